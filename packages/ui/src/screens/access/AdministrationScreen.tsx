import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useConfirmedMutation } from '../../components/confirm/ConfirmDialog.tsx'
import { useToast } from '../../components/toast/Toast.tsx'
import type { RowAction } from '../../data-table/body/rows.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazy } from '../../lib/lazy.ts'
import { type ListState, valueOr } from '../../lib/state.ts'
import type { ListScreenProps } from '../../list-screen/listProps.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import { AddButton } from '../../list-screen/toolbar/AddButton.tsx'
import type { ListViewProps } from '../../list-screen/views/useListView.ts'
import type { FormSlot } from './EditorDrawer.tsx'

/** Unsaved form values; `rowId` is the edited row, `null` for a new one. */
export interface AdministrationDraft<Values> {
  rowId: string | null
  values: Values
}

/** Props of the four administration lists. */
export interface AdministrationProps<Row, Values> extends ListViewProps {
  list: ListState<Row>
  onRefresh?: (() => void) | undefined
  /** True if the user may edit. */
  canWrite: boolean
  draft?: AdministrationDraft<Values> | undefined
  onDraftChange: (draft: AdministrationDraft<Values> | null) => void
  /** `row` is `null` for a new one. Rejects with the error. */
  onSave: (values: Values, row: Row | null) => Promise<void>
  onDelete: (row: Row) => Promise<void>
}

interface AdministrationScreenProps<Row, Values extends object> extends AdministrationProps<Row, Values> {
  entity: AdministrationEntity
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  nameOf: (row: Row) => string
  /** Why a row cannot be edited or deleted. */
  disabledReason?: (row: Row) => string | undefined
  extraActions?: (row: Row) => readonly RowAction[]
  /** Names of users, groups or roles that the deletion affects. */
  affectedNames: (row: Row) => readonly string[]
  /** Form of a row, or of a new one for `null`. */
  children: (row: Row | null, form: FormSlot<Values>) => ReactNode
  detail?: ListScreenProps<Row>['detail']
}

// Lazy-loaded: most visits only read.
const DeletionDialog = lazy(async () => (await import('./DeletionDialog.tsx')).DeletionDialog)

/** A list with actions to add, edit and delete rows. */
export function AdministrationScreen<Row, Values extends object>(
  props: AdministrationScreenProps<Row, Values>,
) {
  const { entity, list, canWrite, rowId, nameOf, disabledReason, extraActions, children, draft } = props
  const t = useText('administration')
  const toast = useToast()
  const [edited, setEdited] = useState<{ of: string | null } | null>(
    draft === undefined ? null : { of: draft.rowId },
  )
  const [rowToDelete, setRowToDelete] = useState<Row | null>(null)
  const deletion = useConfirmedMutation(props.onDelete, () => {
    if (rowToDelete) toast({ tone: 'success', title: t('deleted', { name: nameOf(rowToDelete) }) })
    setRowToDelete(null)
  })
  const rows = valueOr(list, [])
  const currentRow = edited?.of == null ? null : rows.find((row) => rowId(row) === edited.of)
  // Keeps the form open if a refresh fails or returns without the edited row.
  const [lastRow, setLastRow] = useState(currentRow)
  if (currentRow !== undefined && currentRow !== lastRow) setLastRow(currentRow)
  const row = currentRow === undefined && lastRow && rowId(lastRow) === edited?.of ? lastRow : currentRow
  const formOf = (row: Row | null): FormSlot<Values> => ({
    draft: draft?.values,
    onDraftChange: (values) => props.onDraftChange(values && { rowId: row && rowId(row), values }),
    onSave: (values) => props.onSave(values, row),
    onClose: () => setEdited(null),
  })

  const actions = (row: Row): RowAction[] => {
    const disabled = disabledReason?.(row)
    return [
      { id: 'edit', label: t('edit'), icon: Pencil, disabled, onSelect: () => setEdited({ of: rowId(row) }) },
      ...(extraActions?.(row) ?? []),
      {
        id: 'delete',
        label: t('delete'),
        icon: Trash2,
        tone: 'danger',
        disabled,
        onSelect: () => setRowToDelete(row),
      },
    ]
  }

  return (
    <>
      <ListScreen
        area={`administration.${entity}`}
        columns={props.columns}
        list={list}
        rowId={rowId}
        view={props.view}
        onViewChange={props.onViewChange}
        onRefresh={props.onRefresh}
        detail={props.detail}
        {...(canWrite
          ? {
              rowActions: actions,
              primaryAction: <AddButton label={t(`${entity}.add`)} onClick={() => setEdited({ of: null })} />,
            }
          : {})}
      />
      <Suspense fallback={null}>{edited && row !== undefined ? children(row, formOf(row)) : null}</Suspense>
      <Suspense fallback={null}>
        {rowToDelete ? (
          <DeletionDialog
            entity={entity}
            name={nameOf(rowToDelete)}
            affectedNames={props.affectedNames(rowToDelete)}
            state={deletion.state}
            onConfirm={() => deletion.confirm(rowToDelete)}
            onClose={() => {
              deletion.clear()
              setRowToDelete(null)
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}

export type AdministrationEntity = 'users' | 'groups' | 'roles' | 'nodes'
