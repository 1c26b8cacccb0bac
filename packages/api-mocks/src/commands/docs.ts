import { parseArgs } from 'node:util'
import { writeDocs } from '../docs/docsPage.ts'
import { program, UsageError } from './usage.ts'

export const docsUsage = `Usage: ${program} docs --out <folder>

Writes the reference of the services as static files, for any web server, without network. A running server has it
at /docs/, where the calls can also be tried.
`

export async function docs(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    process.stdout.write(docsUsage)
    return
  }
  const { out } = values
  if (out === undefined) throw new UsageError('--out is missing')
  await writeDocs(out)
  process.stdout.write(`The reference is in ${out}: open index.html through a web server.\n`)
}
