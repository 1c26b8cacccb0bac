import { useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useToast } from '../toast/Toast.tsx'
import type { ExportChoice } from './exportChoice.ts'

/** Makes one file at a time; a failure says why. */
export function useExportRun() {
  const t = useText('list')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const run = async (choice: ExportChoice) => {
    setBusy(true)
    try {
      await choice.run()
    } catch (error) {
      toast({
        tone: 'danger',
        title: t('export.failed'),
        text: error instanceof Error ? error.message : String(error),
      })
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
