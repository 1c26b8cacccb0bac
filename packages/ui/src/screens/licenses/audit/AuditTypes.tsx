import { clsx } from 'clsx'
import { useCallback, useMemo } from 'react'
import { descriptionOf, metricOf } from '../../../columns/usedLicense.ts'
import { MarkedText } from '../../../data-table/cells/cells.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import type { AuditRule } from '../../../domain/licenses/audit/auditedUse.ts'
import {
  addedCost,
  differenceOf,
  type AuditedType,
  type AuditPlace,
  type AuditReading,
} from '../../../domain/licenses/audit/auditReading.ts'
import { shortMetric } from '../../../domain/shortForms.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/links.ts'
import { exactly, listUrl } from '../../../lib/listUrl.ts'
import { mapState, type State } from '../../../lib/state.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import { SummaryPanel } from '../../../list-screen/summary/SummaryPanel.tsx'
import type { ListCount } from '../../../list-screen/toolbar/QuickFilters.tsx'
import type { ListViewProps } from '../../../list-screen/views/useListView.ts'
import { paths } from '../../paths.ts'
import { productName } from '../plan/planTexts.ts'
import { AuditExport } from './AuditExport.tsx'
import { auditPath } from './auditPath.ts'
import type { AuditPart } from './AuditScreen.tsx'
import { useLimits } from './useLimits.ts'

interface AuditTypesProps extends ListViewProps {
  state: State<AuditPart>
  rules: readonly AuditRule[]
  onSave: (text: string, title: string) => void
  onRefresh?: (() => void) | undefined
}

/** Both readings by license type. A row opens the hosts and clusters behind its difference. */
export function AuditTypes({ state, rules, onSave, ...list }: AuditTypesProps) {
  const t = useText('audit')
  const format = useFormat()
  const part = state.status === 'ready' ? state.value : null
  const types = useMemo(() => mapState(state, ({ reading }) => reading.types), [state])
  const columns = useMemo(() => columnsOf(rules), [rules])
  const total = useCallback(
    (rows: readonly AuditedType[]) => {
      const cost = rows.reduce((sum, row) => sum + addedCost(row), 0)
      return cost === 0 ? null : t('types.total', { cost: format.number(cost) })
    },
    [t, format],
  )
  return (
    <ListScreen
      {...list}
      area="audit.types"
      columns={columns}
      list={types}
      rowId={rowId}
      rowTo={(row) => rowsPath(row, rules)}
      counts={counts}
      total={total}
      detail={detailOf(rules)}
      summary={<Limits reading={part?.reading ?? null} rules={rules} />}
      actions={part ? <AuditExport part={part} onSave={onSave} /> : null}
    />
  )
}

function detailOf(rules: readonly AuditRule[]) {
  return (row: AuditedType) => <Places audited={row} rules={rules} />
}

const rowId = ({ type }: AuditedType) => `${type.licenseTypeID} ${type.metric}`

/** The hosts and clusters of a license type in the reconciliation sheet. */
function rowsPath({ type: { licenseTypeID } }: AuditedType, rules: readonly AuditRule[]): string {
  const path = auditPath('sheet', rules)
  return licenseTypeID === '' ? path : listUrl(path, { licenseTypeID: exactly(licenseTypeID) })
}

const differenceOfType = ({ ours, theirs }: AuditedType) =>
  differenceOf({ ours: ours.consumed, theirs: theirs.consumed })

const counts: readonly ListCount[] = [
  { id: 'differs', column: 'differs', filter: { kind: 'yesNo', value: true }, tone: 'warning' },
]

function columnsOf(rules: readonly AuditRule[]): readonly Column<AuditedType>[] {
  return [
    {
      id: 'licenseTypeID',
      kind: 'link',
      width: 96,
      value: ({ type }) => type.licenseTypeID,
      to: (row) => rowsPath(row, rules),
      filter: 'text',
    },
    {
      id: 'itemDescription',
      header: 'description',
      kind: 'text',
      width: 176,
      card: 'name',
      value: ({ type }) => descriptionOf(type.itemDescription),
      short: shortProduct,
      mark: ({ isCertain }) => (isCertain ? null : { tone: 'warning', id: 'estimate' }),
      filter: 'text',
    },
    {
      id: 'metric',
      kind: 'text',
      width: 104,
      short: shortMetric,
      value: ({ type }) => metricOf(type.metric),
      filter: 'oneOf',
    },
    { id: 'ours', kind: 'number', width: 96, value: ({ ours }) => ours.consumed, filter: 'range' },
    { id: 'theirs', kind: 'number', width: 96, value: ({ theirs }) => theirs.consumed, filter: 'range' },
    {
      id: 'difference',
      kind: 'number',
      width: 104,
      card: 'status',
      value: differenceOfType,
      critical: (row) => differenceOfType(row) > 0,
      filter: 'range',
    },
    { id: 'missingOurs', kind: 'number', width: 112, value: ({ ours }) => ours.missing, filter: 'range' },
    {
      id: 'missingTheirs',
      kind: 'number',
      width: 112,
      card: 'fact',
      value: ({ theirs }) => theirs.missing,
      critical: ({ theirs }) => theirs.missing > 0,
      filter: 'range',
    },
    {
      id: 'addedCost',
      kind: 'number',
      width: 136,
      card: 'fact',
      value: (row) => (row.type.cost === 0 ? null : addedCost(row)),
      filter: 'range',
      sorted: 'descending',
    },
    {
      id: 'coveredTheirs',
      kind: 'number',
      hidden: true,
      value: ({ theirs }) => theirs.covered,
      filter: 'range',
    },
    { id: 'coveredOurs', kind: 'number', hidden: true, value: ({ ours }) => ours.covered, filter: 'range' },
    { id: 'places', kind: 'number', hidden: true, value: ({ places }) => places.length, filter: 'range' },
    {
      id: 'differs',
      kind: 'boolean',
      hidden: true,
      value: (row) => differenceOfType(row) !== 0,
      filter: 'yesNo',
    },
  ]
}

/** Without the vendor, which is the same in most rows. */
export const shortProduct = (description: string) => productName(description, description)

const maxPlaces = 12

function Places({ audited, rules }: { audited: AuditedType; rules: readonly AuditRule[] }) {
  const t = useText('audit')
  const common = useText('common')
  const places = audited.places.filter((place) => differenceOf(place) !== 0)
  const open = (
    <Link
      to={rowsPath(audited, rules)}
      className="inline-flex min-h-6 items-center text-13 text-accent-text hover:underline"
    >
      {t('types.open')}
    </Link>
  )
  if (places.length === 0)
    return (
      <div className="flex flex-col items-start gap-1">
        <p className="text-13 text-text-muted">{t('types.same')}</p>
        {open}
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="max-w-full overflow-x-auto">
        <table className="w-[960px] text-13 tabular-nums max-md:w-[560px]">
          <thead className="text-12 text-text-muted">
            <tr>
              <th scope="col" className="py-1 pr-3 text-left font-medium">
                {t('columns.name')}
              </th>
              {(['ours', 'theirs', 'difference'] as const).map((column) => (
                <th key={column} scope="col" className="px-3 py-1 text-right font-medium">
                  {t(`columns.${column}`)}
                </th>
              ))}
              <th scope="col" className="py-1 pl-3 text-left font-medium">
                {common('columns.rule')}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.slice(0, maxPlaces).map((place) => (
              <tr key={`${place.kind} ${place.name}`} className="border-t border-line">
                <th scope="row" className="py-1 pr-3 text-left font-normal wrap-anywhere">
                  <PlaceLink place={place} />
                </th>
                <Count read={() => place.ours} />
                <Count read={() => place.theirs} />
                <Count read={() => differenceOf(place)} className="font-semibold" />
                <td className="py-1 pl-3">{place.rules.map((rule) => t(`rules.${rule}.name`)).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-13 text-text-muted">
        {places.length > maxPlaces ? t('types.more', { count: places.length - maxPlaces }) : null}
        {open}
      </p>
    </div>
  )
}

function Count({ read, className }: { read: () => number; className?: string }) {
  const format = useFormat()
  return (
    <td className={clsx('px-3 py-1 text-right', className)}>
      <MarkedText read={() => format.number(read())} />
    </td>
  )
}

export function placeTo({ kind, isVeritas, name }: AuditPlace): string | null {
  if (name === '' || isVeritas) return null
  return kind === 'cluster' ? paths.cluster(name) : paths.host(name)
}

export function PlaceLink({ place }: { place: AuditPlace }) {
  const to = placeTo(place)
  const name = <bdi translate="no">{place.name}</bdi>
  return to === null ? (
    name
  ) : (
    <Link to={to} className="inline-flex min-h-6 items-center text-accent-text hover:underline">
      {name}
    </Link>
  )
}

/** What the figures do not say by themselves. What the rules say is there before the figures. */
function Limits(props: { reading: AuditReading | null; rules: readonly AuditRule[] }) {
  const t = useText('audit')
  const limits = useLimits(props)
  return (
    <SummaryPanel title={t('limits.title')}>
      <ul
        aria-busy={props.reading === null}
        className="flex list-disc flex-col gap-2 pl-4 text-12 text-text-muted"
      >
        {limits.map(({ text, names = [] }) => (
          <li key={text} className="wrap-anywhere">
            {names.length === 0 ? (
              text
            ) : (
              <>
                <p>{`${text}:`}</p>
                <ul className="list-['–_'] pl-3">
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </SummaryPanel>
  )
}
