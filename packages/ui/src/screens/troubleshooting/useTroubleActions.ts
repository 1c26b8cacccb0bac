import { Ban, Cloud, Eye, EyeOff, Server } from 'lucide-react'
import type { RowAction } from '../../data-table/body/rows.ts'
import type { CloudError, OrphanHost, MissingDatabaseRow, SilentAgent } from '../../domain/troubleshooting.ts'
import { useText } from '../../i18n/I18nProvider.tsx'

export interface TroubleCallbacks {
  onOpenHost: (hostname: string) => void
  onDismiss: (hostname: string) => void
  onIgnore: (row: MissingDatabaseRow, ignored: boolean) => void
  /** Absent for clouds without a page. */
  onOpenCloud: Readonly<Partial<Record<CloudError['cloud'], () => void>>>
}

/** Row actions by list. */
export function useTroubleActions({ onOpenHost, onDismiss, onIgnore, onOpenCloud }: TroubleCallbacks) {
  const t = useText('troubleshooting')
  const open = (hostname: string): readonly RowAction[] =>
    hostname !== ''
      ? [{ id: 'open', label: t('actions.openHost'), icon: Server, onSelect: () => onOpenHost(hostname) }]
      : []
  return {
    agents: ({ hostname }: SilentAgent): readonly RowAction[] => [
      ...open(hostname),
      {
        id: 'dismiss',
        label: t('actions.dismiss'),
        icon: Ban,
        tone: 'danger',
        onSelect: () => onDismiss(hostname),
      },
    ],
    missing: (row: MissingDatabaseRow): readonly RowAction[] => [
      ...open(row.hostname),
      row.ignored
        ? { id: 'watch', label: t('actions.watch'), icon: Eye, onSelect: () => onIgnore(row, false) }
        : { id: 'ignore', label: t('actions.ignore'), icon: EyeOff, onSelect: () => onIgnore(row, true) },
    ],
    orphans: ({ hostname }: OrphanHost) => open(hostname),
    errors: ({ cloud }: CloudError): readonly RowAction[] => {
      const onSelect = onOpenCloud[cloud]
      return onSelect ? [{ id: 'cloud', label: t('actions.openCloud'), icon: Cloud, onSelect }] : []
    },
  }
}
