/** A variant of a story, called a mode in Chromatic. The visual test captures one picture per mode. */
export interface VisualMode {
  theme: 'light' | 'dark'
  locale?: string
  viewport?: { width: number; height: number }
}

/** Supported viewports by toolbar name. */
export const viewportSizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const

/** Additional modes by story tag. */
const modesByTag: Readonly<Record<string, Readonly<Record<string, Omit<VisualMode, 'theme'>>>>> = {
  languages: { it: { locale: 'it' }, 'pt-br': { locale: 'pt-br' } },
  widths: {
    phone: { viewport: viewportSizes.phone },
    tablet: { viewport: viewportSizes.tablet },
    desktop: { viewport: viewportSizes.desktop },
  },
}

export type VisualModes = Readonly<Record<string, VisualMode>>

/** Modes by name, such as `dark` or `it-light`. */
export function visualModesOf(tags: readonly string[]): VisualModes {
  const taggedModes = tags.flatMap((tag) => Object.entries(modesByTag[tag] ?? {}))
  return Object.fromEntries(
    [['', {}] as const, ...taggedModes].flatMap(([name, mode]) => [
      [name === '' ? 'light' : `${name}-light`, { theme: 'light', ...mode }] as const,
      [name === '' ? 'dark' : `${name}-dark`, { theme: 'dark', ...mode }] as const,
    ]),
  )
}

/** Chromatic parameters with the same modes as the visual test. */
export const chromaticModes = (...tags: readonly string[]) => ({ chromatic: { modes: visualModesOf(tags) } })
