import { numberOf } from '../url-state/numberOf.ts'
import { isRecord, readJson, type Store } from './storage.ts'

/*
 * When somebody was here last: a moment and a number that tells people of one browser apart. It stays after logout, or
 * it could not tell anything; there is no name and nothing of the inventory in it.
 */
const key = 'visits'

/** Milliseconds of absence after which it is another visit. */
const absence = 30 * 60_000
/** People of one browser that are remembered. */
const remembered = 5

interface Visit {
  who: number
  /** The end of the visit before this one; `null`: there was none. */
  before: number | null
  /** The newest moment of this one. */
  latest: number
}

/** Notes that somebody is here, and says when the visit before this one was; `null`: there was none. */
export function noteVisit(store: Store, username: string, now: number): number | null {
  const who = fingerprint(username)
  const visits = readVisits(store)
  const known = visits.find((visit) => visit.who === who)
  const others = visits.filter((visit) => visit !== known)
  const isSame = known !== undefined && now - known.latest < absence
  // A clock that was set back makes no visit of the future the last one.
  const last = known === undefined || known.latest > now ? null : known.latest
  const before = isSame ? known.before : last
  store.write(key, JSON.stringify([{ who, before, latest: now }, ...others].slice(0, remembered)))
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

/** 16 bits: enough to tell the people of one browser apart, too little to tell who they are. */
function fingerprint(name: string): number {
  const whole = numberOf(name)
  return (whole >>> 16) ^ (whole & 0xffff)
}
