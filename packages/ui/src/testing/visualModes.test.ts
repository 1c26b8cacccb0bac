import { expect, it } from 'vitest'
import { visualModesOf } from './visualModes.ts'

it('every story has a light and a dark mode', () => {
  expect(visualModesOf([])).toEqual({ light: { theme: 'light' }, dark: { theme: 'dark' } })
  expect(visualModesOf(['autodocs', 'test'])).toEqual(visualModesOf([]))
})

it('tags add modes in both themes', () => {
  expect(Object.keys(visualModesOf(['languages']))).toEqual([
    'light',
    'dark',
    'it-light',
    'it-dark',
    'pt-br-light',
    'pt-br-dark',
  ])
  expect(visualModesOf(['languages', 'widths'])).toMatchObject({
    'pt-br-dark': { theme: 'dark', locale: 'pt-br' },
    'phone-light': { theme: 'light', viewport: { width: 390 } },
    'tablet-dark': { theme: 'dark', viewport: { width: 1024 } },
    'desktop-light': { theme: 'light', viewport: { width: 1440 } },
  })
})
