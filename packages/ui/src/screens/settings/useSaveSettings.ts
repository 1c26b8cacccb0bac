import { useState } from 'react'
import type { ConfirmState } from '../../components/confirm/ConfirmDialog.tsx'
import { useToast } from '../../components/toast/Toast.tsx'
import {
  SettingsConflict,
  type ConfigurationDocument,
  type Edits,
} from '../../domain/configurationDocument.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useMutationFailure, ValidationError } from '../../lib/mutationErrors.ts'
import { allFields } from './sections.ts'

interface PendingSave {
  edits: Edits
  /** The document that the edits are compared with and applied to. */
  base: ConfigurationDocument
  conflicts: readonly string[]
}

export interface SaveSettingsOptions {
  document: ConfigurationDocument
  /** Unsaved edits of all sections. They survive navigation. */
  edits: Edits
  onEditsChange: (edits: Edits) => void
  /**
   * Sends the document with the edits applied. Rejects with a SettingsConflict if the same fields changed
   * on the server (unless `base` is the current document), or with an error that may name the path of a
   * field.
   */
  onSave: (edits: Edits, base: ConfigurationDocument) => Promise<void>
}

/** Confirms, sends and reports a save. Saved values are removed from the edits. */
export function useSaveSettings({ document, edits, onEditsChange, onSave }: SaveSettingsOptions) {
  const t = useText('settings')
  const toast = useToast()
  const failureOf = useMutationFailure()
  const [pendingSave, setPendingSave] = useState<PendingSave | null>(null)
  const [state, setState] = useState<ConfirmState>({ status: 'confirming' })
  const [saveCount, setSaveCount] = useState(0)
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({})

  async function send({ edits: sent, base }: PendingSave) {
    setState({ status: 'busy' })
    setServerErrors({})
    try {
      await onSave(sent, base)
      setPendingSave(null)
      setState({ status: 'confirming' })
      setSaveCount((count) => count + 1)
      onEditsChange(Object.fromEntries(Object.entries(edits).filter(([path]) => !Object.hasOwn(sent, path))))
      toast({ tone: 'success', title: t('save.done'), text: t('save.restart') })
    } catch (error) {
      if (error instanceof SettingsConflict) {
        setPendingSave({ edits: sent, base: error.now, conflicts: error.paths })
        setState({ status: 'confirming' })
        return
      }
      setState({ status: 'failed', error: failureOf(error) })
      if (error instanceof ValidationError && error.field !== null)
        setServerErrors(fieldErrorsFor(error.field, error.message))
    }
  }

  return {
    pendingSave,
    state,
    serverErrors,
    saveCount,
    requestConfirmation: (editsToSave: Edits) => {
      setState({ status: 'confirming' })
      setPendingSave({ edits: editsToSave, base: document, conflicts: [] })
    },
    confirm: () => {
      if (pendingSave && state.status !== 'busy') void send(pendingSave)
    },
    close: () => setPendingSave(null),
  }
}

/** The API names only the last key of the path, so every field with that key shows the message. */
function fieldErrorsFor(key: string, message: string): Record<string, string> {
  return Object.fromEntries(
    allFields.flatMap(({ path }) => (path === key || path.endsWith(`.${key}`) ? [[path, message]] : [])),
  )
}
