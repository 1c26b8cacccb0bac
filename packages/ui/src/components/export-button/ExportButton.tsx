import { Download } from 'lucide-react'
import { Suspense, use, useLayoutEffect } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazyPart } from '../../lib/react/lazyPart.ts'
import { Button } from '../button/Button.tsx'
import type { ExportChoice } from './exportChoice.ts'
import { ExportHolder } from './ExportHolder.ts'
import { useExportRun } from './useExportRun.tsx'

// Where one file is all there is, no menu is needed.
const ExportMenu = lazyPart(async () => (await import('./ExportMenu.tsx')).ExportMenu)

interface ExportButtonProps {
  choices: readonly ExportChoice[]
  /** Names the only way there is, where the button stands on a page about more than the file. */
  named?: boolean | undefined
}

/**
 * Saves what is shown as a file: one way at once, several from a menu. Busy while it is made, and a failure says why. At
 * the head of a list that makes files of its own these join them in its menu.
 */
export function ExportButton({ choices, named }: ExportButtonProps) {
  const offer = use(ExportHolder)
  useLayoutEffect(() => offer?.(choices), [offer, choices])
  return offer ? null : <OwnButton choices={choices} named={named} />
}

function OwnButton({ choices, named = false }: ExportButtonProps) {
  const t = useText('list')
  const { busy, run, progress } = useExportRun()
  const [first, ...more] = choices
  if (!first) return null
  const button = (
    <Button busy={busy} onClick={more.length === 0 ? () => void run(first) : undefined}>
      {busy ? null : <Download size={16} />}
      {named ? first.label : t('export.button')}
    </Button>
  )
  return (
    <>
      {more.length === 0 ? (
        button
      ) : (
        <Suspense fallback={button}>
          <ExportMenu trigger={button} choices={choices} onChoice={(choice) => void run(choice)} />
        </Suspense>
      )}
      {progress}
    </>
  )
}
