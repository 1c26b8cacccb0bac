import { isRecord } from '@inventory-console/ui/lib/records'
import { useState } from 'react'
import useSWR from 'swr'
import { useMe } from '../../platform/queries/lookups.ts'
import { useServices } from '../../platform/services.ts'
import { readJson, type Store } from '../../platform/storage/storage.ts'
import { hashName } from '../../platform/url-state/hashName.ts'

/** Milliseconds between updates of the stored visit while the user stays. */
const visitRefreshInterval = 5 * 60_000

/** End of the last visit of this user; `null` if there was none, undefined while the user is unknown. */
export function useLastVisit(): number | null | undefined {
  const services = useServices()
  const me = useMe()
  const username = me.status === 'ready' ? me.value.username : null
  const { data } = useSWR<number | null>(
    username === null ? null : `visit ${username}`,
    () => recordVisit(services.local, username ?? '', services.now()),
    { refreshInterval: visitRefreshInterval },
  )
  // If nobody visited before, the page need not reserve space for the changes while the user is unknown.
  const [isFirst] = useState(() => !hasEarlierVisit(services.local, services.now()))
  return data === undefined && isFirst ? null : data
}

/**
 * Last visit per user. Kept after logout, so it contains a short hash instead of the user name and no
 * inventory data.
 */
const key = 'visits'

/** Milliseconds of absence that start a new visit. */
const absencePeriod = 30 * 60_000
/** Number of users remembered in one browser. */
const maxUsers = 5

interface Visit {
  who: number
  /** End of the previous visit; `null` if there was none. */
  before: number | null
  /** Latest activity of this visit. */
  latest: number
}

/** Records activity and returns the end of the previous visit; `null` if there was none. */
export function recordVisit(store: Store, username: string, now: number): number | null {
  const who = fingerprint(username)
  const visits = readVisits(store)
  const known = visits.find((visit) => visit.who === who)
  const others = visits.filter((visit) => visit !== known)
  const isSame = known !== undefined && now - known.latest < absencePeriod
  // If the clock was set back, a stored visit in the future is ignored.
  const last = known === undefined || known.latest > now ? null : known.latest
  const before = isSame ? known.before : last
  store.write(key, JSON.stringify([{ who, before, latest: now }, ...others].slice(0, maxUsers)))
  return before
}

/** True if any user visited before the current visit. */
function hasEarlierVisit(store: Store, now: number): boolean {
  return readVisits(store).some(({ before, latest }) => before !== null || now - latest >= absencePeriod)
}

function readVisits(store: Store): readonly Visit[] {
  const stored = readJson(store, key)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown): Visit[] => {
    if (!isRecord(entry)) return []
    const { who, before, latest } = entry
    if (typeof who !== 'number' || typeof latest !== 'number') return []
    return [{ who, latest, before: typeof before === 'number' ? before : null }]
  })
}

/** 16 bits distinguish the users of one browser but do not identify them. */
function fingerprint(name: string): number {
  const hash = hashName(name)
  return (hash >>> 16) ^ (hash & 0xffff)
}
