import { UnconfirmedError } from '@inventory-console/ui/lib/react/useMutationFailure'
import { asApiError } from '../../platform/http/ApiError.ts'

/** Outcome of marking alerts as read, by alert id. */
export interface Outcome {
  marked: readonly string[]
  /** Refused by the server. */
  refused: readonly string[]
  /** Without a usable response: they may or may not be marked. */
  unknown: readonly string[]
  /** Not attempted. */
  left: readonly string[]
  reasons: readonly string[]
}

interface Options {
  /** Marks these alerts. Rejects with an `UnconfirmedError` if the outcome is unknown. */
  write: (ids: readonly string[], signal: AbortSignal) => Promise<unknown>
  signal: AbortSignal
  onProgress: (done: number) => void
  chunk?: number
  /** Timeout of one chunk in milliseconds. */
  patience?: number
}

/** Consecutive chunks that failed with something other than 400; no further chunk is attempted. */
const tooMany = 3

/**
 * Marks alerts as read chunk by chunk and sends no alert twice. A 400 marks none of its chunk, so the chunk
 * is bisected down to the alerts that the server rejects.
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
      // oxlint-disable-next-line no-await-in-loop -- sequential, because the server looks up each alert
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
      // The remaining chunks would fail in the same way.
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
