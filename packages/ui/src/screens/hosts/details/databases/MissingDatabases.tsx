import type { MissingDatabase } from '@inventory-console/api-mocks/contract'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '../../../../components/banner/Banner.tsx'
import { Button } from '../../../../components/button/Button.tsx'
import { ConfirmDialog, useConfirmedMutation } from '../../../../components/confirm/ConfirmDialog.tsx'
import { Dialog } from '../../../../components/dialog/Dialog.tsx'
import type { Column } from '../../../../data-table/columns/column.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import type { ListState } from '../../../../lib/state.ts'
import { ListBlock } from '../../../../list-screen/ListBlock.tsx'

export interface MissingDatabasesProps extends Omit<MissingDatabasesDialogProps, 'onClose'> {
  /** The page shows a past day, but missing databases are always current. */
  isPastDay?: boolean
}

/** Maximum names listed; the rest is counted. */
const maxNames = 5

/** Notice that names missing databases and opens the dialog to ignore them. */
export function MissingDatabases({ list, isPastDay = false, onIgnore }: MissingDatabasesProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  const [open, setOpen] = useState(false)
  if (list.status === 'failed') {
    return (
      <Banner tone="warning" onRetry={list.retry}>
        {t('missing.failed')}
      </Banner>
    )
  }
  if (list.status !== 'ready' || list.value.length === 0) return null
  const missing = list.value.filter(({ ignored }) => !ignored).map(({ name }) => name)
  const ignored = list.value.length - missing.length
  const sentences = [
    missing.length === 0
      ? null
      : t('missing.banner', {
          count: missing.length,
          names: missing.slice(0, maxNames).join(', ') + (missing.length > maxNames ? ', …' : ''),
        }),
    ignored === 0 ? null : t('missing.ignoredBanner', { count: ignored }),
    isPastDay ? t('missing.today') : null,
  ]
  return (
    <>
      <Banner
        tone={missing.length > 0 ? 'danger' : 'info'}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {common('actions.show')}
          </Button>
        }
      >
        {sentences.filter((sentence) => sentence !== null).join(' ')}
      </Banner>
      {open ? (
        <MissingDatabasesDialog list={list} onIgnore={onIgnore} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

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
