import {
  noDecisions,
  readDecisions,
  type Decisions,
} from '@inventory-console/ui/domain/licenses/audit/auditDecisions'
import { isRecord, ownValue } from '@inventory-console/ui/lib/records'
import { useCallback, useState } from 'react'
import { usePersisted, useServices } from '../services.ts'
import { hashName } from '../url-state/hashName.ts'
import { readJson, type Store } from './storage.ts'

/*
 * Stored by a hash of the user name, like saved views. The server has no place for them, so a logout keeps them: they are
 * the work of weeks. The page says so, and removes them on request.
 */

const key = 'auditDecisions'

export function readAuditDecisions(store: Store, username: string): Decisions {
  const all = readJson(store, key)
  const own: unknown = isRecord(all) ? ownValue(all, ownerKey(username)) : null
  return Array.isArray(own) ? readDecisions(own).decisions : noDecisions
}

export function writeAuditDecisions(store: Store, username: string, decisions: Decisions): void {
  const all = readJson(store, key)
  const others = isRecord(all) ? all : {}
  const own = [...decisions.values()]
  const rest = Object.entries(others).filter(([owner]) => owner !== ownerKey(username))
  const next = own.length === 0 ? rest : [...rest, [ownerKey(username), own] as const]
  if (next.length === 0) store.remove(key)
  else store.write(key, JSON.stringify(Object.fromEntries(next)))
}

function ownerKey(username: string): string {
  return hashName(username).toString(36)
}

/** The decisions of this user. A change applies to the newest ones, which another tab may have written. */
export function useAuditDecisions() {
  const { local } = useServices()
  const username = usePersisted('username') ?? ''
  const [state, setState] = useState(() => ({ username, decisions: readAuditDecisions(local, username) }))
  if (state.username !== username) setState({ username, decisions: readAuditDecisions(local, username) })
  const change = useCallback(
    (update: (newest: Decisions) => Decisions) => {
      const decisions = update(readAuditDecisions(local, username))
      writeAuditDecisions(local, username, decisions)
      setState({ username, decisions })
    },
    [local, username],
  )
  return [state.decisions, change] as const
}
