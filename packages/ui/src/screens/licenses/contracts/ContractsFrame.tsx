import { Copy, Pencil, Server, Trash2, Upload } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { renewalDays, type RenewalTerm } from '../../../columns/renewals.ts'
import type { Tone } from '../../../components/badge/Badge.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { ConfirmDialog, useConfirmedMutation } from '../../../components/confirm/ConfirmDialog.tsx'
import { Notice } from '../../../components/shell/Notices.tsx'
import { useToast } from '../../../components/toast/Toast.tsx'
import type { RowAction } from '../../../data-table/body/rows.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import type { Reveal } from '../../../data-table/keyboard/useReveal.ts'
import type { NamingContract } from '../../../domain/licenses/namedCoverage.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { calendarDay, dayOf, useNow } from '../../../lib/dates.ts'
import { type ListState, valueOr } from '../../../lib/state.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import { AddButton } from '../../../list-screen/toolbar/AddButton.tsx'
import type { ListCount } from '../../../list-screen/toolbar/QuickFilters.tsx'
import type { ListViewProps } from '../../../list-screen/views/useListView.ts'
import type { InitialForm, OpenForm } from '../useSaveForm.ts'
import { contractPeek } from './contractColumns.ts'
import { ContractViews } from './ContractViews.tsx'
import type { ContractFormProps, Suggestions } from './forms/ContractForm.tsx'

/** The fields that the contracts of all technologies have. */
interface ContractRow extends NamingContract {
  supportExpiration: string | null
  location: string
  csi?: string
  referenceNumber?: string
  status?: string
}

/** A dialog over the list of contracts, with what it needs from the list. */
export type ContractDialog<Row, Values> =
  | { kind: 'form'; form: Omit<ContractFormProps<Values>, 'onClose'> }
  /** `listed`: the contracts in the list. */
  | { kind: 'import'; listed: readonly Row[] }
  /** Attaches hosts to several contracts. `onComplete`: all of them were saved. `hidden`: by the search or the filters. */
  | { kind: 'attach'; contracts: readonly Row[]; hidden: number; onComplete: () => void }
  /** Saves contracts without a location for all locations. */
  | { kind: 'allLocations'; contracts: readonly Row[] }
  /** Hosts of an Oracle contract. */
  | { kind: 'hosts'; contract: Row }

export interface ContractsScreenProps<Row, Values> extends ListViewProps {
  list: ListState<Row>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
  /** Rejects with the reason shown in the dialog. */
  onRemove: (contract: Row) => Promise<unknown>
  /** A form restored after its session expired. */
  draft?: OpenForm<Values> | undefined
  onDraftChange?: ((draft: OpenForm<Values> | null) => void) | undefined
  renderDialog: (dialog: ContractDialog<Row, Values>, close: () => void) => ReactNode
}

interface ContractsFrameProps<Row, Values> extends ContractsScreenProps<Row, Values> {
  technology: 'oracle' | 'mysql' | 'sqlServer'
  columns: readonly Column<Row>[]
  emptyForm: InitialForm<Values>
  /** `copy`: the start of a new contract with the same values. */
  initialForm: (contract: Row, copy?: boolean) => InitialForm<Values>
  extraActions?: (contract: Row, openHosts: () => void) => readonly RowAction[]
  detail?: (contract: Row) => ReactNode
  /** License types of the price list, where the columns need them. */
  types?: ListState<unknown>
}

/** What is open over the list. */
type OpenDialog<Row, Values> =
  | { kind: 'form'; openForm: OpenForm<Values> }
  | { kind: 'import' }
  | { kind: 'attach'; contracts: readonly Row[]; hidden: number; onComplete: () => void }
  | { kind: 'allLocations'; contracts: readonly Row[] }
  | { kind: 'hosts'; id: string }
  | { kind: 'remove'; contract: Row }

const noRows: readonly never[] = []

/** List of the contracts of one technology with adding, editing, importing, attaching and deleting. */
export function ContractsFrame<Row extends ContractRow, Values>(props: ContractsFrameProps<Row, Values>) {
  const { technology, columns, list, types, detail, view, onViewChange, onRefresh, actions } = props
  const { onRemove, draft, onDraftChange: onDraft, renderDialog } = props
  const { emptyForm, initialForm, extraActions } = props
  const t = useText('contracts')
  const common = useText('common')
  const toast = useToast()
  const [open, setOpen] = useState<OpenDialog<Row, Values> | null>(
    draft ? { kind: 'form', openForm: draft } : null,
  )
  const [reveal, setReveal] = useState<Reveal | null>(null)
  const close = () => setOpen(null)
  const openForm = (initial: InitialForm<Values>) => setOpen({ kind: 'form', openForm: { initial } })
  const contractToRemove = open?.kind === 'remove' ? open.contract : null
  const deletion = useConfirmedMutation(onRemove, () => {
    toast({ tone: 'success', title: t('remove.done', { name: contractToRemove?.contractID ?? '' }) })
    close()
  })
  const rows = valueOr(list, noRows)
  const renewals = useRenewals(rows)
  const withoutLocation = rows.filter(({ location }) => location === '')
  const initial = open?.kind === 'form' ? open.openForm.initial : undefined
  const onDraftChange = useCallback(
    (values: Values | null) =>
      onDraft?.(values === null || !initial ? null : { initial, restoredValues: values }),
    [onDraft, initial],
  )

  const rowActions = (contract: Row): RowAction[] => [
    {
      id: 'edit',
      label: common('actions.openEdit'),
      icon: Pencil,
      inPeek: true,
      onSelect: () => openForm(initialForm(contract)),
    },
    {
      id: 'copy',
      label: t('actions.copy'),
      icon: Copy,
      onSelect: () => openForm(initialForm(contract, true)),
    },
    ...(extraActions?.(contract, () => setOpen({ kind: 'hosts', id: contract.id })) ?? []),
    {
      id: 'remove',
      label: common('actions.openDelete'),
      icon: Trash2,
      tone: 'danger',
      onSelect: () => setOpen({ kind: 'remove', contract }),
    },
  ]

  const renderAttach = (contracts: readonly Row[], clear: () => void, hidden: number) => (
    <Button onClick={() => setOpen({ kind: 'attach', contracts, hidden, onComplete: clear })}>
      <Server size={16} />
      {t('attach.several', { count: contracts.length })}
    </Button>
  )

  function dialogOf(dialog: OpenDialog<Row, Values>): ContractDialog<Row, Values> | null {
    switch (dialog.kind) {
      case 'form':
        return {
          kind: 'form',
          form: {
            openForm: dialog.openForm,
            suggestions: {
              contractID: suggestions(rows.map(({ contractID }) => contractID)),
              csi: suggestions(rows.map(({ csi }) => csi)),
              referenceNumber: suggestions(rows.map(({ referenceNumber }) => referenceNumber)),
              status: suggestions(rows.map(({ status }) => status)),
            },
            contracts: rows,
            onDraftChange,
            onSaved: (id) => setReveal(id === null ? null : { id }),
            onReveal: (id) => setReveal({ id, force: true }),
          },
        }
      case 'import':
        return { kind: 'import', listed: rows }
      case 'hosts': {
        // Read from the current list, because its hosts may change while the dialog is open.
        const contract = rows.find(({ id }) => id === dialog.id)
        return contract ? { kind: 'hosts', contract } : null
      }
      case 'attach':
      case 'allLocations':
        return dialog
      case 'remove':
        return null
    }
  }
  const dialog = open && dialogOf(open)

  return (
    <ContractViews
      current={technology}
      note={
        <>
          {types?.status === 'failed' ? (
            <Notice tone="warning" text={t('typesFailed')} onRetry={types.retry} />
          ) : null}
          {withoutLocation.length > 0 ? (
            <Notice
              tone="warning"
              text={t('noLocation.note', { count: withoutLocation.length })}
              action={
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => setOpen({ kind: 'allLocations', contracts: withoutLocation })}
                >
                  {t('noLocation.action')}
                </Button>
              }
            />
          ) : null}
        </>
      }
    >
      <ListScreen
        area={`contracts.${technology}`}
        columns={columns}
        list={list}
        rowId={({ id }) => id}
        view={view}
        onViewChange={onViewChange}
        onRefresh={onRefresh}
        detail={detail}
        rowActions={rowActions}
        bulkActions={renderAttach}
        counts={renewals}
        reveal={reveal}
        peek={contractPeek}
        actions={
          <>
            {actions}
            <Button size="toolbar" onClick={() => setOpen({ kind: 'import' })}>
              <Upload size={16} />
              <span className="max-xl:sr-only">{common('actions.openImport')}</span>
            </Button>
          </>
        }
        primaryAction={<AddButton label={t('actions.add')} onClick={() => openForm(emptyForm)} />}
      />
      {dialog ? renderDialog(dialog, close) : null}
      {contractToRemove ? (
        <ConfirmDialog
          open
          title={t('remove.title', { name: contractToRemove.contractID })}
          description={t('remove.text')}
          confirmLabel={t('remove.verb')}
          tone="danger"
          state={deletion.state}
          onClose={() => {
            deletion.clear()
            close()
          }}
          onConfirm={() => deletion.confirm(contractToRemove)}
        />
      ) : null}
    </ContractViews>
  )
}

interface ContractWithSupport {
  supportExpiration: string | null
}

const allTerms = ['expired', 30, 90, 180] as const satisfies readonly RenewalTerm[]
type Term = (typeof allTerms)[number]
const tone: Record<Term, Tone> = {
  expired: 'danger',
  30: 'warning',
  90: 'warning',
  180: 'info',
}
const countIds: Record<Term, string> = {
  expired: 'expired',
  30: 'within30',
  90: 'within90',
  180: 'within180',
}
const noCounts: readonly ListCount[] = []

/** Quick filters for contracts whose support has ended or ends soon; none where no contract has a date. */
function useRenewals(contracts: readonly ContractWithSupport[]): readonly ListCount[] {
  const now = useNow()
  const day = dayOf(now)
  const hasDates = useMemo(
    () => contracts.some(({ supportExpiration }) => calendarDay(supportExpiration) !== null),
    [contracts],
  )
  return useMemo(
    () =>
      hasDates
        ? allTerms.map((term) => ({
            id: countIds[term],
            column: 'supportExpiration',
            filter: renewalDays(term, now),
            tone: tone[term],
          }))
        : noCounts,
    // oxlint-disable-next-line react/exhaustive-deps -- the spans change with the day
    [hasDates, day],
  )
}

/** Unique texts, sorted. */
function suggestions(texts: readonly unknown[]): Suggestions {
  const uniqueTexts = new Set(texts.filter((text): text is string => typeof text === 'string' && text !== ''))
  return [...uniqueTexts].toSorted((a, b) => (a < b ? -1 : 1)).map((text) => ({ text }))
}
