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
  const words = useWords(text)
  return (
    <TextField
      {...frame}
      error={error}
      hint={text.trim() === '' ? t('crontab.never') : (words ?? t('crontab.hint'))}
      value={text}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface Words {
  text: string
  locale: Locale
  words: string
}

/** `null` while the descriptions load, and for a pattern without one. */
function useWords(text: string): string | null {
  const locale = useLocale()
  const [known, setKnown] = useState<Words | null>(null)
  useEffect(() => {
    if (text.trim() === '' || !isCrontab(text)) return undefined
    let current = true
    const read = async () => {
      const { cronWords } = await import('./cronWords.ts')
      const words = await cronWords(text.trim(), locale)
      if (current && words !== null) setKnown({ text, locale, words })
    }
    // Without a description only the pattern is shown.
    void read().catch(() => undefined)
    return () => {
      current = false
    }
  }, [text, locale])
  return known?.text === text && known.locale === locale ? known.words : null
}
