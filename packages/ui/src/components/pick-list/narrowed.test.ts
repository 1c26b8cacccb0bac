import { expect, it } from 'vitest'
import { narrowed } from './narrowed.ts'

const items = [
  { label: 'Database list', note: 'Databases / Oracle' },
  { label: 'prod-db-014' },
  { label: 'db-014' },
  { label: 'olddb-014' },
  { label: 'São Paulo' },
]
const found = (text: string) => narrowed(items, text).map(({ label }) => label)

it('takes all where nothing is asked', () => {
  expect(found(' ')).toHaveLength(items.length)
})
it('puts what begins with the text first, then what has a word that does', () => {
  expect(found('db-014')).toEqual(['db-014', 'prod-db-014', 'olddb-014'])
})
it('finds by what stands beside the name, and by several words in any order', () => {
  expect(found('oracle list')).toEqual(['Database list'])
  expect(found('list mysql')).toEqual([])
})
it('minds neither case nor accents, and reads signs as signs', () => {
  expect(found('SAO')).toEqual(['São Paulo'])
  expect(found('.*')).toEqual([])
})
