import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentReportSchema } from '../agents/agentReportSchema.ts'
import type { HostDetail } from '../contract/wire.ts'
import { startServer } from '../server.ts'
import { runCommand } from '../testing/runCommand.ts'

const TIMEOUT_MS = 120_000
const NOW = '2026-03-16T09:30:00Z'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function exported(name: string, ...args: string[]) {
  const out = join(folder, name)
  const result = await runCommand(['export-agent-reports', '--out', out, '--now', NOW, ...args])
  const files = (await readdir(out)).toSorted()
  const reports = await Promise.all(
    files.map(async (file): Promise<Record<string, unknown>> =>
      Object(JSON.parse(await readFile(join(out, file), 'utf8'))),
    ),
  )
  return { ...result, files, reports }
}

describe('export-agent-reports', { timeout: TIMEOUT_MS }, () => {
  test('writes one valid file per host into a new folder', async () => {
    const { code, output, files, reports } = await exported('new/folder', '--hosts', '12')
    expect([code, output]).toEqual([0, `12 agent reports in ${join(folder, 'new/folder')}\n`])
    expect([files.length, files[0], files.at(-1)]).toEqual([12, '000001.json', '000012.json'])
    const validate = new Ajv2020({ strict: false }).compile(agentReportSchema)
    expect(reports.filter((report) => !validate(report))).toEqual([])
  })

  test('refuses a folder with files of an earlier run', async () => {
    const first = await exported('twice', '--hosts', '3')
    const second = await exported('twice', '--hosts', '2')
    expect([second.code, second.error.split('\n')[0]]).toEqual([
      2,
      `--out: ${join(folder, 'twice')} is not empty`,
    ])
    expect(second.files).toEqual(first.files)
  })

  test('says in one line that the folder cannot be made', async () => {
    const { code, error } = await runCommand(['export-agent-reports', '--out', '/dev/null/x', '--hosts', '3'])
    expect([code, error.trim().split('\n').length]).toEqual([1, 1])
  })

  test('writes the hosts that the mock server returns for the same number, seed and moment', async () => {
    const { reports } = await exported('seed', '--hosts', '12', '--seed', '5')
    const server = await startServer({ port: 0, hosts: 12, seed: 5, now: NOW })
    try {
      const headers = { Authorization: `Bearer ${server.control?.token ?? ''}` }
      for (const report of reports) {
        const response = await fetch(`${server.url}/api/hosts/${String(report['hostname'])}`, { headers })
        const { info, location, environment }: HostDetail = Object(await response.json())
        expect(report).toMatchObject({ location, environment })
        expect(report['info']).toMatchObject({ cpuCores: info.cpuCores, memoryTotal: info.memoryTotal })
      }
    } finally {
      await server.close()
    }
    const { reports: others } = await exported('other', '--hosts', '12')
    expect(others[0]?.['hostname']).not.toBe(reports[0]?.['hostname'])
  })

  test.each([
    [['--hosts', '3'], '--out is missing'],
    [['--out', 'x', '--now', 'soon'], '--now: soon is not a moment like 2026-03-16T09:30:00Z'],
    [['--out', 'x', '--hosts', 'many'], '--hosts: many is not a number from 0 to'],
  ])('exits with 2 and the usage text: %j', async (args, message) => {
    const { code, error } = await runCommand(['export-agent-reports', ...args])
    expect(code).toBe(2)
    expect(error).toContain(message)
    expect(error).toContain('Usage: inventory-mocks export-agent-reports')
  })
})
