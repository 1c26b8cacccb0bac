import type { Configuration } from '@inventory-console/api-mocks/contract'
import { any, map, type Decoder } from '@inventory-console/api-mocks/contract/decoder'
import {
  applied,
  conflicts,
  SettingsConflict,
  type ConfigurationDocument,
  type Edits,
} from '@inventory-console/ui/domain/configurationDocument'
import type { OneState } from '@inventory-console/ui/lib/state'
import { useCallback } from 'react'
import { useServices } from '../../platform/environment/services.ts'
import { malformed } from '../../platform/http/ApiError.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { send, useOne, type Refreshable } from '../../platform/query/query.ts'
import { isRecord } from '../../platform/storage/storage.ts'

/** Nothing is replaced in a document that is sent back. */
const anyDocument: Decoder<ConfigurationDocument> = map(any)

/**
 * The configuration as it is read, whole: what no field shows has to go back as it came. 422: there is none yet. It holds
 * passwords, so the layout, which asks for one word of it, keeps another answer.
 */
export function useConfiguration(): OneState<ConfigurationDocument> & Refreshable {
  return useOne(
    {
      name: 'GET /configuration',
      decoder: anyDocument,
      params: { whole: true },
      fetcher: ({ api }, signal) => api.GET('/configuration', { signal }),
    },
    (document) => document,
    { errorScope: 'page', absent: 422 },
  )
}

/** Merges the edits into the configuration as it is stored now, so that changes of others are kept. */
export function useSaveConfiguration() {
  const services = useServices()
  const act = useMutation()
  return useCallback(
    async (edits: Edits, over: ConfigurationDocument) => {
      const name = 'GET /configuration'
      const now = await send(services, name, ({ api }, signal) => api.GET('/configuration', { signal }))
      if (!isConfiguration(now)) throw malformed(name, 'the response does not match the contract')
      const theirs = conflicts(over, now, edits)
      if (theirs.length > 0) throw new SettingsConflict(now, theirs)
      const body = applied(now, edits)
      if (!isConfiguration(body)) throw malformed(name, 'the response does not match the contract')
      await act({
        name: 'POST /configuration',
        fetcher: ({ api }, signal) => api.POST('/configuration', { body, signal }),
        invalidates: [
          'GET /configuration',
          // The policies that the audits of Oracle databases are held against.
          'GET /hosts/technologies/oracle/databases/policies-audit',
          'GET /hosts/technologies/oracle/databases/pdbs/policies-audit',
          'GET /hosts/{host}/technologies/oracle/databases/{db}/policies-audit',
          'GET /hosts/{host}/technologies/oracle/databases/{db}/pdbs/{pdb}/policies-audit',
        ],
        guarded: true,
        redact: (said) => unknownKey(said, body),
      })
    },
    [services, act],
  )
}

/** The server names the key that it does not know; nothing else of its message is shown, because the body holds passwords. */
function unknownKey(said: string, body: ConfigurationDocument): string {
  const key = /unknown field \\?"([^"\\]+)/.exec(said)?.[1]
  return key !== undefined && hasKey(body, key) ? key : ''
}

function hasKey(value: unknown, key: string): boolean {
  if (Array.isArray(value)) return value.some((entry) => hasKey(entry, key))
  return (
    isRecord(value) && (Object.hasOwn(value, key) || Object.values(value).some((entry) => hasKey(entry, key)))
  )
}

/** As far as it matters here: what was read goes back as it is. */
function isConfiguration(document: unknown): document is Configuration {
  return isRecord(document) && 'APIService' in document
}
