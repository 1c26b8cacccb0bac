import { rename, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { record as recordDeployment } from '../record/record.ts'
import type { Recording } from '../record/recording.ts'
import { deploymentOf, liveOptions, liveUsage } from './live.ts'
import { endStopped, rejectOnAbort, stopSignal } from './stopSignal.ts'
import { program, UsageError } from './usage.ts'

export const usage = `Usage: ${program} record --api <address> --user <name> --out <file> [options]

Saves the responses of a live deployment. Every text is replaced by a placeholder, the same one for the same original, except words
of the contract, dates, amounts, versions, models and the like, which are listed in src/record/allowList.ts. Numbers and yes/no values of
the contract stay. No file is written if an original name remains. To serve it: ${program} --recording <file>

${liveUsage}  --out <file>
  --help
`

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { ...liveOptions, out: { type: 'string' } } })
  const { out } = values
  if (out === undefined) throw new UsageError('--out is missing')
  const deployment = deploymentOf(values, process.env)
  const signal = stopSignal()
  // Fails before the first request if the file cannot be written; an earlier recording stays until the new one is complete.
  const part = `${out}.part`
  await writeFile(part, '')
  let recording: Recording
  try {
    recording = await Promise.race([recordDeployment(deployment), rejectOnAbort(signal)])
    await writeFile(part, `${JSON.stringify(recording)}\n`)
    await rename(part, out)
  } catch (error) {
    await rm(part, { force: true })
    // Requests may still be open.
    if (signal.aborted) return endStopped(signal)
    throw error
  }
  process.stdout.write(
    `${recording.answers.length} responses in ${out}. Texts were replaced by placeholders. Kept: words of the contract, dates, ` +
      'numbers, yes/no values, versions, models and product names. Read the file before you share it.\n',
  )
}
