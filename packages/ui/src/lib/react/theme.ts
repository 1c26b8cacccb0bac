export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** `system` follows the operating system through CSS. */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
}

export function applyDensity(density: Density, root: HTMLElement = document.documentElement): void {
  root.dataset['density'] = density
}
