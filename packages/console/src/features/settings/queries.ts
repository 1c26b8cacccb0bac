import { any, map, type Decoder } from '@inventory-console/api-mocks/contract/decoder'
import type { Configuration } from '@inventory-console/api-mocks/contract/wire'
import {
  applyEdits,
  findConflicts,
  SettingsConflict,
  type ConfigurationDocument,
  type Edits,
} from '@inventory-console/ui/domain/configurationDocument'
import { isRecord } from '@inventory-console/ui/lib/records'
import type { OneState } from '@inventory-console/ui/lib/state'
import { useCallback } from 'react'
import { malformedResponse } from '../../platform/http/ApiError.ts'
import { get, request } from '../../platform/query/get.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { send, useOne, type Refreshable } from '../../platform/query/query.ts'
import { useServices } from '../../platform/services.ts'

/** Without fallbacks, because the document is sent back. */
const anyDocument: Decoder<ConfigurationDocument> = map(any)

/**
 * The whole configuration, because values without a field must be sent back unchanged. 422 means that there
 * is none yet.
 * It contains passwords, so the few values that other pages need have a cache entry of their own.
 */
export function useConfiguration(): OneState<ConfigurationDocument> & Refreshable {
  return useOne({ ...get(anyDocument, '/configuration'), selection: 'whole' }, (document) => document, {
    errorScope: 'page',
    notFoundStatus: 422,
  })
}

/** Merges the edits into the current configuration, so that changes of other users are kept. */
export function useSaveConfiguration() {
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
