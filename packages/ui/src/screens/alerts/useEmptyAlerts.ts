import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListView } from '../../lib/listView.ts'
import { isFilteredToNew } from './severityCounts.ts'

/** Text of a list without alerts; undefined for the default. */
export function useEmptyAlerts(view: Partial<ListView> | undefined, hidesKnownHosts: boolean) {
  const t = useText('alerts')
  const key = hidesKnownHosts ? 'emptyHidden' : isFilteredToNew(view) ? 'emptyNew' : null
  return key === null ? undefined : { title: t(`${key}.title`), text: t(`${key}.text`) }
}
