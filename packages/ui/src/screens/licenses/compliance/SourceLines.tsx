import type { ReactNode } from 'react'
import type { FigureId } from '../../../columns/figures.ts'
import { timesCounted } from '../../../domain/licenses/coverage.ts'
import type { LicenseCalculation } from '../../../domain/licenses/licenseCalculation.ts'
import { packSize } from '../../../domain/licenses/licenseContracts.ts'
import { isOfType, type TypeOfRow } from '../../../domain/licenses/needs.ts'
import { coreFactorsOf, type Source, sourcesOf } from '../../../domain/licenses/sources.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { type Format, smallestNumber } from '../../../lib/format.ts'
import { Link } from '../../../lib/links.ts'
import { exactly, listUrl } from '../../../lib/listUrl.ts'
import type { ListView } from '../../../lib/listView.ts'
import { FigureLink } from '../../FigureLink.tsx'
import { paths } from '../../paths.ts'
import type { ComplianceInputs } from './complianceInputs.ts'
import { Note } from './Note.tsx'

export interface SourceLinesProps {
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
          >
            {source.kind === 'hypervisor' || source.kind === 'cluster' ? (
              <ClusterLinks names={source.names} />
            ) : null}
          </Line>
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

const maxLinks = 12

function ClusterLinks({ names }: { names: readonly string[] }) {
  const t = useText('common')
  const named = names.filter((name) => name !== '')
  if (named.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-3 pb-1 text-12 wrap-anywhere">
      {named.slice(0, maxLinks).map((name) => (
        <Link
          key={name}
          to={paths.cluster(name)}
          className="inline-flex min-h-6 items-center text-accent-text hover:underline"
        >
          <bdi translate="no">{name}</bdi>
        </Link>
      ))}
      {named.length > maxLinks ? (
        <span className="inline-flex min-h-6 items-center text-text-muted">
          {t('andMore', { count: named.length - maxLinks })}
        </span>
      ) : null}
    </span>
  )
}

function CoreFactors(props: SourceLinesProps) {
  const t = useText('compliance')
  const format = useFormat()
  return coreFactorTexts(props, t, format).map((text) => <Note key={text}>{text}</Note>)
}

/** How the cores of standalone hosts give their licenses; empty if they do not. */
export function coreFactorTexts(
  { calculation: { type, needs }, inputs }: SourceLinesProps,
  t: ReturnType<typeof useText<'compliance'>>,
  format: Format,
): readonly string[] {
  const pack = packSize(type.metric)
  const isByUsers = pack > 1
  if (!isByUsers && type.metric !== 'Processor Perpetual') return []
  // Standard Edition counts sockets.
  if (/Standard Edition/.test(type.itemDescription)) return []
  return coreFactorsOf(needs, inputs.hosts, pack).map(({ factor, cores }) =>
    t(isByUsers ? 'sources.factorUsers' : 'sources.factor', {
      cores: format.number(cores),
      factor: format.number(factor, 2),
    }),
  )
}

interface LineProps {
  /** Contains the number of rows of the linked list. */
  label: string
  figure: FigureId
  /** Licenses. */
  value: string
  to: string | null
  /** What the line consists of. */
  children?: ReactNode
}

function Line({ label, figure, value, to, children }: LineProps) {
  return (
    <li>
      <span className="flex min-h-6 items-baseline gap-2">
        <span className="min-w-0 flex-1">
          <FigureLink figure={figure} to={to}>
            {label}
          </FigureLink>
        </span>
        <span className="shrink-0 tabular-nums">{value}</span>
      </span>
      {children}
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
    licenseTypeID: exactly(licenseTypeID),
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
