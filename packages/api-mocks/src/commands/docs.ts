import { parseArgs } from 'node:util'
import { writeDocs } from '../docs/docsPage.ts'
import { program, UsageError } from './usage.ts'

export const usage = `Usage: ${program} docs --out <folder>

Writes the reference of the services as static files, for any web server, without network. A running server has it
at /docs/, where the calls can also be tried.
`

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { out: { type: 'string' } },
  })
  const { out } = values
  if (out === undefined) throw new UsageError('--out is missing')
  await writeDocs(out)
  process.stdout.write(`The reference is in ${out}: open index.html through a web server.\n`)
}
