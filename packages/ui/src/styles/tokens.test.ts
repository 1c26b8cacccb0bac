import { readFileSync } from 'node:fs'
import * as scales from '@radix-ui/colors'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

interface Token {
  light: string
  dark: string
  note: string
}

const tokens = new Map<string, Token>()
for (const line of css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\); \/\* (.+) \*\//g)) {
  const [, name = '', light = '', dark = '', note = ''] = line
  tokens.set(name, { light, dark, note })
}

function colour(name: string, theme: 'light' | 'dark'): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`No token --${name}`)
  return token[theme]
}

/** WCAG 2.2, relative luminance and contrast. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = [
  'surface',
  'surface-raised',
  'surface-muted',
  'surface-hover',
  'surface-active',
  'surface-selected',
]
const restful = ['surface', 'surface-raised', 'surface-muted']
const states = ['danger', 'warning', 'success', 'info']
const on = (text: string, grounds: string[]) => grounds.map((ground) => [text, ground] as const)

const readable = [
  ...on('text', [...surfaces, 'accent-subtle', 'mark', ...states.map((state) => `${state}-subtle`)]),
  ...on('text-muted', [...surfaces, 'accent-subtle']),
  ...on('accent-text', [...restful, 'surface-hover', 'surface-selected', 'accent-subtle']),
  ...on('surface', ['text']),
  ...on('text-on-solid', [
    'accent',
    'accent-hover',
    'danger-solid',
    'danger-solid-hover',
    'success-solid',
    'info-solid',
  ]),
  ...on('text-on-warning', ['warning-solid']),
  ...states.flatMap((state) => on(`${state}-text`, [...restful, 'surface-hover', `${state}-subtle`])),
]
const visible = [
  ...on('line-control', [...restful]),
  ...on('focus', [...surfaces]),
  ...on('accent', restful),
  ...states.flatMap((state) => on(`${state}-icon`, [...restful, `${state}-subtle`])),
]

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it.each(readable)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(visible)('%s can be seen on %s', (control, ground) => {
    expect(contrast(colour(control, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})

describe('the note of each colour', () => {
  it('is read from every colour', () => {
    expect(tokens.size).toBe([...css.matchAll(/light-dark\(#/g)].length)
    expect(tokens.size).toBeGreaterThan(30)
  })
  it.each([...tokens])('%s is the step that it names', (_, { light, dark, note }) => {
    const [first = '', second = first] = note.split(', ')
    expect({ light, dark }).toEqual({ light: step(first, '') ?? light, dark: step(second, 'Dark') ?? dark })
  })
})

/** The colour of a step; nothing for a colour that is our own. */
function step(name: string, suffix: string): unknown {
  if (name === 'own') return undefined
  const [scale = '', number = ''] = name.split('-')
  const steps: unknown = Reflect.get(scales, scale + suffix)
  if (typeof steps !== 'object' || steps === null) throw new Error(`No scale ${scale}`)
  return Reflect.get(steps, scale + number)
}
