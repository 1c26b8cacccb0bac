import { describe, expect, it } from 'vitest'
import { pageOf } from '../../testing/pageOf.ts'
import { defaultViewSearch } from './defaultView.ts'
import { upsertView, readViews, setDefault, writeViews, type StoredView } from './savedViews.ts'
import { memoryStore } from './storage.ts'

const view = (list: string, parts: Partial<StoredView> = {}): StoredView => ({
  list,
  name: 'Mine',
  search: '?search=db&sort=-hostname',
  density: 'comfortable',
  isDefault: true,
  isKept: false,
  ...parts,
})

function servicesWithViews(views: readonly StoredView[], username = 'anna') {
  const local = memoryStore()
  writeViews(local, username, views)
  return local
}

const searchOf = (
  local: ReturnType<typeof memoryStore>,
  path: string,
  search = '',
  username: string | null = 'anna',
) => defaultViewSearch({ local, pageOf, persisted: { get: () => ({ username }) } }, path, search)

describe('saved views of the same name', () => {
  const [hosts, oracle] = [view('/hosts'), view('/oracle', { search: '?search=erp' })]

  it('are separate per list', () => {
    const changed = upsertView([hosts, oracle], { ...hosts, search: '?search=new', isDefault: false })
    expect(changed).toContainEqual(oracle)
    expect(changed.filter(({ list }) => list === '/hosts').map(({ search }) => search)).toEqual([
      '?search=new',
    ])
  })

  it('lose the default only on their own list', () => {
    expect(setDefault([hosts, oracle], '/hosts', null)).toEqual([{ ...hosts, isDefault: false }, oracle])
  })

  it('are separate per tab of a page', () => {
    const tab = view('/licenses/used#hosts')
    expect(upsertView([view('/licenses/used'), tab], view('/licenses/used'))).toHaveLength(2)
    expect(readViews(servicesWithViews([tab]), 'anna')).toEqual([tab])
  })
})

describe('default view', () => {
  const local = servicesWithViews([
    view('/hosts', { density: 'compact' }),
    view('/oracle', { search: '?search=erp' }),
  ])

  it('opens on its own list', () => {
    expect(searchOf(local, '/hosts')).toBe('?search=db&sort=-hostname&density=compact')
    expect(searchOf(local, '/mysql')).toBeNull()
  })

  it('keeps the parameters in the URL and adds the others', () => {
    expect(searchOf(local, '/hosts', '?search=erp')).toBe('?search=erp&sort=-hostname&density=compact')
    expect(searchOf(local, '/hosts', '?density=comfortable')).toContain('density=comfortable')
  })

  it('does not open for another user or before the user is known', () => {
    expect(searchOf(local, '/hosts', '', 'bob')).toBeNull()
    expect(searchOf(local, '/hosts', '', null)).toBeNull()
  })

  it('does not open a view that is no longer the default', () => {
    expect(searchOf(servicesWithViews([view('/hosts', { isDefault: false })]), '/hosts')).toBeNull()
  })
})
