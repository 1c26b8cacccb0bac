/** Writes docs/calls.md; contract.facts.test.ts holds that it is fresh. */
import { writeFile } from 'node:fs/promises'
import { callTable } from '../src/testing/callTable.ts'

await writeFile(new URL('../../../docs/calls.md', import.meta.url), callTable())
