import { UnknownOutcomeError } from '@inventory-console/ui/lib/mutationErrors'
import { asApiError } from '../../platform/http/ApiError.ts'

/** Outcome of marking alerts as read, by alert id. */
export interface AcknowledgeOutcome {
  acknowledged: readonly string[]
  /** Rejected by the server. */
  rejected: readonly string[]
  /** Without a usable response: they may or may not be marked. */
  unknown: readonly string[]
  /** Not attempted. */
  notAttempted: readonly string[]
  reasons: readonly string[]
}

interface AcknowledgeOptions {
  /** Marks these alerts. Rejects with an `UnknownOutcomeError` if the outcome is unknown. */
  write: (ids: readonly string[], signal: AbortSignal) => Promise<unknown>
  signal: AbortSignal
  onProgress: (done: number) => void
  chunk?: number
  /** Timeout of one chunk in milliseconds. */
  timeoutMs?: number
}

/** Consecutive chunks that failed with something other than 400; no further chunk is attempted. */
const maxConsecutiveFailures = 3

/**
 * Marks alerts as read chunk by chunk and sends no alert twice. A 400 marks none of its chunk, so the chunk
 * is bisected down to the alerts that the server rejects.
 */
export async function acknowledgeAll(
  ids: readonly string[],
  options: AcknowledgeOptions,
): Promise<AcknowledgeOutcome> {
  const { write, signal, onProgress, chunk = 200, timeoutMs = 60_000 } = options
  const acknowledged: string[] = []
  const rejected: string[] = []
  const unknown: string[] = []
  const reasons = new Set<string>()
  const pendingChunks = chunksOf([...new Set(ids)], chunk)
  let consecutiveFailures = 0
  const outcome = (): AcknowledgeOutcome => ({
    acknowledged,
    rejected,
    unknown,
    notAttempted: pendingChunks.flat(),
    reasons: [...reasons],
  })

  for (let idChunk = pendingChunks.shift(); idChunk; idChunk = pendingChunks.shift()) {
    if (signal.aborted || consecutiveFailures >= maxConsecutiveFailures) {
      pendingChunks.unshift(idChunk)
      break
    }
    const timeoutSignal = AbortSignal.timeout(timeoutMs)
    try {
      // oxlint-disable-next-line no-await-in-loop -- sequential, because the server looks up each alert
      await write(idChunk, AbortSignal.any([signal, timeoutSignal]))
      acknowledged.push(...idChunk)
      consecutiveFailures = 0
    } catch (error) {
      const failure = asApiError(error, 'POST /alerts/ack')
      const { status } = failure
      if (status === 400 && idChunk.length > 1) {
        const half = Math.ceil(idChunk.length / 2)
        pendingChunks.unshift(idChunk.slice(0, half), idChunk.slice(half))
        continue
      }
      if (!failure.wasSent) {
        pendingChunks.unshift(idChunk)
        break
      }
      const isUnknown = error instanceof UnknownOutcomeError
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- aborted during the request
      if (!signal.aborted) reasons.add(isUnknown ? error.message : failure.message)
      if (isUnknown) unknown.push(...idChunk)
      else rejected.push(...idChunk)
      consecutiveFailures = status === 400 ? 0 : consecutiveFailures + 1
      // The remaining chunks would fail in the same way.
      if (status === 401 || status === 403) break
    }
    onProgress(acknowledged.length + rejected.length + unknown.length)
  }
  return outcome()
}

function chunksOf(ids: readonly string[], size: number): (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  )
}
