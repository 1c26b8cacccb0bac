import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { pages } from './manifest.ts'
import { redirects } from './redirects.ts'

it('leads each old address one step on, to where the specification has the page', () => {
  expect(redirects.size).toBe(20)
  expect(redirects.get('/licenses/contract')).toBe('/licenses/contract/oracle')
  expect(redirects.get('/patch-advisor')).toBe('/oracle/patch-advisor')
  for (const now of redirects.values()) expect(redirects.has(now)).toBe(false)
})

it('takes the address of no page', () => {
  for (const old of redirects.keys())
    expect(pages.filter(({ path }) => matchPath(path, old)).map(({ path }) => path)).toEqual([])
})
