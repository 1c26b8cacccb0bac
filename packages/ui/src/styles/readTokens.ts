export const themeNames = ['light', 'dark'] as const
export type ThemeName = (typeof themeNames)[number]

export interface ColorToken {
  name: string
  light: string
  dark: string
  /** Step of the color scale. */
  note: string
}

/** The color tokens of tokens.css in order. */
export function readColors(css: string): ColorToken[] {
  return [...css.matchAll(/(?<!-)--(\w[\w-]*): light-dark\((#\w+), (#\w+)\); \/\* (.+) \*\//g)].map(
    ([, name = '', light = '', dark = '', note = '']) => ({ name, light, dark, note }),
  )
}

export interface Declaration {
  name: string
  value: string
}

/** Declarations by name prefix: `text-` for sizes, `radius-` for radii. */
export function readDeclarations(css: string, prefix: string): Declaration[] {
  return [...css.matchAll(/(?<!-)--(\w[\w-]*):([^;]+);/g)]
    .map(([, name = '', value = '']) => ({ name, value: value.trim().replaceAll(/\s+/g, ' ') }))
    .filter(({ name, value }) => name.startsWith(prefix) && value !== 'initial')
}
