import {
  applyDensity,
  applyTheme,
  densities,
  themes,
  type Density,
  type Theme,
} from '@inventory-console/ui/lib/theme'
import { useState } from 'react'
import { useServices } from '../app/services.ts'

const themeKey = 'theme'
const densityKey = 'density'

interface Appearance {
  theme: Theme
  onThemeChange: (theme: Theme) => void
  density: Density
  onDensityChange: (density: Density) => void
}

/** Kept over logout: it belongs to the eyes, not to the session. public/appearance.js reads the same keys. */
export function useAppearance(): Appearance {
  const { local } = useServices()
  const [theme, setTheme] = useState<Theme>(
    () => themes.find((known) => known === local.read(themeKey)) ?? 'system',
  )
  const [density, setDensity] = useState<Density>(
    () => densities.find((known) => known === local.read(densityKey)) ?? 'comfortable',
  )
  return {
    theme,
    onThemeChange(next) {
      local.write(themeKey, next)
      applyTheme(next)
      setTheme(next)
    },
    density,
    onDensityChange(next) {
      local.write(densityKey, next)
      applyDensity(next)
      setDensity(next)
    },
  }
}
