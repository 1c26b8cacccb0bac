import { Banner } from '../../../components/banner/Banner.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { OracleQueries } from './oracleQueries.ts'

/** Notice that these values are current while the page shows a past day. */
export function TodayNote({ isPastDay }: Pick<OracleQueries, 'isPastDay'>) {
  const t = useText('hostOracle')
  return isPastDay ? <Banner tone="info">{t('today')}</Banner> : null
}
