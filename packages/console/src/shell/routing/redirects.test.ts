import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { pages } from './manifest.ts'
import { redirects } from './redirects.ts'

it('redirects each old path in one step to its current path', () => {
  expect(redirects.size).toBe(20)
  expect(redirects.get('/licenses/contract')).toBe('/licenses/contract/oracle')
  expect(redirects.get('/patch-advisor')).toBe('/oracle/patch-advisor')
  for (const now of redirects.values()) expect(redirects.has(now)).toBe(false)
})

it('does not shadow the path of a page', () => {
  for (const old of redirects.keys())
    expect(pages.filter(({ path }) => matchPath(path, old)).map(({ path }) => path)).toEqual([])
})
