import { useEffect, useState } from 'react'
import { TextField } from '../../../components/field/TextField.tsx'
import { useLocale, useText, type Locale } from '../../../i18n/I18nProvider.tsx'
import { isCrontab } from '../settingFault.ts'
import { asText } from '../settingValue.ts'
import type { InputProps } from './inputProps.ts'

/** A crontab input with a description in words. */
export function CrontabField({ value, onChange, error, ...frame }: InputProps) {
  const t = useText('settings')
  const text = asText(value)
  const cronDescription = useCronDescription(text)
  return (
    <TextField
      {...frame}
      error={error}
      hint={text.trim() === '' ? t('crontab.never') : (cronDescription ?? t('crontab.hint'))}
      value={text}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface CronDescription {
  text: string
  locale: Locale
  description: string
}

/** `null` while the descriptions load, and for a pattern without one. */
function useCronDescription(text: string): string | null {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<CronDescription | null>(null)
  useEffect(() => {
    if (text.trim() === '' || !isCrontab(text)) return undefined
    let isCurrent = true
    const loadDescription = async () => {
      const { describeCron } = await import('./describeCron.ts')
      const cronDescription = await describeCron(text.trim(), locale)
      if (isCurrent && cronDescription !== null) setLoaded({ text, locale, description: cronDescription })
    }
    // Without a description only the pattern is shown.
    void loadDescription().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [text, locale])
  return loaded?.text === text && loaded.locale === locale ? loaded.description : null
}
