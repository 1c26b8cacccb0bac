import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { SettingsConflict, type Edits } from '@inventory-console/ui/lib/configurationDocument'
import { Refusal } from '@inventory-console/ui/lib/refusal'
import { SettingsScreen } from '@inventory-console/ui/screens/settings/SettingsScreen'
import { useState } from 'react'
import { ApiError } from '../api/ApiError.ts'
import { useConfiguration, useSaveConfiguration } from '../api/settings.ts'
import { formDraft, useFormDraft } from '../state/drafts.ts'
import { useAddress } from '../state/useAddress.ts'

const none: Edits = {}
const settingsDraft = formDraft<Edits>()

/** What is typed stays when the page is left and when the session ends: nothing has to be asked. */
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

/** The services name the key that they do not know, not where it stands. */
function reasonOf(error: unknown, t: ReturnType<typeof useText<'settings'>>): unknown {
  if (!(error instanceof ApiError)) return error
  const key = /unknown field \\?"([^"\\]+)/.exec(error.said)?.[1]
  if (key !== undefined) return new Refusal(t('save.unknownKey', { said: error.said }), key)
  const forbidden = error.status === 401 || error.status === 403
  return new Refusal(error.said || (forbidden ? t('save.forbidden') : error.message))
}
