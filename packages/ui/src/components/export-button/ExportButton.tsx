import { Download } from 'lucide-react'
import { Suspense, use, useLayoutEffect } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazy } from '../../lib/lazy.ts'
import { Button } from '../button/Button.tsx'
import type { ExportChoice } from './exportChoice.ts'
import { ExportContext } from './exportContext.ts'
import { useExportRun } from './useExportRun.tsx'

// Not loaded if there is a single file.
const ExportMenu = lazy(async () => (await import('./ExportMenu.tsx')).ExportMenu)

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
  const t = useText('list')
  const { busy, run, progress } = useExportRun()
  const [first, ...others] = choices
  if (!first) return null
  const button = (
    <Button busy={busy} onClick={others.length === 0 ? () => void run(first) : undefined}>
      {busy ? null : <Download size={16} />}
      {named ? first.label : t('export.button')}
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
