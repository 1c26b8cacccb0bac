import { useEffect, useState } from 'react'
import { ProgressDialog } from '../progress/ProgressDialog.tsx'

interface ExportProgressProps {
  title: string
  onCancel: () => void
}

/** Milliseconds before the progress dialog appears. */
const patience = 400

/** Progress dialog that appears if the export is slow. */
export function ExportProgress({ title, onCancel }: ExportProgressProps) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <ProgressDialog
      open={slow}
      title={title}
      work={{ status: 'running' }}
      onCancel={onCancel}
      onClose={onCancel}
    />
  )
}
