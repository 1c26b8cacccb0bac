import { isRecord } from '../../../lib/records.ts'
import type { AuditPlace } from './auditReading.ts'

export const decisionStates = ['open', 'accepted', 'contested', 'toFix'] as const
export type DecisionState = (typeof decisionStates)[number]

/** The row that a decision is about: a license type on a host or cluster. */
export interface DecisionKey extends Pick<AuditPlace, 'kind' | 'name'> {
  licenseTypeID: string
}

export interface DecisionVersion {
  state: DecisionState
  note: string
  /** User name. */
  by: string
  /** RFC 3339. */
  at: string
}

/** The current version of a decision, with all earlier ones. */
export interface Decision extends DecisionKey, DecisionVersion {
  /** Newest first. They tell a newer decision from a different one when files are merged. */
  history: readonly DecisionVersion[]
}

/** Decisions by `decisionId`. */
export type Decisions = ReadonlyMap<string, Decision>

export const noDecisions: Decisions = new Map()

export function decisionId({ licenseTypeID, kind, name }: DecisionKey): string {
  return JSON.stringify([licenseTypeID, kind, name])
}

/** What a person decides about several rows. Null keeps the state or note of each row. */
export interface DecisionChange {
  state: DecisionState | null
  note: string | null
}

export function decide(
  decisions: Decisions,
  keys: readonly DecisionKey[],
  { state, note }: DecisionChange,
  author: Pick<DecisionVersion, 'by' | 'at'>,
): Decisions {
  const next = new Map(decisions)
  for (const { licenseTypeID, kind, name } of keys) {
    const key = { licenseTypeID, kind, name }
    const current = decisions.get(decisionId(key))
    const version = { state: state ?? current?.state ?? 'open', note: note ?? current?.note ?? '', ...author }
    if (version.state === (current?.state ?? 'open') && version.note === (current?.note ?? '')) continue
    next.set(decisionId(key), { ...key, ...version, history: current ? versionsOf(current) : [] })
  }
  return next
}

/** The current version and those before it. */
function versionsOf({ state, note, by, at, history }: Decision): DecisionVersion[] {
  return [{ state, note, by, at }, ...history]
}

function versionId({ state, note, by, at }: DecisionVersion): string {
  return JSON.stringify([state, note, by, at])
}

/** Both changed the same row, and neither has seen the change of the other. */
export interface DecisionConflict {
  own: Decision
  theirs: Decision
}

export interface DecisionMerge {
  /** Own decisions and those of the file; in a conflict still the own one. */
  merged: Decisions
  conflicts: readonly DecisionConflict[]
  /** Rows that only the file decides, and rows that it has decided again since. */
  added: number
  updated: number
}

/** Nothing is lost: versions that are not current any more stay in the history of their row. */
export function mergeDecisions(own: Decisions, theirs: Decisions): DecisionMerge {
  const merged = new Map(own)
  const conflicts: DecisionConflict[] = []
  let added = 0
  let updated = 0
  for (const [id, their] of theirs) {
    const mine = own.get(id)
    if (!mine) {
      merged.set(id, their)
      added += 1
      continue
    }
    const isKnown = includesVersion(mine, their)
    const isNewer = includesVersion(their, mine)
    const isSameText = mine.state === their.state && mine.note === their.note
    if (isKnown && !isNewer) continue
    if (isNewer && !isKnown) {
      merged.set(id, their)
      updated += 1
    } else if (isSameText) merged.set(id, joined(laterOf(mine, their), mine, their))
    else conflicts.push({ own: mine, theirs: their })
  }
  return { merged, conflicts, added, updated }
}

function includesVersion({ history }: Decision, version: DecisionVersion): boolean {
  return history.some((earlier) => versionId(earlier) === versionId(version))
}

function laterOf(a: Decision, b: Decision): Decision {
  return Date.parse(b.at) > Date.parse(a.at) ? b : a
}

/** The chosen version becomes a new one, so that both sides know it as newer than theirs. */
export function resolveConflict(
  { own, theirs }: DecisionConflict,
  choice: 'own' | 'theirs',
  author: Pick<DecisionVersion, 'by' | 'at'>,
): Decision {
  const { state, note } = choice === 'own' ? own : theirs
  return joined({ ...own, state, note, ...author }, own, theirs)
}

/** A version with the versions of both sides as its history. */
function joined(current: Decision, own: Decision, theirs: Decision): Decision {
  const others = [...versionsOf(own), ...versionsOf(theirs)].filter(
    (version) => versionId(version) !== versionId(current),
  )
  const unique = new Map(others.map((version) => [versionId(version), version]))
  const history = [...unique.values()].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return { ...current, history }
}

export const maxNoteLength = 2000
const maxNameLength = 2000
const maxVersions = 1000

const fileFormat = 'license-audit-decisions'
const fileVersion = 1

/** `about` is for readers of the file; opening it does not use it. */
export function decisionsText(decisions: Decisions, about: object): string {
  const file = { format: fileFormat, version: fileVersion, about, decisions: [...decisions.values()] }
  return `${JSON.stringify(file, null, 2)}\n`
}

export interface ReadDecisions {
  decisions: Decisions
  /** Entries that are not decisions. */
  unreadable: number
}

/** Null for any other file. */
export function parseDecisions(text: string): ReadDecisions | null {
  try {
    const file: unknown = JSON.parse(text)
    if (!isRecord(file) || file['format'] !== fileFormat || file['version'] !== fileVersion) return null
    const { decisions } = file
    return Array.isArray(decisions) ? readDecisions(decisions) : null
  } catch {
    return null
  }
}

/** Storage and files are untrusted. */
export function readDecisions(entries: readonly unknown[]): ReadDecisions {
  const read = entries.flatMap((entry) => readDecision(entry) ?? [])
  const decisions = new Map(read.map((decision) => [decisionId(decision), decision]))
  return { decisions, unreadable: entries.length - read.length }
}

function readDecision(entry: unknown): Decision | null {
  if (!isRecord(entry)) return null
  const { licenseTypeID, kind, name, history } = entry
  const version = readVersion(entry)
  if (!version || !Array.isArray(history)) return null
  if (kind !== 'host' && kind !== 'cluster') return null
  if (!isText(licenseTypeID, maxNameLength) || !isText(name, maxNameLength)) return null
  // The newest are first.
  const earlier = history.slice(0, maxVersions).map(readVersion)
  const known = earlier.filter((each) => each !== null)
  return known.length === earlier.length ? { licenseTypeID, kind, name, ...version, history: known } : null
}

function readVersion(entry: unknown): DecisionVersion | null {
  if (!isRecord(entry)) return null
  const { note, by, at } = entry
  const state = decisionStates.find((known) => known === entry['state'])
  if (!state || !isText(note, maxNoteLength) || !isText(by, maxNameLength) || !isText(at, 40)) return null
  return Number.isNaN(Date.parse(at)) ? null : { state, note, by, at }
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength
}
