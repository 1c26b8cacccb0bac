import { useText } from '../../i18n/I18nProvider.tsx'

/** Text, because an asterisk alone is not self-explanatory. */
export function RequiredMark() {
  const t = useText('common')
  return <span className="font-normal text-text-muted">{` (${t('state.required')})`}</span>
}
