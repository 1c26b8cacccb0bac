import type { Filesystem } from '@inventory-console/api-mocks/contract'
import { Button } from '../../../components/button/Button.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { ListBlock } from '../../../list-screen/ListBlock.tsx'
import { usedPercent } from './facts.tsx'

/** The API sends KiB. */
const bytes = (kilobytes: number) => kilobytes * 1024

export const fileSystemColumns: readonly Column<Filesystem>[] = [
  { id: 'mountedOn', kind: 'text', width: 110 },
  { id: 'usedPercent', header: 'used', kind: 'fill', width: 100, value: usedPercent, sorted: 'descending' },
  { id: 'size', kind: 'bytes', width: 90, value: ({ size }) => bytes(size) },
  { id: 'usedSpace', kind: 'bytes', width: 110, value: ({ usedSpace }) => bytes(usedSpace) },
  { id: 'availableSpace', kind: 'bytes', width: 100, value: ({ availableSpace }) => bytes(availableSpace) },
  { id: 'filesystem', kind: 'text', width: 130 },
  { id: 'type', kind: 'text', width: 66 },
]

export interface FileSystemsDialogProps {
  hostname: string
  filesystems: readonly Filesystem[]
  onClose: () => void
}

export function FileSystemsDialog({ hostname, filesystems, onClose }: FileSystemsDialogProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  return (
    <Dialog
      open
      width="wide"
      title={t('filesystems.of', { hostname })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('actions.close')}</Button>}
    >
      <ListBlock
        area="hostDetails.filesystems"
        columns={fileSystemColumns}
        list={{ status: 'ready', value: filesystems }}
        rowId={({ filesystem, mountedOn }) => `${filesystem} ${mountedOn}`}
      />
    </Dialog>
  )
}
