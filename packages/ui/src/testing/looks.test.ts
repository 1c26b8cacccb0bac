import { expect, it } from 'vitest'
import { looksOf } from './looks.ts'

it('every story is looked at in both themes', () => {
  expect(looksOf([])).toEqual({ light: { theme: 'light' }, dark: { theme: 'dark' } })
  expect(looksOf(['autodocs', 'test'])).toEqual(looksOf([]))
})

it('a tag asks for more looks, in both themes too', () => {
  expect(Object.keys(looksOf(['languages']))).toEqual([
    'light',
    'dark',
    'it-light',
    'it-dark',
    'pt-br-light',
    'pt-br-dark',
  ])
  expect(looksOf(['languages', 'widths'])).toMatchObject({
    'pt-br-dark': { theme: 'dark', locale: 'pt-br' },
    'phone-light': { theme: 'light', viewport: { width: 390 } },
    'tablet-dark': { theme: 'dark', viewport: { width: 1024 } },
    'desktop-light': { theme: 'light', viewport: { width: 1440 } },
  })
})
