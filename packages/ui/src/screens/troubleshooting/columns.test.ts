import { expect, test } from 'vitest'
import { errorColumns, orphanColumns, missingColumns, silentColumns } from './TroubleshootingScreen.tsx'

const columnShape = (columns: readonly { id: string; kind: string; filter?: string }[]) =>
  columns.map(({ id, kind, filter }) => `${id} ${kind} ${filter}`)

test('columns have these kinds and filters', () => {
  expect(columnShape(silentColumns)).toEqual([
    'hostname link text',
    'days number range',
    'date dateTime days',
    'description text text',
  ])
  expect(columnShape(missingColumns)).toEqual([
    'name text text',
    'hostname link text',
    'ignored boolean yesNo',
    'comment text text',
  ])
  expect(columnShape(orphanColumns)).toEqual(['hostname link text', 'technology text oneOf'])
  expect(columnShape(errorColumns(({ cloud }) => cloud))).toEqual([
    'error text text',
    'cloud text oneOf',
    'createdAt dateTime days',
    'category text oneOf',
    'profileID code text',
  ])
})

test('links a host by its hostname field, and an empty name to nothing', () => {
  const [host] = orphanColumns
  const linkOf = (hostname: string) => (host?.kind === 'link' ? host.to({ hostname, technology: '' }) : '')
  expect(linkOf('db - 7')).toBe('/details/db%20-%207')
  expect(linkOf('')).toBeNull()
})
