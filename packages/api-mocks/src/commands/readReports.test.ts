import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentReports } from '../agents/agentReport.ts'
import { createWorld } from '../world/createWorld.ts'
import { readReports } from './readReports.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('names file, field and reason of bad reports and reads the others', async () => {
  const [first, second, third] = agentReports(createWorld({ hosts: 3 }))
  const files: Record<string, string> = {
    '1.json': JSON.stringify(first),
    '2.json': '{ "hostname": ',
    '3.json': JSON.stringify({ ...second, schemaVersion: 2 }),
    '4.json': JSON.stringify({ ...second, info: undefined }),
    '5.json': JSON.stringify({ ...second, tags: ['a', 7] }),
    '6.json': JSON.stringify({ ...second, hostname: first?.['hostname'] }),
    '7.json': JSON.stringify(third),
    'notes.txt': 'ignored',
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  const { reports, refused } = await readReports(folder)
  expect(reports).toEqual([first, third])
  expect(refused).toEqual([
    { file: '2.json', field: '', reason: 'is not a JSON object' },
    { file: '3.json', field: 'schemaVersion', reason: 'must be 1, but is 2' },
    { file: '4.json', field: 'info', reason: 'is missing' },
    { file: '5.json', field: 'tags.1', reason: 'must be string, but is 7' },
    {
      file: '6.json',
      field: 'hostname',
      reason: `is ${String(first?.['hostname'])}, as in 1.json`,
    },
  ])
})
