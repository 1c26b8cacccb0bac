/** Writes docs/calls.md. A contract test checks that it is up to date. */
import { writeFile } from 'node:fs/promises'
import { callTable } from '../src/testing/callTable.ts'

await writeFile(new URL('../../../docs/calls.md', import.meta.url), callTable())
