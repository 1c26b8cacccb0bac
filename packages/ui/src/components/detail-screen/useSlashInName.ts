import { useText } from '../../i18n/I18nProvider.tsx'

/** Not-found text for names with a slash, which the API treats as a path separator and cannot find. */
export function useSlashInName(name: string): { title: string; text: string } | null {
  const t = useText('details')
  return name.includes('/') ? { title: t('slash.title', { name }), text: t('slash.text') } : null
}
