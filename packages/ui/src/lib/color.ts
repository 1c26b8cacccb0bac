/** Color as `#rrggbb`. */
export type Hex = `#${string}`

const channels = (hex: string) => [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16))

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Contrast of graphics that WCAG 2.2 asks for. */
const graphicsContrast = 3

/** Returns the color if its contrast is sufficient, otherwise the closest one that is. */
export function ensureContrast(color: Hex, background: Hex): Hex {
  const target = luminance(background) > 0.18 ? 0 : 255
  for (let share = 0; share < 1; share += 0.02) {
    const candidate: Hex = `#${channels(color)
      .map((channel) => Math.round(channel + (target - channel) * share))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`
    if (contrast(candidate, background) >= graphicsContrast) return candidate
  }
  return target === 0 ? '#000000' : '#ffffff'
}
