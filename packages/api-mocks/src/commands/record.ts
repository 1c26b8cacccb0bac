import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { record as recordDeployment } from '../record/record.ts'
import { deploymentOf, liveOptions, liveUsage } from './live.ts'
import { UsageError } from './usage.ts'

export const recordUsage = `Usage: npm run mocks -- record --api <address> --user <name> --out <file> [options]

Saves the answers of a live deployment under pseudonyms. Names, addresses, users, keys and free texts are invented, the same
one for the same original; nothing is written while anything of an original is left. To be served again:
npm run mocks -- --recording <file>

${liveUsage}  --out <file>
  --help
`

export async function record(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { ...liveOptions, out: { type: 'string' } } })
  if (values.help) {
    process.stdout.write(recordUsage)
    return
  }
  const { out } = values
  if (out === undefined) throw new UsageError('--out is missing')
  const recording = await recordDeployment(deploymentOf(values, process.env))
  await writeFile(out, `${JSON.stringify(recording)}\n`)
  process.stdout.write(
    `${recording.answers.length} answers in ${out}; nothing of the originals is left in it.\n`,
  )
}
