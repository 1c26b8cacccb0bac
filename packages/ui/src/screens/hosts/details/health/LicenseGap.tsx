import type { DatabaseUsedLicense, LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { Readable } from '../../../../data-table/cells/cells.tsx'
import { missingOf } from '../../../../domain/licenses/missing.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { missingValue } from '../../../../lib/format.ts'
import { exactly, listUrl } from '../../../../lib/listUrl.ts'
import type { ListState } from '../../../../lib/state.ts'
import { FigureLink } from '../../../FigureLink.tsx'
import { paths } from '../../../paths.ts'
import { LoadingFigure } from './HostHealth.tsx'

export interface LicenseGapProps {
  hostname: string
  licenses: ListState<DatabaseUsedLicense>
  compliance: ListState<LicenseCompliance>
}

/** Number of licenses in use on a host whose type has missing licenses; a missing value while it is unknown. */
export function LicenseGap({ hostname, licenses, compliance }: LicenseGapProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  if ([licenses, compliance].some((list) => list.status === 'loading')) return <LoadingFigure />
  if (licenses.status !== 'ready' || compliance.status !== 'ready') return missingValue
  const count = () => countLicenseGap(hostname, licenses.value, compliance.value)
  const { short, used, to } = count()
  return (
    <Readable read={count}>
      {short === 0 ? (
        common('none')
      ) : (
        <FigureLink figure="hostLicenses" to={to}>
          {t('health.licenses', { short, used })}
        </FigureLink>
      )}
    </Readable>
  )
}

interface LicenseGapCount {
  /** Licenses in use whose type has missing licenses. */
  short: number
  /** Licenses in use. */
  used: number
  /** List of exactly these licenses. */
  to: string
}

/** Ids of the license types with missing licenses. */
export function shortTypes(compliance: readonly LicenseCompliance[]): ReadonlySet<string> {
  return new Set(compliance.flatMap((row) => ((missingOf(row) ?? 0) > 0 ? [row.licenseTypeID] : [])))
}

export function countLicenseGap(
  hostname: string,
  licenses: readonly DatabaseUsedLicense[],
  compliance: readonly LicenseCompliance[],
): LicenseGapCount {
  const used = licenses.filter(({ ignored }) => !ignored)
  const short = shortTypes(compliance)
  const types = new Set(used.map(({ licenseTypeID }) => licenseTypeID))
  return {
    short: used.filter(({ licenseTypeID }) => short.has(licenseTypeID)).length,
    used: used.length,
    to: listUrl(paths.usedLicenses, {
      hostname: exactly(hostname),
      licenseTypeID: { kind: 'oneOf', values: [...types].filter((id) => short.has(id)) },
      ignored: { kind: 'yesNo', value: false },
    }),
  }
}
