import { isLocale } from '@inventory-console/ui/i18n/I18nProvider'
import type { VisualMode } from '@inventory-console/ui/testing/visualModes'
import { page } from 'vitest/browser'
import { locale, switchTo } from '../../.storybook/StoryI18n.tsx'

/** Checks the rendered story in each mode (language or viewport) without playing it again. */
export async function checkModes(
  modes: Readonly<Record<string, VisualMode>>,
  check: (name: string, mode: VisualMode) => readonly string[],
): Promise<string[]> {
  const original = { locale: locale(), viewport: { width: innerWidth, height: innerHeight } }
  const problems: string[] = []
  try {
    for (const [name, mode] of Object.entries(modes)) {
      await enter({ ...original, ...mode })
      problems.push(...check(name, mode))
    }
  } finally {
    await enter(original)
  }
  return problems
}

async function enter({ locale: targetLocale, viewport }: Pick<VisualMode, 'locale' | 'viewport'>) {
  if (isLocale(targetLocale) && targetLocale !== locale()) await switchTo(targetLocale)
  if (!viewport || (viewport.width === innerWidth && viewport.height === innerHeight)) return
  await page.viewport(viewport.width, viewport.height)
  // Resize listeners run in the next frame, and the layout they cause in the one after.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}
