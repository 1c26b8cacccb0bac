import { SettingsConflict, type Edits } from '@inventory-console/ui/domain/configurationDocument'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { Refusal } from '@inventory-console/ui/lib/refusal'
import { SettingsScreen } from '@inventory-console/ui/screens/settings/SettingsScreen'
import { useState } from 'react'
import { useFormDraft } from '../../platform/environment/useFormDraft.ts'
import { ApiError } from '../../platform/http/ApiError.ts'
import { formDraft } from '../../platform/storage/drafts.ts'
import { useAddress } from '../../platform/url-state/useAddress.ts'
import { useConfiguration, useSaveConfiguration } from './queries.ts'

const none: Edits = {}
const settingsDraft = formDraft<Edits>()

/** Input is kept as a draft when the page unmounts or the session expires, so no confirmation is needed. */
export function SettingsRoute() {
  const t = useText('settings')
  const [left, leave] = useFormDraft(settingsDraft)
  const [edits, setEdits] = useState(left ?? none)
  const state = useConfiguration()
  const save = useSaveConfiguration()
  const [params, change] = useAddress()
  return (
    <SettingsScreen
      state={state}
      onRefresh={state.refresh}
      section={params.get('section')}
      onSectionChange={(section) => change({ section })}
      edits={edits}
      onEditsChange={(next) => {
        setEdits(next)
        leave(next)
      }}
      onSave={async (sent, over) => {
        try {
          await save(sent, over)
        } catch (error) {
          throw error instanceof SettingsConflict ? error : reasonOf(error, t)
        }
      }}
    />
  )
}

function reasonOf(error: unknown, t: ReturnType<typeof useText<'settings'>>): unknown {
  if (!(error instanceof ApiError)) return error
  // The server message was reduced to the unknown key.
  if (error.serverMessage !== '')
    return new Refusal(t('save.unknownKey', { key: error.serverMessage }), error.serverMessage)
  const forbidden = error.status === 401 || error.status === 403
  return new Refusal(forbidden ? t('save.forbidden') : error.message)
}
