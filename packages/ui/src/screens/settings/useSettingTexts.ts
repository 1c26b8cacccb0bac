import { useMemo } from 'react'
import { useMessages } from 'use-intl/react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lookUp } from '../../lib/records.ts'
import type { SettingField } from './settingField.ts'

/** Texts of a settings field. */
export function useSettingTexts() {
  const t = useText('settings')
  const messages: unknown = useMessages()
  return useMemo(() => {
    const lookUpText = (kind: string, id: string) => lookUp(messages, ['settings', kind, id])
    return {
      label: ({ label, kind }: SettingField): string => {
        const name = lookUpText('labels', label) ?? label
        return kind === 'emails' && label !== 'toAll' ? t('recipients', { name }) : name
      },
      hint: ({ label, hint }: SettingField) => (hint ? lookUpText('hints', label) : undefined),
      group: (id: string) => lookUpText('groups', id) ?? id,
    }
  }, [messages, t])
}
