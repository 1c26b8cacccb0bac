import { any, type Decoder, map } from '@inventory-console/api-mocks/contract/decoder'
import type { Configuration } from '@inventory-console/api-mocks/contract/wire'
import {
  applyEdits,
  type ConfigurationDocument,
  type Edits,
  findConflicts,
  SettingsConflict,
} from '@inventory-console/ui/domain/configurationDocument'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { ValidationError } from '@inventory-console/ui/lib/mutationErrors'
import { isRecord } from '@inventory-console/ui/lib/records'
import type { OneState } from '@inventory-console/ui/lib/state'
import { SettingsScreen } from '@inventory-console/ui/screens/settings/SettingsScreen'
import { useCallback, useState } from 'react'
import { ApiError, malformedResponse } from '../../platform/http/ApiError.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { get, type Refreshable, request, send, useOne } from '../../platform/query/query.ts'
import { useServices } from '../../platform/services.ts'
import { formDraft, useFormDraft } from '../../platform/storage/drafts.ts'
import { useUrlParams } from '../../platform/url-state/useUrlParams.ts'

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
        storeEdits(Object.keys(next).length === 0 ? null : next)
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

/** Without fallbacks, because the document is sent back. */
const anyDocument: Decoder<ConfigurationDocument> = map(any)

/**
 * The whole configuration, because values without a field must be sent back unchanged. 422 means that there
 * is none yet.
 * It contains passwords, so the few values that other pages need have a cache entry of their own.
 */
function useConfiguration(): OneState<ConfigurationDocument> & Refreshable {
  return useOne({ ...get(anyDocument, '/configuration'), selection: 'whole' }, (document) => document, {
    errorScope: 'page',
    notFoundStatus: 422,
  })
}

/** Merges the edits into the current configuration, so that changes of other users are kept. */
function useSaveConfiguration() {
  const services = useServices()
  const mutate = useMutation()
  return useCallback(
    async (edits: Edits, baseDocument: ConfigurationDocument) => {
      const name = 'GET /configuration'
      const now = await send(services, request('/configuration'))
      if (!isConfiguration(now)) throw malformedResponse(name, 'the response does not match the contract')
      const conflictingKeys = findConflicts(baseDocument, now, edits)
      if (conflictingKeys.length > 0) throw new SettingsConflict(now, conflictingKeys)
      const body = applyEdits(now, edits)
      if (!isConfiguration(body)) throw malformedResponse(name, 'the response does not match the contract')
      await mutate({
        name: 'POST /configuration',
        fetcher: ({ api }, signal) => api.POST('/configuration', { body, signal }),
        invalidates: [
          'GET /configuration',
          // The audits of Oracle databases depend on the configured policies.
          'GET /hosts/technologies/oracle/databases/policies-audit',
          'GET /hosts/technologies/oracle/databases/pdbs/policies-audit',
          'GET /hosts/{host}/technologies/oracle/databases/{db}/policies-audit',
          'GET /hosts/{host}/technologies/oracle/databases/{db}/pdbs/{pdb}/policies-audit',
        ],
        adminOnly: true,
        redact: (serverMessage) => unknownKey(serverMessage, body),
      })
    },
    [services, mutate],
  )
}

/** Extracts the unknown key. The rest of the message is dropped, because the body contains passwords. */
function unknownKey(serverMessage: string, body: ConfigurationDocument): string {
  const key = /unknown field \\?"([^"\\]+)/.exec(serverMessage)?.[1]
  return key !== undefined && hasKey(body, key) ? key : ''
}

function hasKey(value: unknown, key: string): boolean {
  if (Array.isArray(value)) return value.some((entry) => hasKey(entry, key))
  return (
    isRecord(value) && (Object.hasOwn(value, key) || Object.values(value).some((entry) => hasKey(entry, key)))
  )
}

/** Minimal check: other values are sent back unchanged. */
function isConfiguration(document: unknown): document is Configuration {
  return isRecord(document) && 'APIService' in document
}
