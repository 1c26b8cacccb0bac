import type { FigureId } from '../../../columns/figures.ts'
import { timesCounted } from '../../../domain/licenses/coverage.ts'
import type { LicenseCalculation } from '../../../domain/licenses/licenseCalculation.ts'
import { packSize } from '../../../domain/licenses/licenseContracts.ts'
import { isOfType, type TypeOfRow } from '../../../domain/licenses/needs.ts'
import { coreFactorsOf, type Source, sourcesOf } from '../../../domain/licenses/sources.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { smallestNumber } from '../../../lib/format.ts'
import { listUrl } from '../../../lib/listUrl.ts'
import type { ListView } from '../../../lib/listView.ts'
import { FigureLink } from '../../FigureLink.tsx'
import { paths } from '../../paths.ts'
import type { ComplianceInputs } from './complianceInputs.ts'
import { Note } from './Note.tsx'

interface SourceLinesProps {
  calculation: LicenseCalculation
  inputs: ComplianceInputs
}

/** The hosts and clusters that consume a license type, one line per kind. */
export function SourceLines({ calculation, inputs }: SourceLinesProps) {
  const t = useText('compliance')
  const format = useFormat()
  const { type, needs, contracts, server, calculated } = calculation
  const sources = sourcesOf(needs)
  // Ignored licenses of MySQL and SQL Server are among the lines, because the server counts them.
  const ignored =
    type.vendor === 'oracle' ? inputs.used.filter((row) => row.ignored && isOfType(row, type)).length : 0
  const times = Math.max(1, ...needs.map((need) => timesCounted(need, contracts)))
  const title = t('sources.title', { consumed: format.number(server.consumed, 3) })
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1">
      <h2 className="min-h-6 text-13 font-semibold">{title}</h2>
      <ul className="flex flex-col text-13">
        {sources.map((source) => (
          <Line
            key={source.kind}
            label={t(`sources.${source.kind}`, { count: source.names.length })}
            figure="licenseSources"
            value={format.number(source.licenses, 3)}
            to={sourcePath(source, type)}
          />
        ))}
        {ignored === 0 ? null : (
          <Line
            label={t('sources.ignored', { count: ignored })}
            figure="ignoredLicenses"
            value="0"
            to={ignoredPath(type.licenseTypeID)}
          />
        )}
      </ul>
      {sources.length === 0 ? <Note>{t('sources.none')}</Note> : null}
      <CoreFactors {...{ calculation, inputs }} />
      {times === 1 ? null : <Note>{t('sources.times', { times })}</Note>}
      {calculated.consumed === server.consumed ? null : (
        <Note>
          {t('sources.differs', {
            server: format.number(server.consumed, 3),
            calculated: format.number(calculated.consumed, 3),
          })}
        </Note>
      )}
    </section>
  )
}

function CoreFactors({ calculation: { type, needs }, inputs }: SourceLinesProps) {
  const t = useText('compliance')
  const format = useFormat()
  const pack = packSize(type.metric)
  const isByUsers = pack > 1
  if (!isByUsers && type.metric !== 'Processor Perpetual') return null
  // Standard Edition counts sockets.
  if (/Standard Edition/.test(type.itemDescription)) return null
  return coreFactorsOf(needs, inputs.hosts, pack).map(({ factor, cores }) => (
    <Note key={factor}>
      {t(isByUsers ? 'sources.factorUsers' : 'sources.factor', {
        cores: format.number(cores),
        factor: format.number(factor, 2),
      })}
    </Note>
  ))
}

interface LineProps {
  /** Contains the number of rows of the linked list. */
  label: string
  figure: FigureId
  /** Licenses. */
  value: string
  to: string | null
}

function Line({ label, figure, value, to }: LineProps) {
  return (
    <li className="flex min-h-6 items-center gap-2">
      <span className="min-w-0 flex-1">
        <FigureLink figure={figure} to={to}>
          {label}
        </FigureLink>
      </span>
      <span className="shrink-0 tabular-nums">{value}</span>
    </li>
  )
}

/** Bounds the length of the URL. */
const maxNames = 100

/** List with one row for each host, instance or cluster of a source; `null` if no filter selects exactly these. */
export function sourcePath(
  { kind, names }: Pick<Source, 'kind' | 'names'>,
  { licenseTypeID }: Pick<TypeOfRow, 'licenseTypeID'>,
): string | null {
  switch (kind) {
    case 'host':
      return usedLicensesPath(licenseTypeID, 'hosts', { clusterLicenses: { kind: 'range', max: 0 } })
    case 'instance':
      // The list has ids that the server does not know; their compliance row has none.
      return licenseTypeID === ''
        ? null
        : usedLicensesPath(licenseTypeID, null, { metric: { kind: 'oneOf', values: ['Host'] } })
    case 'capped':
      return usedLicensesPath(licenseTypeID, 'hosts', {
        clusterLicenses: { kind: 'range', min: smallestNumber },
        olvmCapped: { kind: 'yesNo', value: true },
      })
    case 'hypervisor':
      return clustersPath(licenseTypeID, 'clusters', names)
    case 'veritas':
    case 'halved':
      return clustersPath(licenseTypeID, 'veritas', names.map(veritasId))
    case 'cluster':
      // The API lists MySQL and SQL Server licenses without their cluster.
      return null
  }
}

export function ignoredPath(licenseTypeID: string): string {
  return usedLicensesPath(licenseTypeID, null, { ignored: { kind: 'yesNo', value: true } })
}

function usedLicensesPath(licenseTypeID: string, tab: string | null, filters: ListView['filters']): string {
  return listUrl(tab === null ? paths.usedLicenses : `${paths.usedLicenses}?tab=${tab}`, {
    ...filters,
    licenseTypeID: { kind: 'text', text: licenseTypeID },
  })
}

function clustersPath(licenseTypeID: string, tab: string, names: readonly string[]): string | null {
  if (names.length === 0 || names.length > maxNames) return null
  return usedLicensesPath(licenseTypeID, tab, { cluster: { kind: 'oneOf', values: names } })
}

/** The API joins the members of a Veritas cluster with commas, and with hyphens in its list of clusters. */
function veritasId(name: string): string {
  return name.replaceAll(',', '-')
}
