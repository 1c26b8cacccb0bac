import cronstrue from 'cronstrue'
import type { Locale } from '../../../i18n/locales.ts'

const cronLocales = {
  en: { locale: 'en', load: async () => {} },
  it: { locale: 'it', load: async () => void (await import('cronstrue/locales/it')) },
  'pt-br': { locale: 'pt_BR', load: async () => void (await import('cronstrue/locales/pt_BR')) },
} as const satisfies Record<Locale, { locale: string; load: () => Promise<void> }>

/**
 * Description such as "At 02:30, on day 1 of the month"; `null` for patterns without one, such as @every
 * 1h.
 */
export async function describeCron(crontab: string, language: Locale): Promise<string | null> {
  const { locale, load } = cronLocales[language]
  await load()
  try {
    return cronstrue.toString(crontab, { locale, use24HourTimeFormat: true })
  } catch {
    return null
  }
}
