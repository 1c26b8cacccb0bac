import { cdp } from 'vitest/browser'

export const emulateForcedColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

/** Computed colors, ignoring text and position. */
export function look(element: Element | null | undefined) {
  if (!element) throw new Error('No element')
  const { backgroundColor, borderBottomColor, outlineStyle, outlineColor } = getComputedStyle(element)
  return { backgroundColor, borderBottomColor, outline: `${outlineStyle} ${outlineColor}` }
}

export const canvas = () => look(document.documentElement).backgroundColor
