import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '../domain/tones.ts'
import { readColors, themeNames, type ThemeName } from '../styles/readTokens.ts'

const tokens = readColors(readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8'))
const palette = (theme: ThemeName) =>
  tokens.filter(({ name }) => /^chart-\d$/.test(name)).map((token) => token[theme])
const surfaces = (theme: ThemeName) =>
  tokens
    .filter(({ name }) => ['surface', 'surface-raised', 'surface-muted', 'surface-hover'].includes(name))
    .map((token) => token[theme])

type Three = readonly [number, number, number]

/** Transforms of linear RGB for color vision deficiencies, severity 1: Machado, Oliveira, Fernandes 2009. */
const sights: Record<string, readonly Three[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const dot = (row: Three, [x, y, z]: Three) => row[0] * x + row[1] * y + row[2] * z

function linear(hex: string): Three {
  const part = (index: number) => {
    const share = Number.parseInt(hex.slice(index, index + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

function seenAs(hex: string, sight: readonly Three[]): Three {
  const [red = 0, green = 0, blue = 0] = sight.map((row) => Math.min(1, Math.max(0, dot(row, linear(hex)))))
  return [red, green, blue]
}

/** CIE L*a*b*, D65. */
function lab(rgb: Three): Three {
  const bend = (share: number) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116)
  const x = bend(dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047)
  const y = bend(dot([0.2126729, 0.7151522, 0.072175], rgb))
  const z = bend(dot([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** CIEDE2000 difference: 1 is just noticeable side by side, 10 at a glance. Sharma, Wu, Dalal 2005. */
function difference([l1, a1, b1]: Three, [l2, a2, b2]: Three): number {
  const rad = Math.PI / 180
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const stretch = 1 + 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)))
  const [chroma1, chroma2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const angle = (b: number, a: number) => (Math.atan2(b, a * stretch) / rad + 360) % 360
  const [hue1, hue2] = [angle(b1, a1), angle(b2, a2)]
  const turn = ((hue2 - hue1 + 540) % 360) - 180
  const hue = (hue1 + turn / 2 + 360) % 360
  const light = (l1 + l2) / 2
  const chroma = (chroma1 + chroma2) / 2
  const wave =
    1 -
    0.17 * Math.cos((hue - 30) * rad) +
    0.24 * Math.cos(2 * hue * rad) +
    0.32 * Math.cos((3 * hue + 6) * rad) -
    0.2 * Math.cos((4 * hue - 63) * rad)
  const byLight = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2))
  const byChroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
  const byHue = (2 * Math.sqrt(chroma1 * chroma2) * Math.sin((turn / 2) * rad)) / (1 + 0.015 * chroma * wave)
  const blue = 60 * rad * Math.exp(-(((hue - 275) / 25) ** 2))
  const twist = -2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) * Math.sin(blue)
  return Math.sqrt(byLight ** 2 + byChroma ** 2 + byHue ** 2 + twist * byChroma * byHue)
}

it('the CIEDE2000 function matches published values', () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4)
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4)
  expect(difference([90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447])).toBeCloseTo(1.4441, 4)
})

describe.each(themeNames)('category colors of the %s theme', (theme) => {
  const colors = palette(theme)

  it('has eight category colors with 3:1 contrast on every surface', () => {
    expect(colors).toHaveLength(8)
    for (const color of colors)
      for (const surface of surfaces(theme)) expect(contrast(color, surface)).toBeGreaterThanOrEqual(3)
  })

  it.each(Object.entries(sights))(
    '%s vision distinguishes all colors, and neighbors at a glance',
    (_, sight) => {
      const seen = colors.map((color) => lab(seenAs(color, sight)))
      const close: string[] = []
      seen.forEach((one, index) =>
        seen.slice(index + 1).forEach((other, ahead) => {
          const needed = ahead === 0 ? 20 : 12
          const measured = difference(one, other)
          if (measured < needed) close.push(`${index + 1} and ${index + ahead + 2}: ${measured.toFixed(1)}`)
        }),
      )
      expect(close).toEqual([])
    },
  )
})
