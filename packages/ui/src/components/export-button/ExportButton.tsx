import { Download } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazy } from '../../lib/lazy.ts'
import { Button } from '../button/Button.tsx'
import { useToast } from '../toast/Toast.tsx'

// Not loaded if there is a single file.
const ExportMenu = lazy(async () => (await import('./ExportPopups.tsx')).ExportMenu)

interface ExportButtonProps {
  choices: readonly ExportChoice[]
  /** Labels the button with its only choice instead of "Export", for pages about more than the file. */
  named?: boolean | undefined
}

/**
 * Exports to a file, with a menu if there are several. Within a list that has its own export menu, the
 * choices move into that menu.
 */
export function ExportButton({ choices, named }: ExportButtonProps) {
  const registerExports = use(ExportContext)
  useLayoutEffect(() => registerExports?.(choices), [registerExports, choices])
  return registerExports ? null : <StandaloneExportButton choices={choices} named={named} />
}

function StandaloneExportButton({ choices, named = false }: ExportButtonProps) {
  const common = useText('common')
  const { busy, run, progress } = useExportRun()
  const [first, ...others] = choices
  if (!first) return null
  const button = (
    <Button
      busy={busy}
      {...(others.length === 0 ? { 'data-command': first.label, onClick: () => void run(first) } : {})}
    >
      {busy ? null : <Download size={16} />}
      {named ? first.label : common('actions.export')}
    </Button>
  )
  return (
    <>
      {others.length === 0 ? (
        button
      ) : (
        <Suspense fallback={button}>
          <ExportMenu trigger={button} choices={choices} onSelect={(choice) => void run(choice)} />
        </Suspense>
      )}
      {progress}
    </>
  )
}

export interface ExportChoice {
  id: string
  label: string
  /** The browser writes the file, so that the menu of a list does not count it among the exports of the server. */
  isLocal?: boolean
  /** Creates and saves the file unless the signal is aborted. Rejects with the cause on failure. */
  run: (signal: AbortSignal) => Promise<void>
}

/** Registers server exports in the export menu of a list. Returns a function that removes them. */
export type RegisterExports = (choices: readonly ExportChoice[]) => () => void

export const ExportContext = createContext<RegisterExports | null>(null)

const ExportProgress = lazy(async () => (await import('./ExportPopups.tsx')).ExportProgress)

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
  const common = useText('common')
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
        title: common('exportFailed'),
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
