/** One look at a story: what Chromatic calls a mode. Our own run takes a picture of each, under the same name. */
export interface Look {
  theme: 'light' | 'dark'
  locale?: string
  viewport?: { width: number; height: number }
}

/** The widths that the console is drawn for, by their names in the toolbar. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const

/** What a story is looked at in besides its own language and size, by the tag that asks for it. */
const settings: Readonly<Record<string, Readonly<Record<string, Omit<Look, 'theme'>>>>> = {
  languages: { it: { locale: 'it' }, 'pt-br': { locale: 'pt-br' } },
  widths: {
    phone: { viewport: sizes.phone },
    tablet: { viewport: sizes.tablet },
    desktop: { viewport: sizes.desktop },
  },
}

export type Looks = Readonly<Record<string, Look>>

/** By the name of the look: `dark`, `it-light`. */
export function looksOf(tags: readonly string[]): Looks {
  const asked = tags.flatMap((tag) => Object.entries(settings[tag] ?? {}))
  return Object.fromEntries(
    [['', {}] as const, ...asked].flatMap(([name, setting]) => [
      [name === '' ? 'light' : `${name}-light`, { theme: 'light', ...setting }] as const,
      [name === '' ? 'dark' : `${name}-dark`, { theme: 'dark', ...setting }] as const,
    ]),
  )
}

/** Parameters of a story with these tags, for Chromatic to look at it as our own run does. */
export const chromaticOf = (...tags: readonly string[]) => ({ chromatic: { modes: looksOf(tags) } })
