import { readFileSync } from 'node:fs'
import * as scales from '@radix-ui/colors'
import { describe, expect, it } from 'vitest'
import { contrast, leastContrastBackground } from '../domain/tones.ts'
import { readable, surfaces, visible } from './pairs.ts'
import { readColors, themeNames, type ThemeName } from './readTokens.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const tokens = new Map(readColors(css).map((token) => [token.name, token]))

function color(name: string, theme: ThemeName): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`No token --${name}`)
  return token[theme]
}

describe.each(themeNames)('color tokens of the %s theme', (theme) => {
  it.each(readable)('%s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(contrast(color(text, theme), color(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(visible)('%s on %s has a contrast of at least 3', (control, ground) => {
    expect(contrast(color(control, theme), color(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})

it.each(themeNames)('%s: leastContrastBackground is the surface with the least contrast', (theme) => {
  const sorted = surfaces
    .map((name) => color(name, theme))
    .toSorted((one, other) => contrast(one, '#808080') - contrast(other, '#808080'))
  expect(sorted[0]).toBe(leastContrastBackground[theme])
})

describe('scale notes of the color tokens', () => {
  it('exist for every color', () => {
    expect(tokens.size).toBe([...css.matchAll(/light-dark\(#/g)].length)
    expect(tokens.size).toBeGreaterThan(30)
  })
  it.each([...tokens])('match the Radix scale: %s', (_, { light, dark, note }) => {
    const [first = '', second = first] = note.split(', ')
    expect({ light, dark }).toEqual({ light: step(first, '') ?? light, dark: step(second, 'Dark') ?? dark })
  })
})

/** Color of a scale step, or undefined for a custom color. */
function step(name: string, suffix: string): unknown {
  if (name === 'own') return undefined
  const [scale = '', number = ''] = name.split('-')
  const steps: unknown = Reflect.get(scales, scale + suffix)
  if (typeof steps !== 'object' || steps === null) throw new Error(`No scale ${scale}`)
  return Reflect.get(steps, scale + number)
}
