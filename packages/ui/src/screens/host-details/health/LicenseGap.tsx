import type { DatabaseUsedLicense, LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { missingValue } from '../../../lib/format.ts'
import { type ListState, valueOr } from '../../../lib/state.ts'
import { FigureLink } from '../../FigureLink.tsx'
import { countLicenseGap } from './countLicenseGap.ts'
import { LoadingFigure } from './LoadingFigure.tsx'

export interface LicenseGapProps {
  hostname: string
  licenses: ListState<DatabaseUsedLicense>
  compliance: ListState<LicenseCompliance>
  hostnames: ListState<string>
}

/** Number of used licenses of a host whose type is short; a missing value while it is unknown. */
export function LicenseGap({ hostname, licenses, compliance, hostnames }: LicenseGapProps) {
  const t = useText('hostDetails')
  const lists = [licenses, compliance, hostnames]
  if (lists.some((list) => list.status === 'loading')) return <LoadingFigure />
  if (licenses.status !== 'ready' || compliance.status !== 'ready') return missingValue
  const names = valueOr(hostnames, null)
  const { short, used, to } = countLicenseGap(hostname, licenses.value, compliance.value, names ?? [])
  if (short === 0) return t('health.none')
  return (
    <FigureLink figure="hostLicenses" to={names === null ? null : to}>
      {t('health.licenses', { short, used })}
    </FigureLink>
  )
}
