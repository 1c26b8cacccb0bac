import { expect, it } from 'vitest'
import { fitText, textWidth, valueScale } from './Drawing.tsx'

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

it.each([0.37, 5.2, 11, 37, 101, 999, 1010, 20_400])('fills the drawing with values up to %d', (value) => {
  for (const height of [100, 200, 400]) {
    const filled = valueScale([value], [0, height]).position(value)
    expect(filled).toBeLessThanOrEqual(height)
    expect(filled).toBeGreaterThanOrEqual(height / 1.15)
  }
})
