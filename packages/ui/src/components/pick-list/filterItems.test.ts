import { expect, it } from 'vitest'
import { filterItems } from './filterItems.ts'

const items = [
  { label: 'Database list', note: 'Databases / Oracle' },
  { label: 'prod-db-014' },
  { label: 'db-014' },
  { label: 'olddb-014' },
  { label: 'São Paulo' },
]
const found = (text: string) => filterItems(items, text).map(({ label }) => label)

it('returns all items for blank text', () => {
  expect(found(' ')).toHaveLength(items.length)
})
it('ranks prefix matches first, then word prefixes', () => {
  expect(found('db-014')).toEqual(['db-014', 'prod-db-014', 'olddb-014'])
})
it('matches the note and several words in any order', () => {
  expect(found('oracle list')).toEqual(['Database list'])
  expect(found('list mysql')).toEqual([])
})
it('ignores case and accents and treats regular expression syntax as literal text', () => {
  expect(found('SAO')).toEqual(['São Paulo'])
  expect(found('.*')).toEqual([])
})
