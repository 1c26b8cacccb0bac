import { expect, it } from 'vitest'
import { looksOf } from './looks.ts'

it('every story has a light and a dark look', () => {
  expect(looksOf([])).toEqual({ light: { theme: 'light' }, dark: { theme: 'dark' } })
  expect(looksOf(['autodocs', 'test'])).toEqual(looksOf([]))
})

it('tags add looks in both themes', () => {
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
