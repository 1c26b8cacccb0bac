import { isRecord } from '../../../lib/records.ts'
import { decodeMoves, encodeMoves, type PlanMove } from './planMoves.ts'

/** The inventory that a plan was made for. */
export interface PlanMade {
  /** YYYY-MM-DD. */
  day: string
  digest: string
}

/** A plan as a link or a file holds it: without figures, which are calculated where it is opened. */
export interface SharedPlan {
  cluster: string
  moves: readonly PlanMove[]
  made: PlanMade | null
}

export function encodeMade({ day, digest }: PlanMade): string {
  return `${day}.${digest}`
}

export function decodeMade(text: string | null): PlanMade | null {
  const [, day, digest] = /^(\d{4}-\d{2}-\d{2})\.([\da-f]{6})$/.exec(text ?? '') ?? []
  return day === undefined || digest === undefined ? null : { day, digest }
}

const format = 'license-plan'
const version = 1

/** `about` is for readers of the file; opening it does not use it. */
export function planFileText({ cluster, moves, made }: SharedPlan, about: object): string {
  const plan = { format, version, cluster, steps: encodeMoves(moves), made: made && encodeMade(made) }
  return `${JSON.stringify({ ...plan, about }, null, 2)}\n`
}

/** Null for any other file. */
export function readPlanFile(text: string): SharedPlan | null {
  const file = parse(text)
  if (!isRecord(file) || file['format'] !== format || file['version'] !== version) return null
  const { cluster, steps, made } = file
  if (typeof cluster !== 'string' || typeof steps !== 'string') return null
  const moves = decodeMoves(steps)
  return moves && { cluster, moves, made: decodeMade(typeof made === 'string' ? made : null) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
