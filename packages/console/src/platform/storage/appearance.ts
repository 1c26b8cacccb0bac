import { applyDensity, applyTheme, themes, type Density, type Theme } from '@inventory-console/ui/lib/theme'
import { useState, useSyncExternalStore } from 'react'
import { useServices, type Services } from '../environment/services.ts'
import { densityKey } from './density.ts'

const themeKey = 'theme'

interface Appearance {
  theme: Theme
  onThemeChange: (theme: Theme) => void
  density: Density
  onDensityChange: (density: Density) => void
}

export function setDensity({ local, density }: Services, next: Density): void {
  local.write(densityKey, next)
  applyDensity(next)
  density.set(next)
}

/** A preference of the device, so it is kept after logout. public/start.js reads the same keys. */
export function useAppearance(): Appearance {
  const services = useServices()
  const { local } = services
  const density = useSyncExternalStore(services.density.subscribe, services.density.get)
  const [theme, setTheme] = useState<Theme>(
    () => themes.find((known) => known === local.read(themeKey)) ?? 'system',
  )
  return {
    theme,
    onThemeChange(next) {
      local.write(themeKey, next)
      applyTheme(next)
      setTheme(next)
    },
    density,
    onDensityChange: (next) => setDensity(services, next),
  }
}
