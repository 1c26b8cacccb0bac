import { Banner } from '../../../components/banner/Banner.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { OracleAsks } from './asks.ts'

/** Over what the services know of today only, while the rest of the page is about a day of the past. */
export function TodayNote({ past }: Pick<OracleAsks, 'past'>) {
  const t = useText('hostOracle')
  return past ? <Banner tone="info">{t('today')}</Banner> : null
}
