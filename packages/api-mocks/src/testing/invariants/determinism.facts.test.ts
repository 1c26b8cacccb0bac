import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeUser, makeUsers } from '../../world/access/users.ts'
import { makeAlerts } from '../../world/alerts/alertFixtures.ts'
import { makeHost, makeHosts } from '../../world/hosts/hostFixtures.ts'

const root = new URL('../..', import.meta.url)

/** Modules that may read real time: the running page, the running server and the time that a world starts at. */
const edges = [
  'browser.ts',
  'server.ts',
  'lib/time.ts',
  'commands/exportAgentReports.ts',
  'commands/fillServer.ts',
]

test('random values and real time are used at the edges only', async () => {
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|generated/.test(file) && !edges.includes(file),
  )
  const sources = await Promise.all(
    files.map(async (file) => [file, await readFile(new URL(file, root), 'utf8')] as const),
  )
  // `new Date(value)` is deterministic.
  const impure = /Math\.random|Date\.now|new Date(?!\([^)])|performance\.now|randomUUID/
  expect(files.length).toBeGreaterThan(30)
  expect(sources.filter(([, source]) => impure.test(source)).map(([file]) => file)).toEqual([])
})

test('a fixture is equal whether created alone or in a list', () => {
  expect(makeHosts(40)[6]).toEqual(makeHost(7))
  expect(makeHost(90_001)).toEqual(makeHost(90_001))
  expect(makeUsers(5)[2]).toEqual(makeUser(3))
  expect(makeAlerts(30)).toEqual(makeAlerts(30))
})
