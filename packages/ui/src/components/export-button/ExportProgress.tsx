import { useEffect, useState } from 'react'
import { ProgressDialog } from '../progress/ProgressDialog.tsx'

interface ExportProgressProps {
  title: string
  onCancel: () => void
}

/** Milliseconds before the progress dialog appears. */
const progressDelay = 400

/** Progress dialog that appears if the export is slow. */
export function ExportProgress({ title, onCancel }: ExportProgressProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), progressDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <ProgressDialog
      open={isSlow}
      title={title}
      progress={{ status: 'running' }}
      onCancel={onCancel}
      onClose={onCancel}
    />
  )
}
