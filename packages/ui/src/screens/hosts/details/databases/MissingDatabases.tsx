import type { MissingDatabase } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../components/button/Button.tsx'
import { ConfirmDialog, useConfirmedMutation } from '../../../../components/confirm/ConfirmDialog.tsx'
import { Dialog } from '../../../../components/dialog/Dialog.tsx'
import { UnreadMark } from '../../../../data-table/cells/cells.tsx'
import type { Column } from '../../../../data-table/columns/column.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { missingValue } from '../../../../lib/format.ts'
import type { ListState } from '../../../../lib/state.ts'
import { readMarked } from '../../../../lib/unreadValues.ts'
import { ListBlock } from '../../../../list-screen/ListBlock.tsx'

export interface MissingDatabasesProps extends Omit<MissingDatabasesDialogProps, 'onClose'> {
  /** The page shows a past day, but missing databases are always current. */
  isPastDay?: boolean
}

/** Number of missing databases, which opens the dialog to ignore them. */
export function MissingDatabases({ list, isPastDay = false, onIgnore }: MissingDatabasesProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  const [open, setOpen] = useState(false)
  if (list.status === 'failed')
    return (
      <button type="button" title={t('missing.failed')} onClick={list.retry} className={linkClass}>
        {common('actions.retry')}
      </button>
    )
  if (list.status !== 'ready') return missingValue
  if (list.value.length === 0) return common('none')
  const { value: missing, unread } = readMarked(() => list.value.filter(({ ignored }) => !ignored))
  const ignored = list.value.length - missing.length
  const text =
    missing.length > 0
      ? t('health.missingCount', { count: missing.length })
      : t('missing.ignoredCount', { count: ignored })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={[missing.map(({ name }) => name).join(', '), isPastDay ? t('missing.today') : '']
          .filter(Boolean)
          .join(' · ')}
        onClick={() => setOpen(true)}
        className={clsx(linkClass, missing.length > 0 ? 'text-danger-text' : 'link-text')}
      >
        {unread ? <UnreadMark unread={unread} /> : text}
      </button>
      {isPastDay ? (
        <span className="truncate pl-1.5 text-12 font-normal text-text-muted">{t('missing.today')}</span>
      ) : null}
      {open ? (
        <MissingDatabasesDialog list={list} onIgnore={onIgnore} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

const linkClass = 'min-h-6 max-w-full truncate rounded-control hover:underline'

export const missingColumns: readonly Column<MissingDatabase>[] = [
  { id: 'name', header: 'dbName', kind: 'text', width: 180 },
  { id: 'ignored', kind: 'boolean', width: 110, filter: 'yesNo' },
  { id: 'ignoredComment', kind: 'text', width: 320 },
]

export interface MissingDatabasesDialogProps {
  list: ListState<MissingDatabase>
  onIgnore: (database: string, ignored: boolean, comment: string) => Promise<void>
  onClose: () => void
}

/** Ignores missing databases with a comment, or restores them. The confirmation replaces the list. */
export function MissingDatabasesDialog({ list, onIgnore, onClose }: MissingDatabasesDialogProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  const [pendingDatabase, setPendingDatabase] = useState<MissingDatabase | null>(null)
  const submit = async (comment: string) => {
    if (pendingDatabase) await onIgnore(pendingDatabase.name, !pendingDatabase.ignored, comment)
  }
  const { state, confirm, clear } = useConfirmedMutation(submit, () => setPendingDatabase(null))
  const cancel = () => {
    clear()
    setPendingDatabase(null)
  }
  if (pendingDatabase) {
    const { name, ignored, ignoredComment } = pendingDatabase
    const confirmProps = { open: true, state, onClose: cancel } as const
    return ignored ? (
      <ConfirmDialog
        {...confirmProps}
        title={t('missing.reactivateTitle', { name })}
        description={t('missing.reactivateText')}
        confirmLabel={common('actions.stopIgnoring')}
        onConfirm={() => confirm('')}
      />
    ) : (
      <ConfirmDialog
        {...confirmProps}
        title={common('missingDatabase.ignoreTitle', { name })}
        description={t('missing.ignoreText')}
        confirmLabel={common('actions.ignore')}
        comment={{ initial: ignoredComment, hint: t('missing.commentHint') }}
        onConfirm={confirm}
      />
    )
  }
  return (
    <Dialog
      open
      width="wide"
      title={t('missing.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('actions.close')}</Button>}
    >
      <ListBlock
        area="hostDetails.missing"
        columns={missingColumns}
        list={list}
        rowId={({ name }) => name}
        rowActions={(row) => [
          {
            id: 'ignored',
            label: row.ignored ? common('actions.stopIgnoring') : common('actions.ignore'),
            icon: row.ignored ? Eye : EyeOff,
            onSelect: () => setPendingDatabase(row),
          },
        ]}
      />
    </Dialog>
  )
}
