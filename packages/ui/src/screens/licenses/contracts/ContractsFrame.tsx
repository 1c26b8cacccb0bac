import { Copy, Pencil, Server, Trash2, Upload } from 'lucide-react'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { Banner } from '../../../components/banner/Banner.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { useConfirmedMutation } from '../../../components/confirm/useConfirmedMutation.ts'
import { useToast } from '../../../components/toast/Toast.tsx'
import type { RowAction } from '../../../data-table/body/rows.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import type { Reveal } from '../../../data-table/keyboard/useReveal.ts'
import type { NamingContract } from '../../../domain/licenses/namedCoverage.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { lazyComponent } from '../../../lib/react/lazyComponent.ts'
import { type ListState, valueOr } from '../../../lib/state.ts'
import type { ListArea } from '../../../list-screen/listProps.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import { AddButton } from '../../../list-screen/toolbar/AddButton.tsx'
import type { ListViewProps } from '../../../list-screen/views/useControlledView.ts'
import { contractPeek } from './contractColumns.ts'
import { ContractViews, type ContractView } from './ContractViews.tsx'
import { suggestions, type ContractFormSlot, type InitialForm, type OpenForm } from './forms/contractForms.ts'
import { useRenewals } from './useRenewals.ts'

// Lazy-loaded: most users delete nothing.
const ConfirmDialog = lazyComponent(
  async () => (await import('../../../components/confirm/ConfirmDialog.tsx')).ConfirmDialog,
)

/** The fields that the contracts of all technologies have. */
interface ContractRow extends NamingContract {
  supportExpiration: string | null
  location: string
  csi?: string
  referenceNumber?: string
  status?: string
}

export interface ContractsScreenProps<Row, Values> extends ListViewProps {
  list: ListState<Row>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
  /** Rejects with the reason shown in the dialog. */
  onRemove: (contract: Row) => Promise<unknown>
  /** A form restored after its session expired. */
  draft?: OpenForm<Values> | undefined
  onDraftChange?: ((draft: OpenForm<Values> | null) => void) | undefined
  form: (slot: ContractFormSlot<Values>) => ReactNode
  /** `listed`: the contracts in the list. */
  importer: (onClose: () => void, listed: readonly Row[]) => ReactNode
  /** Attaches hosts to several contracts. `onComplete`: all of them were saved. */
  renderAttachDialog: (contracts: readonly Row[], onClose: () => void, onDone: () => void) => ReactNode
  /** Saves contracts without a location for all locations. */
  allLocations: (contracts: readonly Row[], onClose: () => void) => ReactNode
}

interface ContractsFrameProps<Row, Values> extends ContractsScreenProps<Row, Values> {
  technology: ContractView
  area: ListArea
  columns: readonly Column<Row>[]
  emptyForm: InitialForm<Values>
  editForm: (contract: Row) => InitialForm<Values>
  copyForm: (contract: Row) => InitialForm<Values>
  extraActions?: (contract: Row) => readonly RowAction[]
  detail?: (contract: Row) => ReactNode
  /** Retries the license types after they failed to load. */
  onRetryTypes?: (() => void) | undefined
}

interface AttachSelection<Row> {
  contracts: readonly Row[]
  /** Clears the selection. */
  clear: () => void
}

const noRows: readonly never[] = []

/** List of the contracts of one technology with adding, editing, importing, attaching and deleting. */
export function ContractsFrame<Row extends ContractRow, Values>(props: ContractsFrameProps<Row, Values>) {
  const { technology, area, columns, list, detail, view, onViewChange, onRefresh, actions } = props
  const { onRemove, draft, onDraftChange: onDraft, form, importer, renderAttachDialog, allLocations } = props
  const { emptyForm, editForm, copyForm, extraActions, onRetryTypes } = props
  const t = useText('contracts')
  const toast = useToast()
  const [openForm, setOpenForm] = useState<OpenForm<Values> | null>(draft ?? null)
  const [importing, setImporting] = useState(false)
  const [contractToRemove, setContractToRemove] = useState<Row | null>(null)
  const [reveal, setReveal] = useState<Reveal | null>(null)
  const [attachSelection, setAttachSelection] = useState<AttachSelection<Row> | null>(null)
  const [contractsToSet, setContractsToSet] = useState<readonly Row[] | null>(null)
  const deletion = useConfirmedMutation(onRemove, () => {
    toast({ tone: 'success', title: t('remove.done', { name: contractToRemove?.contractID ?? '' }) })
    setContractToRemove(null)
  })
  const rows = valueOr(list, noRows)
  const renewals = useRenewals(rows)
  const withoutLocation = rows.filter(({ location }) => location === '')
  const initial = openForm?.initial
  const onDraftChange = useCallback(
    (values: Values | null) =>
      onDraft?.(values === null || !initial ? null : { initial, restoredValues: values }),
    [onDraft, initial],
  )

  const rowActions = (contract: Row): RowAction[] => [
    {
      id: 'edit',
      label: t('actions.edit'),
      icon: Pencil,
      inPeek: true,
      onSelect: () => setOpenForm({ initial: editForm(contract) }),
    },
    {
      id: 'copy',
      label: t('actions.copy'),
      icon: Copy,
      onSelect: () => setOpenForm({ initial: copyForm(contract) }),
    },
    ...(extraActions?.(contract) ?? []),
    {
      id: 'remove',
      label: t('actions.remove'),
      icon: Trash2,
      tone: 'danger',
      onSelect: () => setContractToRemove(contract),
    },
  ]

  return (
    <ContractViews
      current={technology}
      note={
        <>
          {onRetryTypes ? (
            <Banner tone="warning" onRetry={onRetryTypes}>
              {t('typesFailed')}
            </Banner>
          ) : null}
          {withoutLocation.length > 0 ? (
            <Banner
              tone="warning"
              action={
                <Button onClick={() => setContractsToSet(withoutLocation)}>{t('noLocation.action')}</Button>
              }
            >
              {t('noLocation.note', { count: withoutLocation.length })}
            </Banner>
          ) : null}
        </>
      }
    >
      <ListScreen
        area={area}
        columns={columns}
        list={list}
        rowId={rowId}
        view={view}
        onViewChange={onViewChange}
        onRefresh={onRefresh}
        detail={detail}
        rowActions={rowActions}
        bulkActions={attachTo(setAttachSelection)}
        counts={renewals}
        reveal={reveal}
        peek={contractPeek}
        actions={
          <>
            {actions}
            <Button size="toolbar" onClick={() => setImporting(true)}>
              <Upload size={16} />
              <span className="max-xl:sr-only">{t('actions.import')}</span>
            </Button>
          </>
        }
        primaryAction={
          <AddButton label={t('actions.add')} onClick={() => setOpenForm({ initial: emptyForm })} />
        }
      />
      {openForm
        ? form({
            openForm,
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
            onClose: () => setOpenForm(null),
          })
        : null}
      {importing ? importer(() => setImporting(false), rows) : null}
      {attachSelection === null
        ? null
        : renderAttachDialog(
            attachSelection.contracts,
            () => setAttachSelection(null),
            attachSelection.clear,
          )}
      {contractsToSet === null ? null : allLocations(contractsToSet, () => setContractsToSet(null))}
      {contractToRemove === null ? null : (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={t('remove.title', { name: contractToRemove.contractID })}
            description={t('remove.text')}
            confirmLabel={t('remove.verb')}
            tone="danger"
            state={deletion.state}
            onClose={() => {
              deletion.clear()
              setContractToRemove(null)
            }}
            onConfirm={() => deletion.confirm(contractToRemove)}
          />
        </Suspense>
      )}
    </ContractViews>
  )
}

function attachTo<Row>(onAttach: (attachSelection: AttachSelection<Row>) => void) {
  return (contracts: readonly Row[], clear: () => void) => (
    <AttachButton count={contracts.length} onPress={() => onAttach({ contracts, clear })} />
  )
}

function AttachButton({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useText('contracts')
  return (
    <Button onClick={onPress}>
      <Server size={16} />
      {t('attach.several', { count })}
    </Button>
  )
}

function rowId({ id }: ContractRow): string {
  return id
}
