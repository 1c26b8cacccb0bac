import { useState } from 'react'
import { Badge } from '../../components/badge/Badge.tsx'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { ConfirmDialog } from '../../components/confirm/ConfirmDialog.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { Drawer } from '../../components/dialog/Drawer.tsx'
import { LazyDrawer } from '../../components/dialog/LazyDrawer.tsx'
import { EmptyBlock } from '../../components/feedback/EmptyBlock.tsx'
import { FailedBlock } from '../../components/feedback/FailedBlock.tsx'
import { ProgressBar } from '../../components/progress/ProgressBar.tsx'
import { ProgressDialog } from '../../components/progress/ProgressDialog.tsx'
import { WorkProgress } from '../../components/progress/WorkProgress.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useToast } from '../../components/toast/Toast.tsx'
import { complianceTone } from '../../domain/tones.ts'

export function BadgeSample({ percent }: { percent: number }) {
  return <Badge tone={complianceTone(percent)}>Compliant</Badge>
}

export function BannerSample({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner tone="warning" action={<Button onClick={onRetry}>Try again</Button>}>
      The database does not respond. The data is an hour old.
    </Banner>
  )
}

/** Needs a ToastProvider above it. The console renders one at the root. */
export function ToastSample({ onUndo }: { onUndo: () => void }) {
  const toast = useToast()
  const showToast = () =>
    toast({ tone: 'success', title: 'Alert dismissed', action: { label: 'Undo', onPress: onUndo } })
  return <Button onClick={showToast}>Dismiss</Button>
}

export function DialogSample() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Version</Button>
      <Dialog open={open} onClose={close} title="Version" actions={<Button onClick={close}>Close</Button>}>
        Web 2.53.0
      </Dialog>
    </>
  )
}

export function ConfirmDialogSample({ onDismiss }: { onDismiss: (comment: string) => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Dismiss host</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        tone="danger"
        title="Dismiss host db-014?"
        description="Its databases and alerts go with it. Its history stays."
        confirmLabel="Dismiss host"
        comment={{ required: true }}
        onConfirm={onDismiss}
      />
    </>
  )
}

export function DrawerSample({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} title="Filters" side="right" actions={<Button>Apply</Button>}>
      …
    </Drawer>
  )
}

export function LazyDrawerSample({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <LazyDrawer open={open} onClose={onClose} title="Menu" side="left">
      …
    </LazyDrawer>
  )
}

export function FeedbackSample({ failed, onRetry }: { failed: string | null; onRetry: () => void }) {
  if (failed !== null)
    return <FailedBlock title="The hosts could not be loaded" detail={failed} onRetry={onRetry} />
  return <EmptyBlock title="No hosts yet" text="Hosts appear when their agent has sent data." />
}

export function SkeletonSample() {
  return <Skeleton className="h-8 w-40" />
}

export function ProgressSample() {
  return <ProgressBar label="Newer rows are on their way" />
}

export function ProgressDialogSample({ onCancel }: { onCancel: () => void }) {
  return (
    <ProgressDialog
      open
      title="Exporting hosts"
      progress={{ status: 'running', value: 0.4 }}
      onCancel={onCancel}
      onClose={onCancel}
    />
  )
}

export function WorkProgressSample({ onCancel }: { onCancel: () => void }) {
  return <WorkProgress label="Retrieving recommendations" note="2 of 3 clouds" onCancel={onCancel} />
}
