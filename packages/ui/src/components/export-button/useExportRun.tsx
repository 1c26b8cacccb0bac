import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazy } from '../../lib/lazy.ts'
import { useToast } from '../toast/Toast.tsx'
import type { ExportChoice } from './exportChoice.ts'

const ExportProgress = lazy(async () => (await import('./ExportProgress.tsx')).ExportProgress)

interface ExportRun {
  busy: boolean
  run: (choice: ExportChoice) => Promise<void>
  /** Progress dialog of a slow export, with a cancel button. */
  progress: ReactNode
}

/**
 * Runs one export at a time, reports its error and aborts it on unmount. `title` is that of the list and
 * defaults to the choice's label.
 */
export function useExportRun(title?: string): ExportRun {
  const t = useText('list')
  const toast = useToast()
  const [running, setRunning] = useState<ExportChoice | null>(null)
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const run = async (choice: ExportChoice) => {
    const { signal } = (controller.current = new AbortController())
    setRunning(choice)
    try {
      await choice.run(signal)
    } catch (error) {
      if (signal.aborted) return
      toast({
        tone: 'danger',
        title: t('export.failed'),
        text: error instanceof Error ? error.message : String(error),
      })
    } finally {
      if (!signal.aborted) setRunning(null)
    }
  }
  const cancel = () => {
    controller.current?.abort()
    setRunning(null)
  }
  return {
    busy: running !== null,
    run,
    progress: running ? (
      <Suspense fallback={null}>
        <ExportProgress title={t('export.running', { title: title ?? running.label })} onCancel={cancel} />
      </Suspense>
    ) : null,
  }
}
