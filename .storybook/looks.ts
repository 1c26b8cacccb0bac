import { isLocale } from '@inventory-console/ui/i18n/I18nProvider'
import type { Look } from '@inventory-console/ui/testing/looks'
import { page } from 'vitest/browser'
import { locale, switchTo } from './StoryI18n.tsx'

/** Brings the story that is shown into each look, without playing it again, and tells what it finds there. */
export async function lookAt(
  looks: Readonly<Record<string, Look>>,
  find: (name: string, look: Look) => Promise<readonly string[]>,
): Promise<string[]> {
  const own = { locale: locale(), viewport: { width: innerWidth, height: innerHeight } }
  const faults: string[] = []
  try {
    for (const [name, look] of Object.entries(looks)) {
      await enter({ ...own, ...look })
      faults.push(...(await find(name, look)))
    }
  } finally {
    await enter({ ...own, theme: 'light' })
  }
  return faults
}

async function enter({ theme, locale: wanted, viewport }: Look) {
  if (isLocale(wanted) && wanted !== locale()) await switchTo(wanted)
  if (viewport && (viewport.width !== innerWidth || viewport.height !== innerHeight)) {
    await page.viewport(viewport.width, viewport.height)
    // Who listens to the size is told in the next frame, and what that changes is laid out in the one after.
    await frame()
    await frame()
  }
  document.documentElement.dataset['theme'] = theme
}

const frame = () => new Promise(requestAnimationFrame)
