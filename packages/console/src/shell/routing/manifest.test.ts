import { describe, expect, it } from 'vitest'
import { entityOf } from '../../platform/pages/page.ts'
import { pageOf, pages, linkPath, titleOf } from './manifest.ts'

describe('manifest', () => {
  it('finds a page case-insensitively and with a trailing slash, but not by a longer path', () => {
    expect(pageOf('/hosts')?.title).toBe('hosts')
    expect(pageOf('/hosts/')?.title).toBe('hosts')
    expect(pageOf('/Hosts')?.title).toBe('hosts')
    expect(pageOf('/hosts/more')).toBeNull()
    expect(pageOf('/')).toBeNull()
  })

  it.each(pages)('finds $path by its own path', (page) => {
    expect(pageOf(linkPath(page).replaceAll(/:\w+/g, 'x'))).toBe(page)
  })

  it('has a title for pages outside the login', () => {
    expect(['/login', '/login/code', '/401', '/404', '/500', '/error'].map(titleOf)).toEqual([
      'login',
      'login',
      'unauthorized',
      'notFound',
      'serverError',
      'generalError',
    ])
    expect(titleOf('/nowhere')).toBeNull()
  })

  it('decodes the entity name in a URL', () => {
    const details = { path: '/details/:hostname/:dbname?', entity: 'hostname' }
    expect(entityOf(details, '/details/db%20014')).toBe('db 014')
    expect(entityOf(details, '/details/db-014/ORCL')).toBe('db-014')
    expect(entityOf(details, '/details/50%')).toBe('50%')
    expect(entityOf({ path: '/hosts' }, '/hosts')).toBeNull()
  })
})
