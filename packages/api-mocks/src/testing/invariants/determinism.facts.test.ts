import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeUser, makeUsers } from '../../world/access/users.ts'
import { makeAlerts } from '../../world/alerts/alertFixtures.ts'
import { makeHost, makeHosts } from '../../world/hosts/hostFixtures.ts'

const root = new URL('../..', import.meta.url)

/** Real time may enter here only: a running page, a running server. */
const edges = ['browser.ts', 'server.ts', 'commands/exportAgentReports.ts']

test('chance and real time enter at the edges only', async () => {
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|generated/.test(file) && !edges.includes(file),
  )
  const sources = await Promise.all(
    files.map(async (file) => [file, await readFile(new URL(file, root), 'utf8')] as const),
  )
  // A date made from a known moment is pure.
  const impure = /Math\.random|Date\.now|new Date(?!\([^)])|performance\.now|randomUUID/
  expect(files.length).toBeGreaterThan(30)
  expect(sources.filter(([, source]) => impure.test(source)).map(([file]) => file)).toEqual([])
})

test('a row is the same whoever makes it, and in whatever order', () => {
  expect(makeHosts(40)[6]).toEqual(makeHost(7))
  expect(makeHost(90_001)).toEqual(makeHost(90_001))
  expect(makeUsers(5)[2]).toEqual(makeUser(3))
  expect(makeAlerts(30)).toEqual(makeAlerts(30))
})
