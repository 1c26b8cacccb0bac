import { Copy, Pencil, Server, Trash2, Upload } from 'lucide-react'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { Banner } from '../../../components/banner/Banner.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { useConfirmed } from '../../../components/confirm/useConfirmed.ts'
import { useToast } from '../../../components/toast/Toast.tsx'
import type { RowAction } from '../../../data-table/body/rowAction.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import type { Reveal } from '../../../data-table/keyboard/useReveal.ts'
import type { NamingContract } from '../../../domain/licenses/namedCoverage.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { lazyPart } from '../../../lib/react/lazyPart.ts'
import type { ListState } from '../../../lib/state.ts'
import type { ListArea } from '../../../list-screen/listArea.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { ListViewProps } from '../../../list-screen/views/useListView.ts'
import { ContractViews, type ContractView } from './ContractViews.tsx'
import { suggestions, type ContractFormSlot, type FormStart, type OpenForm } from './forms/contractForms.ts'
import { useRenewals } from './useRenewals.ts'

// Lazy-loaded: most users delete nothing.
const ConfirmDialog = lazyPart(
  async () => (await import('../../../components/confirm/ConfirmDialog.tsx')).ConfirmDialog,
)

/** The fields that the contracts of all technologies have. */
interface ContractRow extends NamingContract {
  supportExpiration: string | null
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
  onDraft?: ((draft: OpenForm<Values> | null) => void) | undefined
  form: (slot: ContractFormSlot<Values>) => ReactNode
  /** `listed`: the contracts in the list. */
  importer: (onClose: () => void, listed: readonly Row[]) => ReactNode
  /** Attaches hosts to several contracts. `onDone`: all of them were saved. */
  attacher: (contracts: readonly Row[], onClose: () => void, onDone: () => void) => ReactNode
}

interface ContractsFrameProps<Row, Values> extends ContractsScreenProps<Row, Values> {
  technology: ContractView
  area: ListArea
  columns: readonly Column<Row>[]
  fresh: FormStart<Values>
  startOf: (contract: Row) => FormStart<Values>
  copyOf: (contract: Row) => FormStart<Values>
  moreActions?: (contract: Row) => readonly RowAction[]
  detail?: (contract: Row) => ReactNode
  /** Retries the license types after they failed to load. */
  onRetryTypes?: (() => void) | undefined
}

interface Attaching<Row> {
  contracts: readonly Row[]
  /** Clears the selection. */
  clear: () => void
}

const noRows: readonly never[] = []

/** List of the contracts of one technology with adding, editing, importing, attaching and deleting. */
export function ContractsFrame<Row extends ContractRow, Values>(props: ContractsFrameProps<Row, Values>) {
  const { technology, area, columns, list, detail, view, onViewChange, onRefresh, actions } = props
  const { onRemove, draft, onDraft, form, importer, attacher } = props
  const { fresh, startOf, copyOf, moreActions, onRetryTypes } = props
  const t = useText('contracts')
  const toast = useToast()
  const [opened, setOpened] = useState<OpenForm<Values> | null>(draft ?? null)
  const [importing, setImporting] = useState(false)
  const [doomed, setDoomed] = useState<Row | null>(null)
  const [reveal, setReveal] = useState<Reveal | null>(null)
  const [attaching, setAttaching] = useState<Attaching<Row> | null>(null)
  const removal = useConfirmed(onRemove, () => {
    toast({ tone: 'success', title: t('remove.done', { name: doomed?.contractID ?? '' }) })
    setDoomed(null)
  })
  const rows = list.status === 'ready' ? list.rows : noRows
  const renewals = useRenewals(rows)
  const start = opened?.start
  const onTyped = useCallback(
    (typed: Values | null) => onDraft?.(typed === null || !start ? null : { start, typed }),
    [onDraft, start],
  )

  const rowActions = (contract: Row): RowAction[] => [
    {
      id: 'edit',
      label: t('actions.edit'),
      icon: Pencil,
      onSelect: () => setOpened({ start: startOf(contract) }),
    },
    {
      id: 'copy',
      label: t('actions.copy'),
      icon: Copy,
      onSelect: () => setOpened({ start: copyOf(contract) }),
    },
    ...(moreActions?.(contract) ?? []),
    {
      id: 'remove',
      label: t('actions.remove'),
      icon: Trash2,
      tone: 'danger',
      onSelect: () => setDoomed(contract),
    },
  ]

  return (
    <ContractViews
      current={technology}
      note={
        onRetryTypes ? (
          <Banner tone="warning" onRetry={onRetryTypes}>
            {t('typesFailed')}
          </Banner>
        ) : null
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
        bulkActions={attachTo(setAttaching)}
        counts={renewals}
        reveal={reveal}
        actions={
          <>
            {actions}
            <Button onClick={() => setImporting(true)}>
              <Upload size={16} />
              {t('actions.import')}
            </Button>
          </>
        }
        primaryAction={
          <Button variant="primary" onClick={() => setOpened({ start: fresh })}>
            {t('actions.add')}
          </Button>
        }
      />
      {opened
        ? form({
            opened,
            known: {
              contractID: suggestions(rows.map(({ contractID }) => contractID)),
              csi: suggestions(rows.map(({ csi }) => csi)),
              referenceNumber: suggestions(rows.map(({ referenceNumber }) => referenceNumber)),
              status: suggestions(rows.map(({ status }) => status)),
            },
            contracts: rows,
            onTyped,
            onSaved: (id) => setReveal(id === null ? null : { id }),
            onShow: (id) => setReveal({ id, force: true }),
            onClose: () => setOpened(null),
          })
        : null}
      {importing ? importer(() => setImporting(false), rows) : null}
      {attaching === null ? null : attacher(attaching.contracts, () => setAttaching(null), attaching.clear)}
      {doomed === null ? null : (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={t('remove.title', { name: doomed.contractID })}
            description={t('remove.text')}
            verb={t('remove.verb')}
            tone="danger"
            state={removal.state}
            onClose={() => {
              removal.forget()
              setDoomed(null)
            }}
            onConfirm={() => removal.confirm(doomed)}
          />
        </Suspense>
      )}
    </ContractViews>
  )
}

function attachTo<Row>(onAttach: (attaching: Attaching<Row>) => void) {
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
