export const themeNames = ['light', 'dark'] as const
export type ThemeName = (typeof themeNames)[number]

export interface ColourToken {
  name: string
  light: string
  dark: string
  /** The step of the scale it comes from. */
  note: string
}

/** The colours of tokens.css, in its order. */
export function readColours(css: string): ColourToken[] {
  return [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\); \/\* (.+) \*\//g)].map(
    ([, name = '', light = '', dark = '', note = '']) => ({ name, light, dark, note }),
  )
}

export interface Declaration {
  name: string
  value: string
}

/** What is declared under names that begin so: `text-` gives the sizes, `radius-` the radii. */
export function readDeclarations(css: string, prefix: string): Declaration[] {
  return [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)]
    .map(([, name = '', value = '']) => ({ name, value: value.replaceAll(/\s+/g, ' ') }))
    .filter(({ name, value }) => name.startsWith(prefix) && value !== 'initial')
}
