/** A variant of a story, called a mode in Chromatic. The visual test captures one picture per look. */
export interface Look {
  theme: 'light' | 'dark'
  locale?: string
  viewport?: { width: number; height: number }
}

/** Supported viewports by toolbar name. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const

/** Additional looks by story tag. */
const settings: Readonly<Record<string, Readonly<Record<string, Omit<Look, 'theme'>>>>> = {
  languages: { it: { locale: 'it' }, 'pt-br': { locale: 'pt-br' } },
  widths: {
    phone: { viewport: sizes.phone },
    tablet: { viewport: sizes.tablet },
    desktop: { viewport: sizes.desktop },
  },
}

export type Looks = Readonly<Record<string, Look>>

/** Looks by name, such as `dark` or `it-light`. */
export function looksOf(tags: readonly string[]): Looks {
  const asked = tags.flatMap((tag) => Object.entries(settings[tag] ?? {}))
  return Object.fromEntries(
    [['', {}] as const, ...asked].flatMap(([name, setting]) => [
      [name === '' ? 'light' : `${name}-light`, { theme: 'light', ...setting }] as const,
      [name === '' ? 'dark' : `${name}-dark`, { theme: 'dark', ...setting }] as const,
    ]),
  )
}

/** Chromatic parameters with the same modes as the visual test. */
export const chromaticOf = (...tags: readonly string[]) => ({ chromatic: { modes: looksOf(tags) } })
