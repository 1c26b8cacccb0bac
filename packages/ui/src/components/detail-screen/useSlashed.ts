import { useText } from '../../i18n/I18nProvider.tsx'

/** What to say of a thing whose name has a slash: the services read it as the end of the name, and never find it. */
export function useSlashed(name: string): { title: string; text: string } | null {
  const t = useText('details')
  return name.includes('/') ? { title: t('slash.title', { name }), text: t('slash.text') } : null
}
