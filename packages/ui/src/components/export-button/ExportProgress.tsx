import { ProgressDialog, useIsSlow } from '../progress/ProgressDialog.tsx'

interface ExportProgressProps {
  title: string
  onCancel: () => void
}

export function ExportProgress({ title, onCancel }: ExportProgressProps) {
  return (
    <ProgressDialog
      open={useIsSlow()}
      title={title}
      progress={{ status: 'running' }}
      onCancel={onCancel}
      onClose={onCancel}
    />
  )
}
