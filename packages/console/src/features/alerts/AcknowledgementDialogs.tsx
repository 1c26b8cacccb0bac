import { lazy } from '@inventory-console/ui/lib/lazy'
import type { useAcknowledge } from './mutations.ts'

// Lazy-loaded: most users only read the list.
const AcknowledgeDialog = lazy(
  async () => (await import('@inventory-console/ui/screens/alerts/AcknowledgeDialog')).AcknowledgeDialog,
  null,
)

/** The dialogs of marking alerts as read. */
export function AcknowledgementDialogs({
  work,
  confirm,
  retry,
  cancel,
  close,
}: ReturnType<typeof useAcknowledge>) {
  if (!work) return null
  return (
    <AcknowledgeDialog
      progress={work}
      onConfirm={confirm}
      onRetry={retry}
      onCancel={cancel}
      onClose={close}
    />
  )
}
