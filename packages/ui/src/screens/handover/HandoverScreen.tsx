import type { AggregatedAlert, HostSummary, LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { missingLicenses } from '../../columns/compliance.ts'
import { shortLicenses } from '../../columns/figures.ts'
import { metricOf } from '../../columns/usedLicense.ts'
import { Button } from '../../components/button/Button.tsx'
import { DateField, useDayPresets } from '../../components/date-field/DateField.tsx'
import { RefreshButton } from '../../components/detail-screen/RefreshButton.tsx'
import { ExportButton } from '../../components/export-button/ExportButton.tsx'
import { PageHead } from '../../components/page-head/PageHead.tsx'
import { Section } from '../../components/section/Section.tsx'
import { Select } from '../../components/select/Select.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { UnreadMark, useUnreadText } from '../../data-table/cells/cells.tsx'
import type { Column } from '../../data-table/columns/column.ts'
import { useColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import { alertCodes } from '../../domain/alerts.ts'
import type { ChangeKind, ComparedWith } from '../../domain/comparison.ts'
import { byGap, gapCostOf, missingOf } from '../../domain/licenses/missing.ts'
import { shortMetric } from '../../domain/shortForms.ts'
import { severities } from '../../domain/tones.ts'
import { isSilentSince, type SilentAgent } from '../../domain/troubleshooting.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { dayOf, useNow } from '../../lib/dates.ts'
import { formatDay } from '../../lib/format.ts'
import { Link } from '../../lib/links.ts'
import { listUrl } from '../../lib/listUrl.ts'
import type { ListState } from '../../lib/state.ts'
import { isUnread, readMarked, type UnreadValue } from '../../lib/unreadValues.ts'
import { useChanges, useListPair, withoutMeasurements } from '../../list-screen/compare/CompareScreen.tsx'
import { useSaveSheet } from '../../list-screen/export/useSaveSheet.ts'
import { paths } from '../paths.ts'

export interface EndingContract {
  product: 'oracle' | 'mysql' | 'sqlServer'
  name: string
  /** YYYY-MM-DD; empty if it could not be read. */
  day: string
}

export interface AttachedView {
  id: string
  /** Name and page. */
  label: string
  to: string
}

export interface HandoverScreenProps {
  /** First day, YYYY-MM-DD. */
  since: string
  onSinceChange: (day: string) => void
  /** Today's hosts, and those at the end of the day before `since`. */
  hosts: {
    list: ListState<HostSummary>
    columns: readonly Column<HostSummary>[]
    compared: ComparedWith<HostSummary>
    /** Comparison of the hosts, limited to one kind of change. */
    to: (kind: ChangeKind) => string
  }
  silentAgents: ListState<SilentAgent>
  /** Alerts dated on `since` or later, by code and severity: all, and those that are still new. */
  alerts: { all: ListState<AggregatedAlert>; open: ListState<AggregatedAlert> }
  /** Contracts whose support ends from `since` to the end of the window. */
  contracts: ListState<EndingContract>
  /** Last day of the window of contracts, YYYY-MM-DD. */
  contractsUntil: string
  compliance: ListState<LicenseCompliance>
  views: readonly AttachedView[]
  attached: AttachedView | null
  onAttach: (id: string | null) => void
  onRefresh: () => void
}

type Topic = 'hosts' | 'silent' | 'changed' | 'alerts' | 'contracts' | 'licenses'

interface Cell {
  text: string
  /** In place of the text, which becomes the tooltip. */
  short?: string
  /** A value that could not be read, marked before the text; see `readMarked`. */
  unread?: UnreadValue | null
  to?: string | null
  /** Aligned at the end with the others of its column. */
  isNumber?: boolean
}

/** One section, for the screen and the spreadsheet. */
interface TopicState {
  topic: Topic
  status: 'loading' | 'ready' | 'failed' | 'forbidden'
  error?: string
  /** `unread`: a value could not be read that may belong to the counted ones. */
  figures: readonly { text: string; to: string | null; unread?: UnreadValue | null }[]
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  notes?: readonly string[]
}

/** What happened since a day, for whoever takes over: one section per topic, each figure a link to its list. */
export function HandoverScreen(props: HandoverScreenProps) {
  const { since, onSinceChange, views, attached, onAttach, onRefresh } = props
  const t = useText('handover')
  const common = useText('common')
  const today = dayOf(useNow())
  const presets = useDayPresets()
  const columns = useTopics(props)
  const states = columns.flat()
  const isLoading = states.some(isPending)
  const title = t('title', { date: formatDay(since) })
  // While someone types, the field may hold no day yet. A new day in the URL replaces it.
  const [draft, setDraft] = useState<{ since: string; day: string | null }>({ since, day: since })
  if (draft.since !== since) setDraft({ since, day: since })
  return (
    <div data-slot="handover" className="min-h-full bg-surface">
      <PageHead
        actions={
          <span className="flex items-center gap-2 print:hidden">
            <HandoverExport title={title} states={states} attached={attached} />
            <Button data-command onClick={() => window.print()}>
              <Printer aria-hidden size={16} />
              {common('actions.print')}
            </Button>
            <RefreshButton onRefresh={onRefresh} refreshing={isLoading} />
          </span>
        }
        aside={<h2 className="text-14 font-semibold text-text">{title}</h2>}
      />
      <div className="flex max-w-[96rem] flex-col gap-4 p-3 md:px-4">
        <div className="flex flex-wrap items-start gap-4 print:hidden">
          <DateField
            label={t('since')}
            value={draft.day}
            max={today}
            presets={presets}
            onChange={(day) => {
              setDraft({ since, day })
              if (day !== null) onSinceChange(day)
            }}
            className="w-72"
          />
          {views.length === 0 ? null : (
            <Select
              label={t('view')}
              choices={views.map(({ id, label }) => ({ value: id, label }))}
              value={attached?.id ?? null}
              clearLabel={t('noView')}
              onChange={onAttach}
              className="w-72"
            />
          )}
        </div>
        {attached ? (
          <p className="text-13">
            {`${t('attached')}: `}
            <Link
              to={attached.to}
              className="inline-flex min-h-6 min-w-6 items-center text-accent-text hover:underline"
            >
              {attached.label}
            </Link>
          </p>
        ) : null}
        <p className="text-13 text-text-muted">{t('notes.scope')}</p>
        <TopicColumns columns={columns} />
      </div>
    </div>
  )
}

const isPending = ({ status }: TopicState) => status === 'loading'

/** Milliseconds after which a section no longer waits for those above it. */
const longestWait = 2000

/**
 * Sections in two columns, one below the other in a narrow viewport. A section appears once those above it have
 * loaded, so that none moves, unless they take long. Paper has all.
 */
function TopicColumns({ columns }: { columns: readonly (readonly TopicState[])[] }) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), longestWait)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid gap-x-10 gap-y-4 xl:grid-cols-2 print:block print:columns-2">
      {columns.map((column, index) => {
        const waitsBelow = !isSlow && columns.slice(0, index).flat().some(isPending)
        const firstPending = isSlow ? -1 : column.findIndex(isPending)
        return (
          <div
            key={index}
            className={clsx('min-w-0 not-print:space-y-4', waitsBelow && 'not-print:max-xl:hidden')}
          >
            {column.map((state, position) => (
              <div
                key={state.topic}
                className={clsx(
                  'break-inside-avoid print:pb-4',
                  firstPending >= 0 && position > firstPending && 'not-print:hidden',
                )}
              >
                <TopicSection state={state} />
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** Rows on the screen; the figures link to the lists, and the spreadsheet has all. */
const shownRows = 12

function TopicSection({ state }: { state: TopicState }) {
  const t = useText('handover')
  const { topic, status, error = '', figures, head, rows, notes = [] } = state
  return (
    <Section fixed title={t(`sections.${topic}`)}>
      {status === 'ready' ? (
        <div className="flex flex-col gap-2 text-13">
          {figures.length === 0 && rows.length === 0 ? (
            <p className="text-text-muted">{t(`empty.${topic}`)}</p>
          ) : null}
          {figures.length > 0 ? (
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {figures.map(({ text, to, unread = null }) => (
                <li key={text} className="inline-flex min-h-6 items-center gap-1.5">
                  <OptionalLink to={to}>{text}</OptionalLink>
                  {unread ? <UnreadMark unread={unread} /> : null}
                </li>
              ))}
            </ul>
          ) : null}
          {rows.length > 0 ? (
            <div className="overflow-x-auto">
              <table className="print:text-12">
                <thead className="text-12 text-text-muted">
                  <tr>
                    {head.map((name, column) => (
                      <th
                        key={name}
                        scope="col"
                        className={clsx(cellClass, 'font-normal', alignClass(rows[0]?.[column]))}
                      >
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.slice(0, shownRows).map((cells, row) => (
                    <tr key={row}>
                      {cells.map((cell, column) => {
                        const { text, short, to = null, unread = null, isNumber = false } = cell
                        // The first cell names the row.
                        const CellTag = column === 0 ? 'th' : 'td'
                        return (
                          <CellTag
                            key={head[column]}
                            {...(column === 0 ? { scope: 'row' } : {})}
                            {...(short === undefined || short === text ? {} : { title: text })}
                            className={clsx(
                              cellClass,
                              'font-normal',
                              alignClass(cell),
                              isNumber || short !== undefined ? 'whitespace-nowrap' : 'wrap-anywhere',
                            )}
                          >
                            {unread ? (
                              <>
                                <UnreadMark unread={unread} />{' '}
                              </>
                            ) : null}
                            {text === '' ? null : <OptionalLink to={to}>{short ?? text}</OptionalLink>}
                          </CellTag>
                        )
                      })}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ) : null}
          {rows.length > shownRows ? (
            <p className="text-text-muted">{t('more', { count: rows.length - shownRows })}</p>
          ) : null}
          {rows.length === 0 ? null : <Notes notes={notes} />}
        </div>
      ) : status === 'loading' ? (
        <SectionSkeleton />
      ) : (
        <p className="text-13 text-text-muted">{t('failed', { message: error })}</p>
      )}
    </Section>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className="text-12 text-text-muted">
      {note}
    </p>
  ))
}

const skeletonRows = Array.from({ length: 6 }, (_, index) => index)

function SectionSkeleton() {
  const common = useText('common')
  return (
    <>
      <p className="text-13 text-text-muted not-print:sr-only">{common('state.loading')}</p>
      <div className="flex flex-col gap-3 print:hidden">
        {skeletonRows.map((row) => (
          <Skeleton key={row} className="w-80 max-w-full" />
        ))}
      </div>
    </>
  )
}

// Paper is narrow, and the name of the row gets what the others leave.
const cellClass = 'py-0.5 pr-6 print:pr-3 print:first:w-full'

const alignClass = (cell: Cell | undefined) =>
  cell?.isNumber === true ? 'text-right tabular-nums [&_a]:justify-end' : 'text-left'

function OptionalLink({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? (
    children
  ) : (
    <Link to={to} className="inline-flex min-h-6 min-w-6 items-center text-accent-text hover:underline">
      {children}
    </Link>
  )
}

/** Columns of sections. Hosts take the longest, because two lists of them are compared, so little comes after them. */
function useTopics(props: HandoverScreenProps): readonly (readonly TopicState[])[] {
  const { since, silentAgents, alerts, contracts, contractsUntil, compliance, hosts } = props
  const t = useText('handover')
  const common = useText('common')
  const { number } = useFormat()
  const alertTexts = useColumnTexts('alerts')
  const now = useNow()
  const hostTopics = useHostTopics(hosts)
  const days = { from: since, to: dayOf(now) }
  const sinceTime = new Date(`${since}T00:00:00`).getTime()
  // The lists of alerts and hosts would show the day of a date filter.
  const ofToday = (path: string) => `${path}${path.includes('?') ? '&' : '?'}date=`

  const silent = topicOf('silent', [silentAgents], () => {
    const all = silentAgents.status === 'ready' ? silentAgents.value : []
    const fell = all
      .map((agent) => ({ agent, ...readMarked(() => isSilentSince(agent, sinceTime)) }))
      .filter(({ value, unread }) => value || unread)
    return {
      figures: [
        ...figureOf(
          fell,
          ({ value }) => value,
          (count) => ({ text: t('figures.silent', { count }), to: null }),
        ),
        ...(all.length === 0
          ? []
          : [{ text: t('figures.allSilent', { count: all.length }), to: paths.troubleshooting }]),
      ],
      head: [common('columns.host'), common('columns.daysWithoutData')],
      rows: fell.map(({ agent: { hostname, days }, unread }) => [
        { text: hostname, to: hostname === '' ? null : paths.host(hostname) },
        { text: unread || days === null ? '' : number(days), unread, isNumber: true },
      ]),
    }
  })

  const alertTopic = topicOf('alerts', [alerts.all, alerts.open], () => {
    const lines = alertLines(alerts)
    const appeared = readMarked(() => lines.reduce((sum, line) => sum + line.appeared, 0))
    const open = readMarked(() => lines.reduce((sum, line) => sum + line.open, 0))
    const kindOf = ({ category, code = category }: AlertLine) => code
    const byKind = Map.groupBy(lines, kindOf)
    const nameOf = (line: AlertLine) => {
      const { category, code, severity } = line
      const name =
        code === undefined
          ? alertTexts.codeLabel({ id: 'alertCategory', kind: 'badge' }, category)
          : alertTexts.codeLabel({ id: 'alertCode', kind: 'badge' }, code)
      if (byKind.get(kindOf(line))?.length === 1) return name
      return `${name}, ${alertTexts.codeLabel({ id: 'alertSeverity', kind: 'severity' }, severity)}`
    }
    return {
      figures:
        appeared.value === 0
          ? []
          : [
              { ...appeared, text: t('figures.appeared', { count: appeared.value }), to: null },
              { ...open, text: t('figures.open', { count: open.value }), to: null },
            ],
      head: [t('columns.code'), t('columns.appeared'), t('columns.handled'), t('columns.open')],
      rows: lines.map((line) => {
        const { code, severity, open } = line
        const knownCode = alertCodes.find((known) => known === code)
        const knownSeverity = severities.find((known) => known === severity)
        // The list of alerts filters by codes and severities that it knows.
        const alertsOf = (filters: { status?: 'ALL' }) =>
          knownCode && knownSeverity
            ? ofToday(paths.alertsOf({ ...filters, code: knownCode, severity: knownSeverity, days }))
            : null
        return [
          { text: nameOf(line) },
          { ...cellOf(() => number(line.appeared)), isNumber: true, to: alertsOf({ status: 'ALL' }) },
          // An alert may arrive between the two responses.
          { ...cellOf(() => number(Math.max(0, line.appeared - line.open))), isNumber: true },
          {
            ...cellOf(() => number(line.open)),
            isNumber: true,
            to: open === 0 ? null : alertsOf({}),
          },
        ]
      }),
      notes: [t('notes.alerts'), t('notes.alertsRead')],
    }
  })

  const contractTopic = topicOf('contracts', [contracts], () => {
    const all = contracts.status === 'ready' ? contracts.value : []
    const byProduct = Map.groupBy(all, ({ product }) => product)
    const filter = { kind: 'days', from: since, to: contractsUntil } as const
    return {
      figures: [...byProduct].flatMap(([product, ofProduct]) =>
        figureOf(
          ofProduct.map((contract) => ({ contract, ...readMarked(() => contract.day) })),
          ({ value }) => value !== '',
          (count) => ({
            text: t('figures.contracts', { product: common(`products.${product}`), count }),
            to: listUrl(`${contractLists[product]}?sort=supportExpiration`, { supportExpiration: filter }),
          }),
        ),
      ),
      head: [t('columns.contract'), common('columns.technology'), common('columns.supportExpiration')],
      rows: all
        .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
        .map((contract) => [
          { ...cellOf(() => contract.name), text: contract.name },
          { text: common(`products.${contract.product}`) },
          cellOf(() => formatDay(contract.day)),
        ]),
    }
  })

  const licenseTopic = topicOf('licenses', [compliance], () => {
    const all = compliance.status === 'ready' ? compliance.value : []
    const missing = all
      .map((row) => {
        const { value, unread } = readMarked(() => missingOf(row))
        return { row, missing: value ?? 0, unread }
      })
      .filter(({ row, missing }) => missing > 0 || isUnread(() => [row.consumed, row.covered]))
      // First those in doubt, so that they are on screen.
      .toSorted((a, b) => Number(b.unread !== null) - Number(a.unread !== null) || byGap(a.row, b.row))
    const { list, where } = shortLicenses
    const filter = where?.filter(now)
    return {
      figures: figureOf(
        missing,
        ({ unread }) => unread === null,
        (count) => ({
          text: t('figures.licenses', { count }),
          to: filter ? listUrl(list, { [missingLicenses.id]: filter }) : list,
        }),
      ),
      head: [
        common('columns.licenseType'),
        common('columns.metric'),
        common('columns.missing'),
        common('columns.gapCost'),
      ],
      rows: missing.map(({ row, missing, unread }) => {
        const cost = readMarked(() => gapCostOf(row))
        return [
          { ...cellOf(() => row.itemDescription), text: row.itemDescription || row.licenseTypeID },
          metricCell(row),
          { text: unread ? '' : number(missing), unread, isNumber: true },
          { text: cost.unread ? '' : number(cost.value), unread: cost.unread, isNumber: true },
        ]
      }),
      notes: [t('notes.licenses')],
    }
  })
  return [
    [silent, alertTopic, licenseTopic],
    [hostTopics.hosts, hostTopics.changed, contractTopic],
  ]
}

function cellOf(read: () => string): Cell {
  const { value, unread } = readMarked(read)
  return { text: unread ? '' : value, unread }
}

function metricCell(row: LicenseCompliance): Cell {
  const cell = cellOf(() => metricOf(row.metric))
  return { ...cell, short: shortMetric(cell.text) }
}

/** Counts the rows that a list shows as well. A mark says that others could not be read. */
function figureOf<Row extends { unread: UnreadValue | null }>(
  rows: readonly Row[],
  isCounted: (row: Row) => boolean,
  figure: (count: number) => TopicState['figures'][number],
): TopicState['figures'] {
  const count = rows.filter(isCounted).length
  const unread = rows.find((row) => row.unread !== null)?.unread ?? null
  return count === 0 ? [] : [{ ...figure(count), unread }]
}

const contractLists = {
  oracle: paths.oracleContracts,
  mysql: paths.mysqlContracts,
  sqlServer: paths.sqlServerContracts,
}

function topicOf(
  topic: Topic,
  lists: readonly ListState<unknown>[],
  read: () => Omit<TopicState, 'topic' | 'status'>,
): TopicState {
  const pending = lists.find(({ status }) => status !== 'ready')
  if (!pending) return { topic, status: 'ready', ...read() }
  const error = pending.status === 'failed' ? { error: pending.error.message } : {}
  return { topic, status: pending.status, ...error, figures: [], head: [], rows: [] }
}

/** Hosts that came, went and changed, by the rules and with the counts of the comparison that they link to. */
function useHostTopics({ list, columns, compared, to }: HandoverScreenProps['hosts']) {
  const t = useText('handover')
  const common = useText('common')
  const pair = useListPair(list, compared)
  const computed = useChanges(pair, { area: 'hosts', columns, compared })
  const state: ListState<unknown> =
    pair.status === 'ready' && computed === null ? { status: 'loading' } : listOf(pair)
  const changes = computed === null ? [] : withoutMeasurements(computed)
  const ofKind = (kind: ChangeKind) => changes.filter(({ change }) => change === kind)
  const figure = (kind: ChangeKind) => {
    const count = ofKind(kind).length
    return count === 0 ? [] : [{ text: t(`figures.${kind}`, { count }), to: to(kind) }]
  }
  return {
    hosts: topicOf('hosts', [state], () => ({
      figures: [...figure('added'), ...figure('removed')],
      head: [common('columns.host'), common('columns.change')],
      rows: (['added', 'removed'] as const).flatMap((kind) =>
        ofKind(kind).map(({ group, groupTo }) => [
          { text: group, to: groupTo },
          { text: t(`changes.${kind}`) },
        ]),
      ),
    })),
    changed: topicOf('changed', [state], () => ({
      figures: figure('changed'),
      head: [common('columns.host'), t('columns.changes')],
      rows: ofKind('changed').map(({ group, groupTo, changes }) => [
        { text: group, to: groupTo },
        { text: changes.map(({ label, from, to }) => `${label}: ${from || '–'} → ${to || '–'}`).join('; ') },
      ]),
    })),
  }
}

function listOf(pair: ReturnType<typeof useListPair>): ListState<unknown> {
  return pair.status === 'ready' ? { status: 'ready', value: [] } : pair
}

interface AlertLine extends Pick<AggregatedAlert, 'category' | 'severity'> {
  /** Undefined if the server left it out. */
  code: AggregatedAlert['code']
  appeared: number
  open: number
}

function alertLines({ all, open }: HandoverScreenProps['alerts']): readonly AlertLine[] {
  const openGroups = open.status === 'ready' ? open.value : []
  const groups = all.status === 'ready' ? all.value : []
  return groups.flatMap((group): AlertLine[] => {
    const { category, code, severity } = group
    if (category === 'AGENT') return []
    const open = openGroups.find(
      (each) => each.category === category && each.code === code && each.severity === severity,
    )
    return [
      {
        category,
        code,
        severity,
        // Read when they are shown, so that one that could not be read is marked.
        get appeared() {
          return group.count
        },
        get open() {
          return open?.count ?? 0
        },
      },
    ]
  })
}

interface HandoverExportProps {
  title: string
  states: readonly TopicState[]
  attached: AttachedView | null
}

const sheetColumns = ['section', 'name', 'detail'] as const

/** All rows of all sections in one sheet, with the origin of the figures. */
function HandoverExport({ title, states, attached }: HandoverExportProps) {
  const t = useText('handover')
  const common = useText('common')
  const saveSheet = useSaveSheet()
  const unreadText = useUnreadText()
  if (!saveSheet) return null

  const save = async (signal: AbortSignal) =>
    saveSheet(
      {
        title,
        filterLines: attached === null ? [] : [`${t('attached')}: ${attached.label}`],
        digest: null,
        columns: sheetColumns.map((id) => ({ id, header: t(`parts.${id}`), type: 'text', width: 320 })),
        lines: states.flatMap((state) => linesOf(state, t(`sections.${state.topic}`))),
      },
      signal,
    )

  const textOf = ({ text, unread = null }: Cell) => (unread ? `${unreadText(unread)} ${text}`.trim() : text)

  /** A section that is empty, loading or failed has one line that says so. */
  function linesOf(
    { topic, status, error = '', figures, head, rows, notes = [] }: TopicState,
    section: string,
  ) {
    if (status === 'loading') return [{ section, name: common('state.loading') }]
    if (status !== 'ready') return [{ section, name: t('failed', { message: error }) }]
    if (figures.length === 0 && rows.length === 0) return [{ section, name: t(`empty.${topic}`) }]
    return [
      ...figures.map(({ text, unread = null }) => ({
        section,
        name: text,
        detail: unread && unreadText(unread),
      })),
      ...rows.map(([first, ...others]) => ({
        section,
        name: first && textOf(first),
        detail: others.map((cell, index) => `${head[index + 1]}: ${textOf(cell)}`).join('; '),
      })),
      ...notes.map((note) => ({ section, name: note })),
    ]
  }
  return <ExportButton choices={[{ id: 'xlsx', label: t('xlsx'), run: save }]} />
}
