import { describe, expect, it } from 'vitest'
import { pageOf } from '../../testing/pageOf.ts'
import { memoryStore } from '../storage/storage.ts'
import { createLastPath } from './lastPath.ts'

function createStores() {
  const local = memoryStore()
  const tab = memoryStore()
  return { local, tab, last: createLastPath(local, tab, pageOf) }
}

describe('createLastPath', () => {
  it('returns the exact URL until it is visited, then the page', () => {
    const { last } = createStores()
    last.markVisited('/hosts')
    last.interruptedAt('/hosts?search=db&sort=-memoryTotal')
    expect(last.redirectUrl()).toBe('/hosts?search=db&sort=-memoryTotal')
    last.markVisited('/hosts')
    expect(last.redirectUrl()).toBe('/hosts')
  })

  it('ignores paths that are not pages', () => {
    const { last } = createStores()
    for (const path of ['/login', '/401', '/404', '/500', '/error', '/nowhere']) {
      last.markVisited(path)
      last.interruptedAt(`${path}?x=1`)
    }
    expect(last.redirectUrl()).toBeNull()
  })

  it.each([
    '//evil.example/hosts',
    '/\\evil.example/hosts',
    'https://evil.example/hosts',
    'javascript:alert(1)',
    '/hosts/../../login',
    'hosts',
    '',
    '/401',
    '/\t/evil.example/hosts',
  ])('rejects %j in storage', (text) => {
    const { last, local, tab } = createStores()
    local.write('historyPage', text)
    tab.write('returnTo', text)
    expect(last.redirectUrl()).toBeNull()
  })

  it('keeps no entity name and no search after logout', () => {
    const { last, local, tab } = createStores()
    last.markVisited('/details/db-014')
    last.interruptedAt('/hosts?search=db-014')
    last.clearInterruption()
    last.clearNames()
    expect(local.read('historyPage')).toBe('/hosts')
    expect(tab.read('returnTo')).toBeNull()
  })

  it.each([
    ['/hosts', '/hosts'],
    ['/details/db-014', '/hosts'],
    ['/details/db-014/ORCL', '/hosts'],
    ['/hypervisors/cluster-1', '/hypervisors'],
    ['/licenses/used', '/licenses/used'],
    ['/licenses/used/A90611', '/licenses/used'],
    ['/licenses/contract/oracle', '/licenses/contract/oracle'],
  ])('reduces %s to the page %s', (visited, page) => {
    const { last } = createStores()
    last.markVisited(visited)
    expect(last.redirectUrl()).toBe(visited)
    last.clearNames()
    expect(last.redirectUrl()).toBe(page)
  })

  it('reduces the path of an entity to the closest page above it', () => {
    const path = '/area/list/detail'
    const crumbs = [{ to: '/area' }, { to: '/area/list' }, {}]
    const nested = (pathname: string) =>
      pathname.startsWith('/area') ? { path: `${path}/:name`, crumbs } : null
    const detailOnly = (pathname: string) => (pathname === path ? null : nested(pathname))
    const local = memoryStore()
    const last = createLastPath(local, memoryStore(), detailOnly)
    last.markVisited(`${path}/db-014`)
    last.clearNames()
    expect(local.read('historyPage')).toBe('/area/list')
  })
})
