import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { x } from 'tinyexec'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
let copy = ''

/** What the generator reads and edits. */
const copied = [
  'package.json',
  '.oxfmtrc.json',
  'tooling/coverage',
  'packages/api-mocks/src/contract',
  'packages/ui/src/i18n',
  'packages/ui/src/screens/paths.ts',
  'packages/console/src/features',
  'packages/console/src/shell/menu',
]

async function generate(changes: Readonly<Record<string, string>> = {}) {
  const options = {
    feature: 'clusters',
    catalogue: 'clusters',
    menu: 'Hypervisors',
    name: 'VCenters',
    operation: 'listClusters',
    columns: 'name,cpu,createdAt,fetchEndpoint:code',
    titles: 'vCenter list|Lista vCenter|Lista de vCenters',
    labels: 'createdAt=Last update|Ultimo aggiornamento|Última atualização',
    ...changes,
  }
  const args = Object.entries(options).flatMap(([key, value]) => [`--${key}`, value])
  const plopfile = join(root, 'tooling/generator/plopfile.ts')
  const run = await x('plop', ['--plopfile', plopfile, 'screen', '--', ...args], {
    nodeOptions: { cwd: root, env: { GENERATOR_ROOT: copy } },
  })
  return { exitCode: run.exitCode, output: run.stdout + run.stderr }
}

const read = (file: string) => readFile(join(copy, file), 'utf8')

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'generator-'))
  await Promise.all(copied.map((path) => cp(join(root, path), join(copy, path), { recursive: true })))
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
})
afterAll(() => rm(copy, { recursive: true, force: true }))

describe('new:screen', () => {
  it('reports a call that the contract does not have', async () => {
    const { exitCode, output } = await generate({ operation: 'listNothing' })
    expect(output).toContain('no GET with the path or operationId listNothing')
    expect(exitCode).toBe(1)
  })

  it.each([
    ['feature', 'licenses'],
    ['catalogue', 'contracts'],
    ['menu', 'Hypervisors'],
  ])('names the choices for an unknown %s', async (prompt, choice) => {
    const { exitCode, output } = await generate({ [prompt]: 'nothing' })
    expect(output).toContain(choice)
    expect(exitCode).toBe(1)
  })

  it('names the properties of the row for an unknown column', async () => {
    const { output } = await generate({ columns: 'name,nothing' })
    expect(output).toContain('listClusters has no property nothing. It has id, createdAt, hostname')
  })

  it('finds the call by its path', async () => {
    const { output } = await generate({ operation: '/hosts/clusters', columns: 'name,nothing' })
    expect(output).toContain('/hosts/clusters has no property nothing. It has id, createdAt, hostname')
  })

  it('rejects a column without a label in the lists or the options', async () => {
    const { output } = await generate({
      columns: 'name,vmsErcoleAgentCount,physicalServerModelNames',
      labels: '',
    })
    expect(output).toContain('No list has a label for physicalServerModelNames')
  })

  it('writes a list with its texts in three languages and registers the page', async () => {
    const { exitCode, output } = await generate()
    expect(output).toContain('/v-centers')
    expect(exitCode).toBe(0)
    const screen = await read('packages/ui/src/screens/clusters/VCentersScreen.tsx')
    expect(screen).toContain("{ id: 'createdAt', kind: 'dateTime' }")
    expect(screen).toContain("{ id: 'fetchEndpoint', kind: 'code' }")
    // Lint rejects String() around a text.
    expect(screen).toContain('  return name\n')
    expect(await read('packages/console/src/features/clusters/vCentersQueries.ts')).toContain(
      'decoder: clusterRows,',
    )
    expect(await read('packages/console/src/features/clusters/pages.ts')).toContain('path: paths.vCenters')
    expect(await read('packages/console/src/shell/menu/menu.ts')).toContain(
      "{ to: paths.vCenters, node: rootNode('Hypervisors') }",
    )
    const texts: unknown = JSON.parse(await read('packages/ui/src/i18n/locales/it/clusters.json'))
    expect(texts).toMatchObject({
      vCenters: { title: 'Lista vCenter', columns: { createdAt: 'Ultimo aggiornamento' } },
    })
  })

  it('rejects an existing name', async () => {
    const before = await read('packages/console/src/features/clusters/pages.ts')
    const { exitCode, output } = await generate()
    expect(output).toContain('already has the key vCenters')
    expect(exitCode).toBe(1)
    expect(await read('packages/console/src/features/clusters/pages.ts')).toBe(before)
  })
})
