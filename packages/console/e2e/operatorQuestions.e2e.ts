import { startServer, type MockHttpServer } from '@inventory-console/api-mocks/server'
import {
  arrayOf,
  comparedLists,
  countDifferences,
  isRecord,
  rawRows,
  valueAt,
  type RawRow,
} from '@inventory-console/ui/testing/comparedLists'
import type { Locator } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordVisit } from '../src/features/dashboard/lastVisit.ts'
import { memoryStore, storageKey } from '../src/platform/storage/storage.ts'
import { setUpBrowserPage, page } from './support/browserPage.ts'
import { configFor, serveConsole, type Site } from './support/builtConsole.ts'
import { countedClicks } from './support/clicks.ts'
import { logInForToken } from './support/crawler.ts'
import { basePath } from './support/nginxServer.ts'

setUpBrowserPage()
let services: MockHttpServer
let site: Site
let token = ''
let click = countedClicks()

/** `npm test` answers four of the questions, the nightly run all. */
const nightly = process.env['NIGHTLY'] === undefined ? (_name: string, _run: () => Promise<void>) => {} : test

const day = 86_400_000
const lastVisit = Date.now() - 60 * day

beforeAll(async () => {
  services = await startServer({ port: 0, hosts: 100, latency: 0 })
  site = await serveConsole(configFor(services.url))
  token = await logInForToken(services.url)
})
afterAll(async () => {
  await Promise.all([services.close(), site.close()])
})

beforeEach(async () => {
  const store = memoryStore()
  recordVisit(store, 'admin', lastVisit)
  await page
    .context()
    .addInitScript(
      ([name = '', visits = '']) => localStorage.getItem(name) ?? localStorage.setItem(name, visits),
      [storageKey('visits', basePath), store.read('visits') ?? ''],
    )
  await page.goto(`${site.url}/dashboard`)
  await page.getByLabel('Username').fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill('Admin.2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('region', { name: 'Needs attention' }).waitFor()
  click = countedClicks()
})

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(services.url + path, { headers: { Authorization: `Bearer ${token}` } })
  return response.json()
}

/** Rows of a response, or of one of its fields. */
async function rows(path: string, field?: string): Promise<readonly RawRow[]> {
  const body = await fetchJson(path)
  return arrayOf(field === undefined || !isRecord(body) ? body : body[field]).filter(isRecord)
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)
const descending = (by: (row: RawRow) => number) => (a: RawRow, b: RawRow) => by(b) - by(a)

const card = (name: RegExp) => page.getByRole('region', { name })
const all = (name: RegExp) => card(name).getByRole('link', { name: /^Show all / })
const firstRow = () =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
const names = () => page.getByRole('rowheader').allInnerTexts()
const numberIn = (shown: string) => Number(/\d[\d,]*/.exec(shown)?.[0].replaceAll(',', ''))
const rowCount = async () => numberIn(await page.locator('[data-slot=row-count]').innerText())

/** Polls, because the list renders after its response. */
const expectText = (target: Locator, expected: string) =>
  expect.poll(() => target.innerText(), { message: expected }).toContain(expected)

nightly('lists the agents that do not report, longest silence first', async () => {
  const alerts = await rows('/api/alerts?status=NEW&code=NO_DATA&page=1&size=1000', 'items')
  const silence = (alert: RawRow) => numberIn(/(\d+) day\(s\)/.exec(text(alert['description']))?.[1] ?? '')
  await click(all(/agents? not reporting/))
  await expect.poll(rowCount).toBe(alerts.length)
  // Without the domain, as lists show it.
  const hostnames = alerts.map(({ hostname }) => text(hostname).replace(/\..*/, ''))
  expect((await names()).toSorted()).toEqual(hostnames.toSorted())
  const longest = Math.max(...alerts.map(silence))
  await expectText(firstRow(), String(longest))
})

test('lists the tablespaces that are 90% full or more, fullest first', async () => {
  const tablespaces = await rows('/api/hosts/technologies/oracle/databases/tablespaces')
  const used = ({ usedPerc }: RawRow) => numberOf(usedPerc)
  // Of equally full ones the largest is first.
  const size = ({ used: mebibytes }: RawRow) => numberOf(mebibytes)
  const full = tablespaces
    .filter((row) => used(row) >= 90)
    .toSorted(descending(size))
    .toSorted(descending(used))
  await click(all(/tablespaces? 90% full/))
  await expect.poll(rowCount).toBe(full.length)
  await expectText(firstRow(), text(full[0]?.['name']))
})

test('shows the license type with the most expensive gap and proposals that close it', async () => {
  const types = await rows('/api/hosts/technologies/all/databases/licenses-compliance', 'licensesCompliance')
  const gap = (row: RawRow) =>
    row['unlimited'] === true ? 0 : numberOf(row['consumed']) - numberOf(row['covered'])
  const cost = (row: RawRow) => gap(row) * numberOf(row['cost'])
  const [worst = {}] = types.toSorted(descending(cost))
  const short = types.filter((row) => gap(row) >= 0.001)
  await click(all(/types? with missing licenses/))
  await expect.poll(rowCount).toBe(short.length)
  await expectText(firstRow(), text(worst['licenseTypeID']))
  await click(firstRow().getByRole('button', { name: /^Details of/ }))
  const proposals = page.getByRole('region', { name: 'Cover missing licenses' })
  await expectText(proposals, `Missing ${gap(worst).toLocaleString('en')} to 0`)
})

nightly('lists the Oracle contracts whose support ends within 90 days', async () => {
  const contracts = await rows('/api/contracts/oracle/database', 'contracts')
  const days = ({ supportExpiration }: RawRow) =>
    (Date.parse(text(supportExpiration).slice(0, 10)) - Date.now()) / day
  const ending = contracts.filter((row) => days(row) > -1 && days(row) <= 90)
  await click(card(/contracts? with support expiring/).getByRole('link', { name: /^(Show all|All|Oracle) / }))
  await expect.poll(rowCount).toBe(ending.length)
  const numbers = ending.map(({ contractID }) => text(contractID))
  expect((await names()).toSorted()).toEqual(numbers.toSorted())
})

nightly('lists the hosts added since the last visit', async () => {
  const before = await rows(
    `/api/hosts?mode=summary&older-than=${new Date(lastVisit).toISOString()}`,
    'hosts',
  )
  const after = await rows('/api/hosts?mode=summary', 'hosts')
  const known = new Set(before.map(({ hostname }) => hostname))
  const added = after.map(({ hostname }) => hostname).filter((hostname) => !known.has(hostname))
  await click(card(/^Since your last visit/).getByRole('link', { name: `${added.length} hosts added` }))
  await expect.poll(rowCount).toBe(added.length)
  expect((await names()).toSorted()).toEqual(added.map(text).toSorted())
})

test('compares the hosts of today with those of a chosen date', async () => {
  const earlier = new Date(Date.now() - 30 * day).toISOString().slice(0, 10)
  const { hosts } = comparedLists
  const before = rawRows(hosts, await fetchJson(`${hosts.path}&older-than=${earlier}T23:59:59.999Z`))
  const after = rawRows(hosts, await fetchJson(hosts.path))
  const { added, removed, changed } = countDifferences(hosts, before, after)
  await click(card(/^Since your last visit/).getByRole('button', { name: 'Compare hosts…' }))
  await page.getByRole('textbox', { name: /^Earlier date/ }).fill(earlier.split('-').toReversed().join('/'))
  await click(page.getByRole('dialog').getByRole('button', { name: 'Compare', exact: true }))
  await expect.poll(rowCount).toBe(added + removed + changed)
})

nightly('lists the missing databases with their hosts', async () => {
  const hosts = await rows('/api/hosts/technologies/oracle/missing-dbs')
  const missing = hosts.flatMap(({ hostname, missingDatabases }) =>
    arrayOf(missingDatabases)
      .filter(isRecord)
      .filter(({ ignored }) => ignored !== true)
      .map(({ name }) => ({ name: text(name), hostname: text(hostname) })),
  )
  await click(all(/missing databases?/))
  await expect.poll(rowCount).toBe(missing.length)
  expect((await names()).toSorted()).toEqual(missing.map(({ name }) => name).toSorted())
  const first = missing.find(({ name }) => name === missing.map((row) => row.name).toSorted()[0])
  await expectText(firstRow(), first?.hostname ?? '')
})

nightly('shows the new critical alerts of the past week and their hosts', async () => {
  const alerts = await rows('/api/alerts?status=NEW&severity=CRITICAL&page=1&size=1000', 'items')
  const since = new Date(new Date().setHours(0, 0, 0, 0) - 7 * day).toISOString()
  const recent = alerts.filter(({ date }) => text(date) >= since)
  const byCode = Map.groupBy(recent, ({ alertCode }) => text(alertCode))
  await click(all(/new critical alert/))
  await expect.poll(async () => (await names()).length).toBe(byCode.size)
  const row = firstRow()
  const [, group = []] =
    [...byCode].toSorted((a, b) => b[1].length - a[1].length).find(([, { length }]) => length > 0) ?? []
  await expectText(row, group.length.toLocaleString('en'))
  await click(row.getByRole('button', { name: /^Details of/ }))
  for (const host of new Set(group.map(({ hostname }) => text(hostname))))
    await page.getByText(host, { exact: true }).first().waitFor()
})

nightly('finds the host with databases that has the most memory', async () => {
  const hosts = await rows('/api/hosts?mode=summary', 'hosts')
  const memory = (row: RawRow) => numberOf(valueAt(row, 'info.memoryTotal'))
  const withDatabases = hosts.filter(
    ({ databases }) => isRecord(databases) && Object.keys(databases).length > 0,
  )
  const [largest = {}] = withDatabases.toSorted(descending(memory))
  await click(page.getByRole('link', { name: /^All technologies: [\d,]+ hosts$/ }))
  const header = page.getByRole('columnheader', { name: /^Memory/ })
  await click(header)
  await click(header)
  await page.locator('[aria-sort=descending]').waitFor()
  const largestMemory = memory(largest).toLocaleString('en', { maximumFractionDigits: 1 })
  await expect.poll(() => firstRow().textContent()).toContain(largestMemory)
})

test('finds the host of a database', async () => {
  const [database = {}] = await rows('/api/hosts/technologies/all/databases')
  const [name, hostname] = [text(database['name']), text(database['hostname'])]
  await click(page.getByRole('button', { name: /^Go to/ }))
  await page.keyboard.type(name)
  const option = page.getByRole('option', { name: new RegExp(`^${name}`) }).filter({ hasText: hostname })
  await click(option.first())
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain(hostname)
  await page
    .getByRole('region', { name: new RegExp(name) })
    .first()
    .waitFor()
})

nightly('lists the file systems of a host, fullest first', async () => {
  const [host = {}] = await rows('/api/hosts?mode=summary', 'hosts')
  const hostname = text(host['hostname'])
  const fileSystems = await rows(`/api/hosts/${hostname}`, 'filesystems')
  const used = (row: RawRow) =>
    numberOf(row['usedSpace']) / (numberOf(row['usedSpace']) + numberOf(row['availableSpace']))
  const [fullest = {}] = fileSystems.toSorted(descending(used))
  await click(page.getByRole('button', { name: /^Go to/ }))
  await page.keyboard.type(hostname)
  await click(page.getByRole('option', { name: new RegExp(`^${hostname}`) }).first())
  const disks = fileSystems.filter((row) => !text(row['type']).endsWith('tmpfs'))
  const [fullestDisk = {}] = disks.toSorted(descending(used))
  await click(
    card(/^Health$/)
      .getByRole('button', { name: text(fullestDisk['mountedOn']) })
      .first(),
  )
  const dialog = page.getByRole('dialog', { name: new RegExp(hostname) })
  await expect.poll(() => dialog.getByRole('rowheader').allInnerTexts()).toHaveLength(fileSystems.length)
  expect((await dialog.getByRole('rowheader').allInnerTexts())[0]).toBe(text(fullest['mountedOn']))
})

nightly('lists the cloud profiles whose last collection failed', async () => {
  const calls = ['oracle-cloud/oci-recommendation-errors', 'aws/aws-recommendation-errors', 'gcp/errors']
  const errors = (await Promise.all(calls.map((path) => rows(`/thunder/${path}`)))).flat()
  await click(all(/recommendation errors?/))
  await expect.poll(rowCount).toBe(errors.length)
  for (const { profileID } of errors.filter((row) => text(row['profileID']) !== ''))
    await page.getByText(text(profileID), { exact: true }).first().waitFor()
})
