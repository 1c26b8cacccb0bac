import { SettingsConflict, type Edits } from '@inventory-console/ui/domain/configurationDocument'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { ValidationError } from '@inventory-console/ui/lib/mutationErrors'
import { SettingsScreen } from '@inventory-console/ui/screens/settings/SettingsScreen'
import { useState } from 'react'
import { ApiError } from '../../platform/http/ApiError.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { useUrlParams } from '../../platform/url-state/useUrlParams.ts'
import { useConfiguration, useSaveConfiguration } from './queries.ts'

const noEdits: Edits = {}
const settingsDraft = formDraft<Edits>()

/** Input is kept as a draft when the page unmounts or the session expires, so no confirmation is needed. */
export function SettingsRoute() {
  const t = useText('settings')
  const [storedEdits, storeEdits] = useFormDraft(settingsDraft)
  const [edits, setEdits] = useState(storedEdits ?? noEdits)
  const state = useConfiguration()
  const save = useSaveConfiguration()
  const [params, change] = useUrlParams()
  return (
    <SettingsScreen
      state={state}
      onRefresh={state.refresh}
      section={params.get('section')}
      onSectionChange={(section) => change({ section })}
      edits={edits}
      onEditsChange={(next) => {
        setEdits(next)
        storeEdits(next)
      }}
      onSave={async (sent, baseDocument) => {
        try {
          await save(sent, baseDocument)
        } catch (error) {
          throw error instanceof SettingsConflict ? error : toValidationError(error, t)
        }
      }}
    />
  )
}

function toValidationError(error: unknown, t: ReturnType<typeof useText<'settings'>>): unknown {
  if (!(error instanceof ApiError)) return error
  // The server message was reduced to the unknown key.
  if (error.serverMessage !== '')
    return new ValidationError(t('save.unknownKey', { key: error.serverMessage }), error.serverMessage)
  const forbidden = error.status === 401 || error.status === 403
  return new ValidationError(forbidden ? t('save.forbidden') : error.message)
}
