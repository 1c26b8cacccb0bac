import { expect, it } from 'vitest'
import { fitText, textWidth } from './Drawing.tsx'

it('keeps text that fits and truncates the rest', () => {
  expect(fitText('db-001', 100)).toBe('db-001')
  const cut = fitText('a-host-name-that-goes-on-and-on', 80)
  expect(cut).toMatch(/^a-host.*…$/)
  expect(textWidth(cut)).toBeLessThanOrEqual(80)
})

it('replaces invisible and bidirectional characters with dots and handles megabytes of text', () => {
  expect(fitText('a\u202Eb\u200Bc', 100)).toBe('a·b·c')
  expect(fitText('x'.repeat(1_000_000), 60).length).toBeLessThan(12)
})

it('does not split surrogate pairs', () => {
  expect(fitText('😀😀😀😀', 40)).toBe('😀😀…')
})
