import type { MissingDatabase } from '@inventory-console/api-mocks/contract'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../components/button/Button.tsx'
import { ConfirmDialog, useConfirmedMutation } from '../../../../components/confirm/ConfirmDialog.tsx'
import { Dialog } from '../../../../components/dialog/Dialog.tsx'
import type { Column } from '../../../../data-table/columns/column.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import type { ListState } from '../../../../lib/state.ts'
import { ListBlock } from '../../../../list-screen/ListBlock.tsx'

export const missingColumns: readonly Column<MissingDatabase>[] = [
  { id: 'name', kind: 'text', width: 180 },
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
        confirmLabel={t('missing.reactivate')}
        onConfirm={() => confirm('')}
      />
    ) : (
      <ConfirmDialog
        {...confirmProps}
        title={t('missing.ignoreTitle', { name })}
        description={t('missing.ignoreText')}
        confirmLabel={t('missing.ignore')}
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
            label: row.ignored ? t('missing.reactivate') : t('missing.ignore'),
            icon: row.ignored ? Eye : EyeOff,
            onSelect: () => setPendingDatabase(row),
          },
        ]}
      />
    </Dialog>
  )
}
