import { describe, expect, it } from 'vitest'
import { contrast, ensureContrast } from './tones.ts'
import * as tones from './tones.ts'

describe('tones', () => {
  it.each([
    [0, 'danger'],
    [79.99, 'danger'],
    [80, 'warning'],
    [99.99, 'warning'],
    [100, 'success'],
    [140, 'success'],
    [null, 'neutral'],
    [Number.NaN, 'neutral'],
  ])('compliance of %s%% has tone %s', (percent, tone) => {
    expect(tones.complianceTone(percent)).toBe(tone)
  })

  it.each([
    [0, 'low'],
    [69.9, 'low'],
    [70, 'raised'],
    [89.9, 'raised'],
    [90, 'full'],
    [120, 'full'],
  ])('usage of %s%% has level %s', (percent, level) => {
    expect(tones.fillLevel(percent)).toBe(level)
  })

  it.each([
    ['GREEN', 'green'],
    ['yellow', 'yellow'],
    ['Red', 'red'],
    ['', 'N/A'],
    ['n/a', 'N/A'],
    ['Purple', 'Purple'],
  ])('reads the semaphore %j as %s', (value, semaphore) => {
    expect(tones.readSemaphore(value)).toBe(semaphore)
  })

  it('gives a value that the set does not name a neutral tone', () => {
    expect(
      ['CRITICAL', 'FATAL', 'constructor'].map((value) => tones.toneIn(tones.severityTone, value)),
    ).toEqual(['danger', 'neutral', 'neutral'])
  })
})

/** Light and dark color of a `light-dark()` value. */
function themes(value: string): string[] {
  const [, light = '', dark = ''] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? []
  return [light, dark]
}

describe('technology and cloud colors', () => {
  const given = ['#101336', '#ffffff', '#000', '#98A1AD', '#13aa52', 'red', '', null, 'url(//x)']
  const values = [
    ...given.map((color) => tones.technologyColor('Oracle/Database', color)),
    ...['Oracle/MySQL', 'MongoDB/MongoDB', 'Unknown/Unknown', '__proto__'].map((product) =>
      tones.technologyColor(product),
    ),
    ...tones.clouds.map(tones.cloudColor),
  ]

  it.each(values)('%s has a contrast of at least 3:1 on every surface', (value) => {
    const [light = '', dark = ''] = themes(value)
    expect(contrast(light, tones.leastContrastBackground.light)).toBeGreaterThanOrEqual(3)
    expect(contrast(dark, tones.leastContrastBackground.dark)).toBeGreaterThanOrEqual(3)
  })

  it('keeps a color that already has enough contrast', () => {
    expect(themes(tones.technologyColor('Oracle/Database', '#C1181E'))[0]).toBe('#c1181e')
    expect(ensureContrast('#c4453c', '#ffffff')).toBe('#c4453c')
  })

  it('gives each technology its own color', () => {
    const known = ['Oracle/Database', 'Oracle/MySQL', 'Microsoft/SQLServer', 'PostgreSQL/PostgreSQL']
    expect(new Set(known.map((product) => tones.technologyColor(product))).size).toBe(known.length)
  })
})
