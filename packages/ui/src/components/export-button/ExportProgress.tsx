import { useEffect, useState } from 'react'
import { ProgressDialog } from '../progress/ProgressDialog.tsx'

interface ExportProgressProps {
  title: string
  onCancel: () => void
}

/** Milliseconds after which an export counts as slow. */
const patience = 400

/** Appears while a slow export runs. */
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
