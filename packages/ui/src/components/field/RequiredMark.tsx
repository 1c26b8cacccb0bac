import { useText } from '../../i18n/I18nProvider.tsx'

/** After a label: told in words, for a star tells nobody what it means. */
export function RequiredMark() {
  const t = useText('common')
  return <span className="font-normal text-text-muted">{` (${t('state.required')})`}</span>
}
