import { UnconfirmedError } from '@inventory-console/ui/lib/react/useMutationFailure'
import { asApiError } from '../../platform/http/ApiError.ts'

/** What became of the alerts that were to be marked. */
export interface Outcome {
  marked: readonly string[]
  /** Refused by the server. */
  refused: readonly string[]
  /** The server did not confirm. */
  unknown: readonly string[]
  /** Not tried. */
  left: readonly string[]
  reasons: readonly string[]
}

interface Options {
  /** Marks these alerts. Rejects with an UnconfirmedError if the server did not confirm. */
  write: (ids: readonly string[], signal: AbortSignal) => Promise<unknown>
  /** Aborted by who does not want it any more. */
  signal: AbortSignal
  onProgress: (done: number) => void
  chunk?: number
  /** Milliseconds that an answer may take. */
  patience?: number
}

/** Chunks in a row without an answer, or refused by more than their content, after which none is tried any more. */
const tooMany = 3

/**
 * Marks alerts chunk by chunk, never one twice by itself. 400 says that nothing of a chunk was marked because of some
 * of it: its halves are tried, down to the ones that cannot be marked.
 */
export async function acknowledgeAll(ids: readonly string[], options: Options): Promise<Outcome> {
  const { write, signal, onProgress, chunk = 200, patience = 60_000 } = options
  const marked: string[] = []
  const refused: string[] = []
  const unknown: string[] = []
  const reasons = new Set<string>()
  const waiting = chunksOf([...new Set(ids)], chunk)
  let inVain = 0
  const outcome = (): Outcome => ({ marked, refused, unknown, left: waiting.flat(), reasons: [...reasons] })

  for (let part = waiting.shift(); part; part = waiting.shift()) {
    if (signal.aborted || inVain >= tooMany) {
      waiting.unshift(part)
      break
    }
    const outOfPatience = AbortSignal.timeout(patience)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the services look each of them up
      await write(part, AbortSignal.any([signal, outOfPatience]))
      marked.push(...part)
      inVain = 0
    } catch (error) {
      const failure = asApiError(error, 'POST /alerts/ack')
      const { status } = failure
      if (status === 400 && part.length > 1) {
        const half = Math.ceil(part.length / 2)
        waiting.unshift(part.slice(0, half), part.slice(half))
        continue
      }
      if (!failure.sent) {
        waiting.unshift(part)
        break
      }
      const isUnknown = error instanceof UnconfirmedError
      if (!signal.aborted) reasons.add(isUnknown ? error.message : failure.message)
      if (isUnknown) unknown.push(...part)
      else refused.push(...part)
      inVain = status === 400 ? 0 : inVain + 1
      // The session is over, or nobody may write: the rest would fare no better.
      if (status === 401 || status === 403) break
    }
    onProgress(marked.length + refused.length + unknown.length)
  }
  return outcome()
}

function chunksOf(ids: readonly string[], size: number): (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) =>
    ids.slice(at * size, (at + 1) * size),
  )
}
