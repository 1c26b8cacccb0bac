import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { toneIcon, toneIconClass } from '../../components/badge/Badge.tsx'
import { ShareBar } from '../../components/progress/ShareBar.tsx'
import { isForAllLocations } from '../../domain/contractLocation.ts'
import type { Vendor } from '../../domain/licenses/inputs.ts'
import { vendorOf } from '../../domain/licenses/vendor.ts'
import { complianceClass, complianceTone } from '../../domain/tones.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { missingValue } from '../../lib/format.ts'
import { Link } from '../../lib/links.ts'
import { ownValue } from '../../lib/records.ts'
import { type ListState, type OneState, valueOr } from '../../lib/state.ts'
import { FigureLink } from '../FigureLink.tsx'
import { paths } from '../paths.ts'
import { StateCard } from './StateCard.tsx'
import type { WorklistProps } from './worklist/Worklist.tsx'

const columnIds = ['technology', 'databases', 'hosts', 'compliance'] as const
const cellClass = 'h-9 px-2 first:pl-4 last:pr-4 sm:px-3'

interface TechnologiesCardProps {
  state: OneState<readonly TechnologyFigure[]>
  /** `null` while the figures are of one location. */
  contracts: WorklistProps['contracts'] | null
  /** License types of all locations; `null` if they are filtered. */
  licenses: ListState<LicenseCompliance> | null
}

/** Databases, hosts and license compliance of each technology. */
export function TechnologiesCard({ state, contracts, licenses }: TechnologiesCardProps) {
  const t = useText('dashboard')
  const insufficient = useMemo(() => insufficientVendors(licenses ? valueOr(licenses, []) : []), [licenses])
  return (
    <StateCard
      title={t('technologies.title')}
      state={state}
      failed={t('technologies.failed')}
      skeleton="h-59"
    >
      {(figures) => (
        <>
          <table className="-mx-4 -mb-4 w-[calc(100%+2rem)] border-collapse text-13">
            <thead>
              <tr className="border-y border-line bg-surface-muted text-12 text-text-muted">
                {columnIds.map((columnId) => (
                  <th
                    key={columnId}
                    scope="col"
                    className={clsx(
                      cellClass,
                      'h-8 font-medium',
                      isNumber(columnId) ? 'text-right' : 'text-left',
                    )}
                  >
                    {t(`technologies.${columnId}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {withoutFalseCompliance(figures, insufficient)
                .filter(isInUse)
                .map((figure) => (
                  <Technology key={figure.id} figure={figure} />
                ))}
            </tbody>
          </table>
          {contracts ? <UncountedContracts {...contracts} /> : null}
        </>
      )}
    </StateCard>
  )
}

const productVendors: Readonly<Record<string, Vendor>> = {
  'Oracle/Database': 'oracle',
  'Oracle/MySQL': 'mysql',
  'Microsoft/SQLServer': 'microsoft',
}

function insufficientVendors(rows: readonly LicenseCompliance[]): ReadonlySet<Vendor | null> {
  return new Set(
    rows
      .filter(({ unlimited, compliance }) => !unlimited && compliance < 1)
      .map((row) => vendorOf({ ...row, description: row.itemDescription }, {})),
  )
}

/** The server reports 100 for a technology of which no contract covers anything, and counts it in the total. */
function withoutFalseCompliance(
  figures: readonly TechnologyFigure[],
  insufficient: ReadonlySet<Vendor | null>,
): readonly ShownFigure[] {
  const isFalse = ({ product, compliance }: TechnologyFigure) => {
    const vendor = product === null ? undefined : ownValue(productVendors, product)
    return compliance === 100 && vendor !== undefined && insufficient.has(vendor)
  }
  if (!figures.some(isFalse)) return figures
  return figures.map((figure) => {
    if (figure.product === null) return { ...figure, compliance: null }
    return isFalse(figure) ? { ...figure, compliance: 'notCovered' } : figure
  })
}

interface ShownFigure extends Omit<TechnologyFigure, 'compliance'> {
  compliance: TechnologyFigure['compliance'] | 'notCovered'
}

/** Counts the contracts that the compliance of the server leaves out: those of one location, and those without. */
function UncountedContracts({ oracle, mysql, sqlServer }: WorklistProps['contracts']) {
  const t = useText('dashboard')
  const lists = [
    { to: paths.oracleContracts, ...countLocations(oracle) },
    { to: paths.mysqlContracts, ...countLocations(mysql) },
    { to: paths.sqlServerContracts, ...countLocations(sqlServer) },
  ]
  const count = lists.reduce((sum, { uncounted }) => sum + uncounted, 0)
  const first = lists.find(({ uncounted }) => uncounted > 0)
  if (!first || lists.some(({ isLoaded }) => !isLoaded)) return null
  const isNoneCounted = lists.every(({ counted }) => counted === 0)
  return (
    <p className="-mx-4 mt-4 -mb-4 border-t border-line px-4 py-2 text-12 text-text-muted">
      <span>{isNoneCounted ? t('technologies.noneCounted') : t('technologies.uncounted', { count })}</span>{' '}
      <Link to={first.to} className="inline-flex min-h-6 items-center text-accent-text hover:underline">
        {t('technologies.openContracts')}
      </Link>
    </p>
  )
}

function countLocations(list: ListState<{ location: string }>) {
  const rows = valueOr(list, [])
  const counted = rows.filter(({ location }) => isForAllLocations(location)).length
  return { isLoaded: list.status === 'ready', counted, uncounted: rows.length - counted }
}

/** A technology without databases says nothing, but an unknown figure does. */
const isInUse = ({ product, count, hostCount }: ShownFigure) =>
  product === null || count !== 0 || hostCount !== 0

const isNumber = (columnId: (typeof columnIds)[number]) => columnId === 'databases' || columnId === 'hosts'

function Technology({ figure }: { figure: ShownFigure }) {
  const t = useText('dashboard')
  const { number } = useFormat()
  const { name, count, hostCount, to } = figure
  const title = name ?? t('technologies.all')
  return (
    <tr>
      <th scope="row" className={clsx(cellClass, 'text-left font-medium')}>
        <Name to={to.list}>{title}</Name>
      </th>
      <td className={clsx(cellClass, 'text-right')}>
        {count === null ? (
          <MissingFigure />
        ) : (
          <FigureLink
            figure="databases"
            to={to.databases}
            aria-label={t('technologies.databasesOf', { name: title, count })}
            className="justify-end"
          >
            {number(count)}
          </FigureLink>
        )}
      </td>
      <td className={clsx(cellClass, 'text-right')}>
        {hostCount === null ? (
          <MissingFigure />
        ) : (
          <FigureLink
            figure="hosts"
            to={to.hosts}
            aria-label={t('technologies.hostsOf', { name: title, count: hostCount })}
            className="justify-end"
          >
            {number(hostCount)}
          </FigureLink>
        )}
      </td>
      <td className={clsx(cellClass, 'sm:w-2/5')}>
        <Compliance figure={figure} name={title} />
      </td>
    </tr>
  )
}

function MissingFigure() {
  return <span className="text-text-muted">{missingValue}</span>
}

function Compliance({ figure, name }: { figure: ShownFigure; name: string }) {
  const { compliance, to } = figure
  const t = useText('dashboard')
  const { percent } = useFormat()
  if (compliance === 'notNeeded') return <span className="text-text-muted">{t('technologies.free')}</span>
  if (compliance === null) return <span className="text-text-muted">{missingValue}</span>
  if (compliance === 'notCovered')
    return (
      <ComplianceLink to={to.compliance} name={name} className="text-danger-text">
        {t('technologies.notCovered')}
      </ComplianceLink>
    )
  const tone = complianceTone(compliance)
  const Icon = toneIcon[tone]
  // Rounded down, because 99.6% is not compliant.
  const complianceText = percent(Math.floor(compliance))
  return (
    <span className="flex items-center gap-2">
      <span className="hidden max-w-48 flex-1 items-center sm:flex">
        <ShareBar percent={compliance} className={complianceClass[tone]} />
      </span>
      <Icon aria-hidden size={14} className={clsx('shrink-0', toneIconClass[tone])} />
      <ComplianceLink
        to={to.compliance}
        name={name}
        className={to.compliance === null ? '' : 'text-accent-text'}
      >
        {complianceText}
      </ComplianceLink>
    </span>
  )
}

interface ComplianceLinkProps {
  /** Null for plain text. */
  to: string | null
  /** Of the technology. */
  name: string
  className: string
  children: string
}

function ComplianceLink({ to, name, className, children }: ComplianceLinkProps) {
  const t = useText('dashboard')
  if (to === null) return <span className={clsx('tabular-nums', className)}>{children}</span>
  return (
    <Link
      to={to}
      data-slot="compliance"
      aria-label={t('technologies.complianceOf', { name, value: children })}
      className={clsx('inline-flex min-h-6 min-w-6 items-center tabular-nums hover:underline', className)}
    >
      {children}
    </Link>
  )
}

function Name({ to, children }: { to: string | null; children: string }) {
  const name = (
    <bdi translate="no" className="min-w-0 wrap-break-word">
      {children}
    </bdi>
  )
  if (to === null) return name
  return (
    <Link to={to} className="inline-flex min-h-6 min-w-6 items-center text-accent-text hover:underline">
      {name}
    </Link>
  )
}

/** Dashboard figures of one technology. */
export interface TechnologyFigure {
  /** Unique; `all` is the total of the product's technologies. */
  id: string
  /** `null` for the total. */
  product: string | null
  /** Display name; `null` for the total. */
  name: string | null
  /** `null` if the server sent no figures of the technology. */
  count: number | null
  hostCount: number | null
  /** 0 to 100; `null` without hosts; `notNeeded` if the technology needs no licenses. */
  compliance: number | 'notNeeded' | null
  /** `null` if there is no such page, or if global filters would change its list. */
  to: { list: string | null; databases: string | null; hosts: string | null; compliance: string | null }
}
