import { expect, test } from 'vitest'
import { errorColumns, orphanColumns, missingColumns, silentColumns } from './columns.ts'

const columnShape = (columns: readonly { id: string; kind: string; filter?: string }[]) =>
  columns.map(({ id, kind, filter }) => `${id} ${kind} ${filter}`)

test('columns have these kinds and filters', () => {
  const hostTo = (hostname: string) => `/details/${hostname}`
  expect(columnShape(silentColumns(hostTo))).toEqual([
    'hostname link text',
    'days number range',
    'date dateTime days',
    'description text text',
  ])
  expect(columnShape(missingColumns(hostTo))).toEqual([
    'name text text',
    'hostname link text',
    'ignored boolean yesNo',
    'comment text text',
  ])
  expect(columnShape(orphanColumns(hostTo))).toEqual(['hostname link text', 'technology text oneOf'])
  expect(columnShape(errorColumns(({ cloud }) => cloud))).toEqual([
    'error text text',
    'cloud text oneOf',
    'createdAt dateTime days',
    'category text oneOf',
    'profileID code text',
  ])
})

test('links a host by its hostname field', () => {
  const [host] = orphanColumns((hostname) => `/details/${encodeURIComponent(hostname)}`)
  const row = { hostname: 'db - 7', technology: '' }
  expect(host?.kind === 'link' ? host.to(row) : null).toBe('/details/db%20-%207')
  const [unlinked] = orphanColumns(null)
  expect(unlinked?.kind === 'link' ? unlinked.to(row) : null).toBeNull()
})
