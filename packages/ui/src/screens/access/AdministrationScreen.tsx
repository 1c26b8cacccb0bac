import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  ConfirmDialog,
  type ConfirmState,
  useConfirmedMutation,
} from '../../components/confirm/ConfirmDialog.tsx'
import { useToast } from '../../components/toast/Toast.tsx'
import type { RowAction } from '../../data-table/body/rows.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { isPathSegment } from '../../lib/links.ts'
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
  counts?: ListScreenProps<Row>['counts']
  peek?: ListScreenProps<Row>['peek']
}

/** A list with actions to add, edit and delete rows. */
export function AdministrationScreen<Row, Values extends object>(
  props: AdministrationScreenProps<Row, Values>,
) {
  const { entity, list, canWrite, rowId, nameOf, disabledReason, extraActions, children, draft } = props
  const t = useText('administration')
  const common = useText('common')
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
    const disabled = disabledReason?.(row) ?? (isPathSegment(nameOf(row)) ? undefined : t('notAddressable'))
    return [
      {
        id: 'edit',
        label: common('actions.edit'),
        icon: Pencil,
        inPeek: true,
        disabled,
        onSelect: () => setEdited({ of: rowId(row) }),
      },
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
        counts={props.counts}
        peek={props.peek}
        {...(canWrite
          ? {
              rowActions: actions,
              primaryAction: <AddButton label={t(`${entity}.add`)} onClick={() => setEdited({ of: null })} />,
            }
          : {})}
      />
      {edited && row !== undefined ? children(row, formOf(row)) : null}
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
    </>
  )
}

export type AdministrationEntity = 'users' | 'groups' | 'roles' | 'nodes'

interface DeletionDialogProps {
  entity: AdministrationEntity
  name: string
  affectedNames: readonly string[]
  state: ConfirmState
  onConfirm: () => void
  onClose: () => void
}

const maxNames = 10

/** Confirmation that lists who the deletion affects. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { entity, name, affectedNames, state, onConfirm, onClose } = props
  const t = useText('administration')
  const common = useText('common')
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t(`${entity}.deleteTitle`, { name })}
      description={t(`${entity}.deleteText`)}
      confirmLabel={t(`${entity}.deleteVerb`)}
      state={state}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {affectedNames.length > 0 ? (
        <div className="flex flex-col gap-1 text-13">
          <p>{t(`${entity}.affected`, { count: affectedNames.length })}</p>
          <ul className="flex list-disc flex-col gap-0.5 pl-5">
            {affectedNames.slice(0, maxNames).map((name) => (
              <li key={name} className="wrap-anywhere">
                <bdi translate="no">{name}</bdi>
              </li>
            ))}
          </ul>
          {affectedNames.length > maxNames ? (
            <p className="text-text-muted">{common('andMore', { count: affectedNames.length - maxNames })}</p>
          ) : null}
        </div>
      ) : null}
    </ConfirmDialog>
  )
}
