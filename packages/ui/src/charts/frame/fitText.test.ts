import { expect, it } from 'vitest'
import { fitText, textWidth } from './fitText.ts'

it('keeps what fits and cuts what does not', () => {
  expect(fitText('db-001', 100)).toBe('db-001')
  const cut = fitText('a-host-name-that-goes-on-and-on', 80)
  expect(cut).toMatch(/^a-host.*…$/)
  expect(textWidth(cut)).toBeLessThanOrEqual(80)
})

it('shows hidden and direction-turning characters as dots, and does not stumble over megabytes', () => {
  expect(fitText('a\u202Eb\u200Bc', 100)).toBe('a·b·c')
  expect(fitText('x'.repeat(1_000_000), 60).length).toBeLessThan(12)
})

it('never cuts a letter in two', () => {
  expect(fitText('😀😀😀😀', 40)).toBe('😀😀…')
})
