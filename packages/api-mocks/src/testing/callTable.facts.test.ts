import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { callTable } from './callTable.ts'

test('docs/calls.md is up to date', async () => {
  const committed = await readFile(new URL('../../../../docs/calls.md', import.meta.url), 'utf8')
  expect(committed).toBe(callTable())
})
