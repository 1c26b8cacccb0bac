import type { Locale } from '@inventory-console/ui/i18n/I18nProvider'
import {
  applyDensity,
  applyTheme,
  densities,
  type Density,
  type Theme,
  themes,
} from '@inventory-console/ui/lib/theme'
import { useCallback, useSyncExternalStore } from 'react'
import { type Services, useServices } from '../services.ts'
import type { Store } from './storage.ts'

const themeKey = 'theme'

interface Appearance {
  theme: Theme
  onThemeChange: (theme: Theme) => void
  density: Density
  onDensityChange: (density: Density) => void
}

export function setDensity({ local, density }: Services, next: Density): void {
  local.write(densityStorageKey, next)
  applyDensity(next)
  density.set(next)
}

/** A preference of the device, so it is kept after logout. public/start.js reads the same keys. */
export function useAppearance(): Appearance {
  const services = useServices()
  const { local, theme: current } = services
  const theme = useSyncExternalStore(current.subscribe, current.get)
  const density = useSyncExternalStore(services.density.subscribe, services.density.get)
  return {
    theme,
    onThemeChange(next) {
      local.write(themeKey, next)
      applyTheme(next)
      current.set(next)
    },
    density,
    onDensityChange: (next) => setDensity(services, next),
  }
}

export function readTheme(local: Store): Theme {
  return themes.find((known) => known === local.read(themeKey)) ?? 'system'
}

/** public/start.js reads the same key. */
const densityStorageKey = 'density'

export function readDensity(local: Store): Density {
  return densities.find((known) => known === local.read(densityStorageKey)) ?? 'comfortable'
}

export const localeKey = 'lang'

/** Switches the language without a reload; keeps the current language if the catalogue fails to load. */
export function useLocaleChange(): (locale: Locale) => void {
  const { catalogue, local } = useServices()
  return useCallback(
    (locale) => {
      const switched = () => local.write(localeKey, locale)
      catalogue.switchTo(locale).then(switched, () => undefined)
    },
    [catalogue, local],
  )
}
