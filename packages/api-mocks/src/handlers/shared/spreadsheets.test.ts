import { unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { spreadsheets } from '../../contract/generated/spreadsheets.ts'
import { headerOf, macroSpreadsheetType, spreadsheetOf, spreadsheetType } from '../../lib/xlsx.ts'
import { at } from '../../testing/atLocations.ts'
import { clientOf } from '../../testing/client.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'

const [, , third] = sampleLocations

// Fewer hosts have no Veritas cluster outside a hypervisor cluster.
const world = createWorld({ hosts: 200 })
const client = clientOf(world)

async function sheetOf(path: string, accept = spreadsheetType, as = 'admin') {
  const response = await client.sendRequest(path, { as, accept })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const workbook = await readXlsx(bytes)
  const [sheet] = workbook.sheets
  if (!sheet) throw new Error('a workbook without a sheet')
  const [headers = [], ...rows] = sheet.rows
  return { response, bytes, workbook, headers, rows }
}

async function rowsOf(path: string, key: string | null): Promise<unknown[]> {
  const body: unknown = await client.json(path)
  const rows: unknown = Array.isArray(body) || key === null ? body : Reflect.get(Object(body), key)
  return Array.isArray(rows) ? rows : []
}

/** Query that the JSON of each call requires, then the path with its parameters filled in. */
const queries: Readonly<Record<string, string>> = { '/hosts': '?mode=summary', '/alerts': '?status=NEW' }
const concrete = (call: string) =>
  (call.includes('recommendations') ? '/thunder' : '/api') +
  call.replace('{name}', world.clusters[0]?.name ?? '')

const oracle = '/hosts/technologies/oracle/databases'

/** Row count of the JSON. Three workbooks differ: one leaves the PDBs out, two include them. */
async function expectedRows(call: string): Promise<number> {
  const { rows: key = null } = spreadsheets[call] ?? {}
  const rows = await rowsOf(concrete(call) + (queries[call] ?? ''), key)
  const inPdb = (row: unknown) => typeof row === 'object' && row !== null && 'pdb' in row
  if (call === `${oracle}/schemas`) return rows.filter((row) => !inPdb(row)).length
  if (call !== `${oracle}/policies-audit` && call !== `${oracle}/psql-migrabilities`) return rows.length
  const ofPdbs = await rowsOf(`/api${call.replace(oracle, `${oracle}/pdbs`)}`, null)
  return rows.length + ofPdbs.length
}

describe.each(Object.keys(spreadsheets))('%s', (call) => {
  test('returns a workbook of the JSON rows', async () => {
    const { response, headers, rows } = await sheetOf(concrete(call) + (queries[call] ?? ''))
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, spreadsheetType])
    expect(response.headers.get('Content-Disposition')).toBeNull()
    const { columns = [] } = spreadsheets[call] ?? {}
    expect(headers).toEqual(columns.map((column) => headerOf(column, columns)))
    expect(new Set(headers).size).toBe(headers.length)
    expect(rows).toHaveLength(await expectedRows(call))
    expect(rows.length).toBeGreaterThan(0)
  })
})

test('requires the exact media type in Accept', async () => {
  const path = '/api/hosts/technologies/mongodb/databases'
  for (const accept of ['*/*', `${spreadsheetType}, */*`, `${spreadsheetType};q=1`, 'application/json']) {
    const response = await client.sendRequest(path, { as: 'admin', accept })
    expect(response.headers.get('Content-Type')).toBe('application/json')
  }
})

test('ignores paging but applies scope and validation', async () => {
  const all = await sheetOf('/api/hosts/technologies/microsoft/databases')
  const paged = await sheetOf('/api/hosts/technologies/microsoft/databases?page=0&size=2')
  expect(paged.rows).toEqual(all.rows)
  const own = await sheetOf('/api/hosts/technologies/microsoft/databases', spreadsheetType, 'operator')
  expect(own.rows.length).toBeLessThan(all.rows.length)
  const rejected = await client.sendRequest('/api/hosts?older-than=yesterday', {
    as: 'admin',
    accept: spreadsheetType,
  })
  expect(rejected.status).toBe(422)
  const foreign = await client.sendRequest(`/api/hosts?${at(third)}`, {
    as: 'operator',
    accept: spreadsheetType,
  })
  expect([foreign.status, await foreign.text()]).toEqual([403, ''])
})

test('GET /hosts needs no mode', async () => {
  const { rows } = await sheetOf('/api/hosts')
  expect(rows).toHaveLength(200)
  expect((await sheetOf('/api/hosts?mode=hostnames')).rows).toEqual(rows)
})

test('GET /alerts filters only by status, dates and global filters and rejects a counting mode', async () => {
  const all = await sheetOf('/api/alerts?status=NEW')
  const filtered = await sheetOf('/api/alerts?status=NEW&severity=CRITICAL&search=nothing&size=1&page=0')
  expect(filtered.rows).toEqual(all.rows)
  const rejected = await client.sendRequest('/api/alerts?mode=aggregated-code-severity', {
    as: 'admin',
    accept: spreadsheetType,
  })
  expect(rejected.status).toBe(400)
})

test.each([
  ['oracle', 'Database', oracle, 'name'],
  ['mysql', 'UUID', '/hosts/technologies/mysql/databases', 'uuid'],
])('returns the macro-enabled audit file of %s', async (vendor, last, list, field) => {
  const accept = `application/vnd.${vendor}.lms+vnd.ms-excel.sheet.macroEnabled.12`
  const { response, bytes, headers, rows } = await sheetOf('/api/hosts', accept)
  expect(response.headers.get('Content-Type')).toBe(macroSpreadsheetType)
  expect(headers.at(-1)).toBe(last)
  const expected = (await rowsOf(concrete(list), spreadsheets[list]?.rows ?? null)).map((row) =>
    Reflect.get(Object(row), field),
  )
  expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set(expected))
  const types = unzipSync(bytes)['[Content_Types].xml']
  expect(new TextDecoder().decode(types)).toContain('vnd.ms-excel.sheet.macroEnabled.main+xml')
  const narrow = await sheetOf('/api/hosts?from=2026-03-16T00:00:00Z&to=2026-03-16T03:00:00Z', accept)
  expect(narrow.rows.length).toBeLessThan(rows.length)
  expect(await client.status('/api/hosts?from=monday', { as: 'admin', accept })).toBe(422)
})

test('keeps host values as text: no formulas, no corrupt file', async () => {
  const names = [
    '=1+1',
    '@SUM(A1)',
    '+39',
    "'quoted",
    '<b>&amp;',
    'tab\tline\nend',
    '\u0000\u0001\uD800x',
    'ü'.repeat(40_000),
  ]
  const rows = names.map((hostname) => ({ hostname }))
  const bytes = await spreadsheetOf({ name: 'a', columns: ['hostname'], rows }, world.clock.now())
  const { sheets } = await readXlsx(bytes)
  const read = sheets[0]?.rows.slice(1).map(([value]) => value)
  expect(read?.slice(0, 6)).toEqual(names.slice(0, 6))
  expect(String(read?.[7])).toHaveLength(32_767)
  const parts = Object.values(unzipSync(bytes))
  expect(parts.map((part) => new TextDecoder().decode(part)).join('')).not.toContain('<f>')
})

test('returns the same bytes for the same rows', async () => {
  const [one, two] = [await sheetOf('/api/hosts'), await sheetOf('/api/hosts')]
  expect(one.bytes).toEqual(two.bytes)
})
