import type { DatabaseUsedLicense, LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { Readable } from '../../../../data-table/cells/cells.tsx'
import { filterTest } from '../../../../data-table/engine/search.ts'
import { missingOf } from '../../../../domain/licenses/missing.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { missingValue } from '../../../../lib/format.ts'
import { listUrl } from '../../../../lib/listUrl.ts'
import type { FilterValue } from '../../../../lib/listView.ts'
import { type ListState, valueOr } from '../../../../lib/state.ts'
import { FigureLink } from '../../../FigureLink.tsx'
import { paths } from '../../../paths.ts'
import { LoadingFigure } from './HostHealth.tsx'

export interface LicenseGapProps {
  hostname: string
  licenses: ListState<DatabaseUsedLicense>
  compliance: ListState<LicenseCompliance>
  hostnames: ListState<string>
}

/** Number of licenses in use on a host whose type has missing licenses; a missing value while it is unknown. */
export function LicenseGap({ hostname, licenses, compliance, hostnames }: LicenseGapProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  const lists = [licenses, compliance, hostnames]
  if (lists.some((list) => list.status === 'loading')) return <LoadingFigure />
  if (licenses.status !== 'ready' || compliance.status !== 'ready') return missingValue
  const names = valueOr(hostnames, null)
  const count = () => countLicenseGap(hostname, licenses.value, compliance.value, names ?? [])
  const { short, used, to } = count()
  return (
    <Readable read={count}>
      {short === 0 ? (
        common('none')
      ) : (
        <FigureLink figure="hostLicenses" to={names === null ? null : to}>
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
  /** List of exactly these licenses; null if no filter selects them. */
  to: string | null
}

/** Ids of the license types with missing licenses. */
export function shortTypes(compliance: readonly LicenseCompliance[]): ReadonlySet<string> {
  return new Set(compliance.flatMap((row) => ((missingOf(row) ?? 0) > 0 ? [row.licenseTypeID] : [])))
}

export function countLicenseGap(
  hostname: string,
  licenses: readonly DatabaseUsedLicense[],
  compliance: readonly LicenseCompliance[],
  hostnames: readonly string[],
): LicenseGapCount {
  const used = licenses.filter(({ ignored }) => !ignored)
  const short = shortTypes(compliance)
  const types = [...new Set(used.map(({ licenseTypeID }) => licenseTypeID))]
  const host = exactFilter([hostname], hostnames)
  const type = exactFilter(
    types.filter((id) => short.has(id)),
    types,
  )
  return {
    short: used.filter(({ licenseTypeID }) => short.has(licenseTypeID)).length,
    used: used.length,
    to:
      host && type
        ? listUrl(paths.usedLicenses, {
            hostname: host,
            licenseTypeID: type,
            ignored: { kind: 'yesNo', value: false },
          })
        : null,
  }
}

/** Text filter that matches these names and none of the others; null if there is none. */
export function exactFilter(names: readonly string[], others: readonly string[]): FilterValue | null {
  const filter: FilterValue = { kind: 'text', text: names.join(',') }
  const test = filterTest('text', filter)
  const selected = new Set(names)
  return [...names, ...others].every((name) => test?.(name, () => name) === selected.has(name))
    ? filter
    : null
}
