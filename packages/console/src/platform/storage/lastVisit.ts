import { isRecord } from '@inventory-console/ui/lib/records'
import { hashName } from '../url-state/hashName.ts'
import { readJson, type Store } from './storage.ts'

/*
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
