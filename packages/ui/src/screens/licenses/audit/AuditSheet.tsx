import { Gavel } from 'lucide-react'
import { type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { descriptionOf, metricOf } from '../../../columns/usedLicense.ts'
import type { Tone } from '../../../components/badge/Badge.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog.tsx'
import { Figures } from '../../../components/figures/Figures.tsx'
import { useToast } from '../../../components/toast/Toast.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import {
  decide,
  decisionStates,
  noDecisions,
  type Decision,
  type DecisionKey,
  type Decisions,
  type DecisionState,
} from '../../../domain/licenses/audit/auditDecisions.ts'
import { decisionsElsewhere, stateOf, type AuditRow } from '../../../domain/licenses/audit/auditSheet.ts'
import { shortHost, shortMetric } from '../../../domain/shortForms.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { useNow } from '../../../lib/dates.ts'
import { Link } from '../../../lib/links.ts'
import { ListToolsContext } from '../../../lib/listTools.ts'
import { mapState, type State } from '../../../lib/state.ts'
import { readMarked } from '../../../lib/unreadValues.ts'
import type { BulkActions } from '../../../list-screen/bulk/BulkActionBar.tsx'
import type { FilteredRows } from '../../../list-screen/listProps.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import { SummaryPanel, SummarySkeleton } from '../../../list-screen/summary/SummaryPanel.tsx'
import type { ListCount } from '../../../list-screen/toolbar/QuickFilters.tsx'
import type { ListViewProps } from '../../../list-screen/views/useListView.ts'
import { paths } from '../../paths.ts'
import { AuditExport } from './AuditExport.tsx'
import type { AuditPart } from './AuditScreen.tsx'
import { placeTo, shortProduct } from './AuditTypes.tsx'
import { DecideDialog, OpenDecisionsDialog } from './DecisionDialogs.tsx'

interface AuditSheetProps extends ListViewProps {
  state: State<AuditPart>
  onDecisionsChange: (change: (newest: Decisions) => Decisions) => void
  isPersistent: boolean
  onSave: (text: string, title: string) => void
  onRefresh?: (() => void) | undefined
}

interface Deciding {
  rows: readonly AuditRow[]
  hidden: number
  onDone?: () => void
}

/** Each license type on each host or cluster, with the evidence and what people decide about it. */
export function AuditSheet({ state, onDecisionsChange, isPersistent, onSave, ...list }: AuditSheetProps) {
  const t = useText('audit')
  const format = useFormat()
  const toast = useToast()
  const now = useNow()
  const user = use(ListToolsContext)?.origin.user ?? ''
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const [dialog, setDialog] = useState<'open' | 'clear' | null>(null)
  const part = state.status === 'ready' ? state.value : null
  const rows = useMemo(() => mapState(state, (ready) => ready.rows), [state])
  const decisions = part?.decisions ?? noDecisions
  const author = () => ({ by: user, at: new Date(now).toISOString() })
  const total = useCallback(
    (shown: readonly AuditRow[]) => {
      const cost = costOf(shown)
      return cost === 0 ? null : t('sheet.total', { cost: format.number(cost) })
    },
    [t, format],
  )
  const elsewhere = part ? decisionsElsewhere(part.rows, decisions) : 0

  return (
    <>
      <ListScreen
        {...list}
        area="audit.sheet"
        columns={columns}
        list={rows}
        rowId={rowId}
        counts={counts}
        total={total}
        detail={detailOf}
        note={
          <>
            {t(isPersistent ? 'sheet.storedHere' : 'sheet.notStored')}
            {elsewhere === 0 ? null : ` ${t('sheet.elsewhere', { count: elsewhere })}`}
          </>
        }
        summary={totalsOf}
        rowActions={(row) => [
          {
            id: 'decide',
            label: t('decide.open'),
            icon: Gavel,
            onSelect: () => setDeciding({ rows: [row], hidden: 0 }),
          },
        ]}
        bulkActions={bulkActionsOf(setDeciding, t)}
        actions={
          <>
            {part ? <AuditExport part={part} onSave={onSave} /> : null}
            <Button size="toolbar" disabled={part === null} onClick={() => setDialog('open')}>
              {t('merge.open')}
            </Button>
          </>
        }
      />
      {deciding ? (
        <DecideDialog
          rows={deciding.rows}
          hidden={deciding.hidden}
          onClose={() => setDeciding(null)}
          onDecide={(change) => {
            onDecisionsChange((newest) => decide(newest, deciding.rows.map(keyOf), change, author()))
            deciding.onDone?.()
            setDeciding(null)
          }}
        />
      ) : null}
      {dialog === 'open' ? (
        <OpenDecisionsDialog
          decisions={decisions}
          types={part?.reading.types ?? []}
          author={author}
          onClose={() => setDialog(null)}
          onClear={() => setDialog('clear')}
          onMerge={(change, count) => {
            onDecisionsChange(change)
            setDialog(null)
            toast({ tone: 'success', title: t('merge.done', { count }) })
          }}
        />
      ) : null}
      <ConfirmDialog
        open={dialog === 'clear'}
        title={t('clear.title')}
        description={t('clear.text', { count: decisions.size })}
        confirmLabel={t('clear.apply')}
        tone="danger"
        onClose={() => setDialog(null)}
        onConfirm={() => {
          onDecisionsChange(() => noDecisions)
          setDialog(null)
        }}
      />
    </>
  )
}

const rowId = ({ id }: AuditRow) => id

const detailOf = (row: AuditRow) => <RowDetail row={row} />

const totalsOf = (filtered: FilteredRows<AuditRow> | null) =>
  filtered ? <Totals rows={filtered.rows} /> : <SummarySkeleton />

function bulkActionsOf(
  onDecide: (deciding: Deciding) => void,
  t: ReturnType<typeof useText<'audit'>>,
): BulkActions<AuditRow> {
  return (rows, clear, hidden) => (
    <Button onClick={() => onDecide({ rows, hidden, onDone: clear })}>
      {t('decide.several', { count: rows.length })}
    </Button>
  )
}

function keyOf({ type: { licenseTypeID }, place: { kind, name } }: AuditRow): DecisionKey {
  return { licenseTypeID, kind, name }
}

const decisionTone: Record<DecisionState, Tone> = {
  open: 'neutral',
  accepted: 'info',
  contested: 'warning',
  toFix: 'danger',
}

const counts: readonly ListCount[] = [
  { id: 'differs', column: 'differs', filter: { kind: 'yesNo', value: true }, tone: 'warning' },
  { id: 'unused', column: 'isUnusedForYear', filter: { kind: 'yesNo', value: true } },
  ...decisionStates.map((state): ListCount => ({
    id: state,
    column: 'decision',
    filter: { kind: 'oneOf', values: [state] },
    tone: decisionTone[state],
  })),
]

const columns: readonly Column<AuditRow>[] = [
  {
    id: 'name',
    kind: 'link',
    width: 168,
    value: ({ place }) => place.name,
    short: shortHost,
    to: ({ place }) => placeTo(place),
    filter: 'text',
  },
  {
    id: 'kind',
    kind: 'badge',
    hidden: true,
    value: ({ place }) => place.kind,
    tone: () => 'neutral',
    filter: 'oneOf',
  },
  {
    id: 'licenseTypeID',
    kind: 'text',
    width: 104,
    hidden: true,
    value: ({ type }) => type.licenseTypeID,
    filter: 'text',
  },
  {
    id: 'itemDescription',
    header: 'description',
    kind: 'text',
    width: 240,
    card: 'name',
    value: ({ type }) => descriptionOf(type.itemDescription),
    short: shortProduct,
    filter: 'oneOf',
  },
  {
    id: 'metric',
    kind: 'text',
    width: 104,
    short: shortMetric,
    value: ({ type }) => metricOf(type.metric),
    filter: 'oneOf',
  },
  { id: 'ours', kind: 'number', width: 96, value: ({ place }) => place.ours, filter: 'range' },
  { id: 'theirs', kind: 'number', width: 96, value: ({ place }) => place.theirs, filter: 'range' },
  {
    id: 'difference',
    kind: 'number',
    width: 104,
    card: 'fact',
    critical: ({ difference }) => difference > 0,
    filter: 'range',
  },
  {
    id: 'cost',
    header: 'gapCost',
    kind: 'number',
    width: 136,
    card: 'fact',
    value: ({ place }) => place.cost,
    filter: 'range',
    sorted: 'descending',
  },
  {
    id: 'decision',
    kind: 'badge',
    width: 128,
    card: 'status',
    value: stateOf,
    tone: (row) => decisionTone[stateOf(row)],
    order: decisionStates,
    filter: 'oneOf',
  },
  { id: 'note', kind: 'text', width: 160, value: ({ decision }) => decision?.note ?? '', filter: 'text' },
  {
    id: 'contracts',
    kind: 'list',
    width: 136,
    hidden: true,
    value: ({ place }) => place.contracts,
    filter: 'text',
  },
  { id: 'reportedAt', kind: 'dateTime', width: 128, ago: true, hidden: true, filter: 'days' },
  { id: 'lastUse', kind: 'date', width: 112, hidden: true, value: ({ use }) => use?.lastUse, filter: 'days' },
  { id: 'covered', kind: 'number', hidden: true, value: ({ place }) => place.covered, filter: 'range' },
  { id: 'agentVersions', header: 'agentVersion', kind: 'list', hidden: true, filter: 'text' },
  {
    id: 'currentlyUsed',
    kind: 'boolean',
    hidden: true,
    value: ({ use }) => use?.currentlyUsed,
    filter: 'yesNo',
  },
  {
    id: 'detectedUsages',
    kind: 'number',
    hidden: true,
    value: ({ use }) => use?.detectedUsages,
    filter: 'range',
  },
  { id: 'firstUse', kind: 'date', hidden: true, value: ({ use }) => use?.firstUse, filter: 'days' },
  { id: 'isUnusedForYear', kind: 'boolean', hidden: true, filter: 'yesNo' },
  {
    id: 'differs',
    kind: 'boolean',
    hidden: true,
    value: ({ difference }) => difference !== 0,
    filter: 'yesNo',
  },
  {
    id: 'decidedBy',
    kind: 'text',
    hidden: true,
    value: ({ decision }) => decision?.by ?? '',
    filter: 'oneOf',
  },
  { id: 'decidedAt', kind: 'dateTime', hidden: true, value: ({ decision }) => decision?.at, filter: 'days' },
]

function costOf(rows: readonly AuditRow[]): number {
  return rows.reduce((sum, { place }) => sum + (place.cost ?? 0), 0)
}

/** Of the matching rows. */
function Totals({ rows }: { rows: readonly AuditRow[] }) {
  const t = useText('audit')
  const common = useText('common')
  const format = useFormat()
  const byState = useMemo(() => Map.groupBy(rows, stateOf), [rows])
  return (
    <SummaryPanel
      title={t('sheet.byDecision')}
      note={`${common('columns.gapCost')}: ${format.number(costOf(rows))} · ${t('sheet.count', { count: rows.length })}`}
    >
      <Figures
        figures={decisionStates.map((state) => {
          const ofState = byState.get(state) ?? []
          return {
            id: state,
            label: t(`sheet.values.decision.${state}`),
            ...readMarked(() => format.number(costOf(ofState))),
            note: t('sheet.count', { count: ofState.length }),
          }
        })}
      />
    </SummaryPanel>
  )
}

const maxHosts = 24

/** Why the row differs, its hosts, the recorded uses, and all decisions about it. */
function RowDetail({ row: { place, use, decision } }: { row: AuditRow }) {
  const t = useText('audit')
  const common = useText('common')
  const format = useFormat()
  const rest = place.hostnames.length - maxHosts
  return (
    <div className="grid max-w-[1440px] gap-x-8 gap-y-4 text-13 lg:grid-cols-3">
      <Block title={t('sheet.rules')}>
        {place.rules.length === 0 ? (
          <p className="text-text-muted">{t('sheet.same')}</p>
        ) : (
          <ul className="list-disc pl-4">
            {place.rules.map((rule) => (
              <li key={rule}>{`${t(`rules.${rule}.name`)}: ${t(`rules.${rule}.hint`)}`}</li>
            ))}
          </ul>
        )}
        <h3 className="mt-2 font-semibold">{common('columns.hosts')}</h3>
        <p className="flex flex-wrap gap-x-3 wrap-anywhere">
          {place.hostnames.slice(0, maxHosts).map((name) => (
            <Link
              key={name}
              to={paths.host(name)}
              className="inline-flex min-h-6 items-center text-accent-text hover:underline"
            >
              <bdi translate="no">{name}</bdi>
            </Link>
          ))}
          {rest > 0 ? <span className="text-text-muted">{common('andMore', { count: rest })}</span> : null}
        </p>
      </Block>
      <Block title={t('sheet.uses')}>
        {use === null || use.records.length === 0 ? (
          <p className="text-text-muted">{t('sheet.noUses')}</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {use.records.slice(0, maxHosts).map((record) => (
              <li key={JSON.stringify([record.hostname, record.databasename, record.feature])}>
                <bdi translate="no" className="font-medium">
                  {`${record.hostname} / ${record.databasename}`}
                </bdi>
                <span className="block text-text-muted">
                  {record.feature}
                  {': '}
                  {t('report.used', {
                    count: record.detectedUsages,
                    first: format.date(record.firstUsageDate),
                    last: format.date(record.lastUsageDate),
                    state: t(record.currentlyUsed ? 'report.inUse' : 'report.notInUse'),
                  })}
                </span>
              </li>
            ))}
            {use.records.length > maxHosts ? (
              <li className="text-text-muted">
                {common('andMore', { count: use.records.length - maxHosts })}
              </li>
            ) : null}
          </ul>
        )}
      </Block>
      <Block title={t('sheet.history')}>
        {decision === null ? (
          <p className="text-text-muted">{t('sheet.noHistory')}</p>
        ) : (
          <DecisionVersions decision={decision} />
        )}
      </Block>
    </div>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** The current version first. */
function DecisionVersions({ decision }: { decision: Decision }) {
  const t = useText('audit')
  const format = useFormat()
  return (
    <ol className="flex flex-col gap-1">
      {[decision, ...decision.history].map(({ state, note, by, at }) => (
        <li key={`${at} ${by} ${state} ${note}`} className="wrap-anywhere">
          <span className="font-medium">{t(`sheet.values.decision.${state}`)}</span>
          {note === '' ? null : `: ${note}`}
          <span className="block text-12 text-text-muted">
            {t('sheet.version', { by, at: format.dateTime(at) })}
          </span>
        </li>
      ))}
    </ol>
  )
}
