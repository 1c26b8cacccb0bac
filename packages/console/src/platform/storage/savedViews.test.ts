import { expect, it } from 'vitest'
import {
  clearViews,
  parseViewFile,
  readViews,
  restoreView,
  setDefault,
  type StoredView,
  upsertView,
  viewFile,
  writeViews,
} from './savedViews.ts'
import { memoryStore } from './storage.ts'

const view = (name: string, parts: Partial<StoredView> = {}): StoredView => ({
  list: '/hosts',
  name,
  search: '?search=db',
  density: 'compact',
  isDefault: false,
  isKept: false,
  ...parts,
})

it('separates views by user without storing user names', () => {
  const store = memoryStore()
  writeViews(store, 'anna.rossi', [view('Mine')])
  writeViews(store, 'bob', [view('His')])
  expect(readViews(store, 'anna.rossi')).toEqual([view('Mine')])
  expect(readViews(store, 'bob')).toEqual([view('His')])
  expect(readViews(store, 'carol')).toEqual([])
  expect(store.read('views')).not.toContain('anna')
})

it('removes views on logout unless the user chose to keep them', () => {
  const store = memoryStore()
  const keptView = view('Kept', { isKept: true })
  writeViews(store, 'anna.rossi', [view('Mine'), keptView])
  writeViews(store, 'bob', [view('His')])
  clearViews(store)
  expect(readViews(store, 'anna.rossi')).toEqual([keptView])
  expect(readViews(store, 'bob')).toEqual([])

  writeViews(store, 'anna.rossi', [view('Mine')])
  clearViews(store)
  expect(store.read('views')).toBeNull()
  store.write('views', '{"x":7,"__proto__":[{"isKept":true}]')
  clearViews(store)
  expect(store.read('views')).toBeNull()
})

it('keeps one default per list and one view per name', () => {
  const views = upsertView(upsertView([], view('A', { isDefault: true })), view('B', { isDefault: true }))
  expect(views.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['B'])
  expect(upsertView(views, view('A', { search: '' }))).toHaveLength(2)
  expect(setDefault(views, '/hosts', null).some(({ isDefault }) => isDefault)).toBe(false)
  const other = view('C', { list: '/oracle', isDefault: true })
  expect(upsertView([other], view('D', { isDefault: true }))).toContainEqual(other)
})

it('restores a removed view at its index without overwriting later changes', () => {
  const [a, b, c] = [view('A'), view('B', { isDefault: true }), view('C')]
  expect(restoreView([a, c], b, 1)).toEqual([a, b, c])
  expect(restoreView([a, { ...c, isDefault: true }], b, 1)).toEqual([
    a,
    { ...b, isDefault: false },
    { ...c, isDefault: true },
  ])
  const restored = view('B', { search: '?search=new' })
  expect(restoreView([a, restored], b, 1)).toEqual([a, restored])
  expect(restoreView([], b, 1)).toEqual([b])
})

it('round-trips a view through a file, without its default flag', async () => {
  const shared = view('<b>“Größe”</b>', { isDefault: true })
  expect(parseViewFile(await viewFile(shared).text())).toEqual({ ...shared, isDefault: false })
})

it('reads a stored view without flags as neither default nor kept', () => {
  const store = memoryStore()
  const { isDefault: _default, isKept: _kept, ...withoutFlags } = view('A')
  writeViews(store, 'anna', [Object(withoutFlags)])
  expect(readViews(store, 'anna')).toEqual([view('A')])
})

it('ignores the flags of a shared file, which could make another view the default', async () => {
  const shared = view('Mine', {})
  const text = await viewFile(shared).text()
  const withFlags = JSON.stringify({ ...JSON.parse(text), isDefault: true, isKept: true })
  expect(parseViewFile(withFlags)).toMatchObject({ name: 'Mine', isDefault: false, isKept: false })
})

it.each([
  '',
  'null',
  '[]',
  '{}',
  '{"format":"inventory console list view","version":2,"list":"/hosts","name":"A","search":""}',
  '{"format":"inventory console list view","version":1,"list":"/hosts","name":" ","search":""}',
  '{"format":"inventory console list view","version":1,"list":"/hosts","name":"A","search":"javascript:alert(1)"}',
  '{"format":"inventory console list view","version":1,"list":7,"name":"A","search":""}',
])('rejects the file %s', (text) => {
  expect(parseViewFile(text)).toBe(null)
})

it.each(['', '7', '[]', '{"x":1}', '{'])('reads malformed storage as empty: %s', (text) => {
  const store = memoryStore()
  store.write('views', text)
  expect(readViews(store, 'anna')).toEqual([])
  writeViews(store, 'anna', [view('A')])
  expect(readViews(store, 'anna')).toEqual([view('A')])
})

it('drops the mocks and the comparison of a view from a file or the storage', async () => {
  const planted = view('Shared', { search: '?search=db&mock=faults:x&compare=2026-01-01..&c.search=x' })
  expect(parseViewFile(await viewFile(planted).text())?.search).toBe('?search=db')
  const store = memoryStore()
  writeViews(store, 'anna.rossi', [planted])
  expect(readViews(store, 'anna.rossi').map(({ search }) => search)).toEqual(['?search=db'])
})
