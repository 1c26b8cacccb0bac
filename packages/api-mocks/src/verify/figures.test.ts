import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type MockHttpServer } from '../server.ts'
import { runCommand } from '../testing/runCommand.ts'
import { truth, truthWorld } from '../testing/truth/truth.ts'
import type { World } from '../world/world.ts'
import { compareFigures, readFigures } from './figures.ts'

const TIMEOUT_MS = 120_000

let live: MockHttpServer
let folder: string
let world: World
beforeAll(async () => {
  world = truthWorld(truth.changes.find(({ name }) => name === 'mysql-two-contracts'))
  live = await startServer({ port: 0, world })
  folder = await mkdtemp(join(tmpdir(), 'figures-'))
})
afterAll(async () => {
  await live.close()
  await rm(folder, { recursive: true })
})

const verify = (...args: string[]) =>
  runCommand(['verify', '--figures', '--api', `${live.url}/api`, '--user', 'admin', ...args], {
    MOCKS_PASSWORD: 'Admin.2026',
  })
const words = (line: string) => line.split(/ +/).join(' ')
const read = () =>
  readFigures({
    urls: { api: `${live.url}/api` },
    provider: 'basic',
    username: 'admin',
    password: 'Admin.2026',
    timeout: 60_000,
  })

describe('verify --figures', { timeout: TIMEOUT_MS }, () => {
  test('finds no difference on the mocks with the hosts of agent reports, and writes a report', async () => {
    const report = join(folder, 'report.json')
    const { code, output, error } = await verify('--report', report)
    expect([code, output.trim().split('\n').at(-1)]).toEqual([0, '0 differences'])
    expect(output.trim().split('\n').slice(0, -1).map(words)).toEqual([
      'Answer Equal Unequal',
      'used licenses 140 0',
      'per host 77 0',
      'per cluster 27 0',
      'per Veritas cluster 8 0',
      'compliance 21 0',
      'Oracle contracts 24 0',
      'dashboard 3 0',
    ])
    expect(error).toContain('hosts with SQL Server: 2 of 2')
    expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ differences: [] })
  })

  test('refuses options that belong to the other comparison', async () => {
    const { code, error } = await verify('--writes')
    expect([code, error.split('\n')[0]]).toEqual([
      2,
      '--figures goes with --report, --json, --concurrency and --timeout only',
    ])
  })

  test('says why it cannot compare', async () => {
    const args = ['verify', '--figures', '--api', `${live.url}/api`, '--user', 'admin']
    const { code, error } = await runCommand(args, { MOCKS_PASSWORD: 'wrong' })
    expect([code, error]).toEqual([1, 'POST /user/login: status 401\n'])
  })

  test('names the rows and the rule of figures that the server counts in another way', async () => {
    const { inventory, answers } = await read()
    expect(compareFigures(inventory, answers).differences).toEqual([])
    // A server that counts half of the CPUs for Standard Edition 2, too.
    const used = answers.used.map((row) =>
      row.licenseTypeID === 'L103405' && row.clusterName === 'vmcl-mes-01'
        ? { ...row, clusterLicenses: 84 }
        : row,
    )
    const differences = compareFigures(inventory, { ...answers, used }).differences
    expect(differences[0]).toEqual({
      answer: 'used licenses',
      row: 'mes-db-qa-28 / KIDSQ1 / L103405',
      field: 'clusterLicenses',
      server: 84,
      computed: 6,
      rule: 'hypervisor: half of its CPUs, sockets for Standard Edition 2; Veritas: cores of its members',
    })
    // A server that keeps Active Data Guard beside GoldenGate.
    const [row] = answers.used.filter(({ hostname }) => hostname === 'pom-db-dr-11')
    if (!row) throw new Error('the host uses no license')
    const more = { ...row, licenseTypeID: 'L47210' }
    expect(compareFigures(inventory, { ...answers, used: [...answers.used, more] }).differences[0]).toEqual({
      answer: 'used licenses',
      row: 'pom-db-dr-11 / ELECTRD1 / L47210',
      field: 'row',
      server: 'listed',
      computed: 'missing',
      rule: 'licenses of the host, without license types that GoldenGate or RAC nearby includes',
    })
    // A server that counts the consumption of MySQL once.
    const compliance = answers.compliance.map((type) =>
      type.licenseTypeID === 'B64911' ? { ...type, consumed: 1 } : type,
    )
    expect(compareFigures(inventory, { ...answers, compliance }).differences).toMatchObject([
      { answer: 'compliance', row: 'B64911 / HOST', field: 'consumed', server: 1, computed: 2 },
    ])
    // A sum may be off by its order of addition, not by a hundredth of a license.
    const shifted = (difference: number) =>
      answers.compliance.map((type) => ({ ...type, consumed: type.consumed + difference }))
    const ofSums = (difference: number) =>
      compareFigures(inventory, { ...answers, compliance: shifted(difference) }).differences
    expect(ofSums(1e-12)).toEqual([])
    expect(ofSums(0.01).map(({ field }) => field)).toEqual(answers.compliance.map(() => 'consumed'))
  })
})
