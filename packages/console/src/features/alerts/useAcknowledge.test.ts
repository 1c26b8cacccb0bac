import { UnknownOutcomeError } from '@inventory-console/ui/lib/mutationErrors'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../platform/http/ApiError.ts'
import { acknowledgeAll } from './useAcknowledge.ts'

const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => index.toString(16).padStart(24, '0'))
const refusal = (status: number) => new ApiError(status, 'POST /alerts/ack', `POST /alerts/ack: ${status}`)
const going = () => new AbortController().signal
const ignore = () => undefined

/** Rejects the whole chunk with 400 if one of its alerts cannot be marked, like the server. */
function mockServer(bad: ReadonlySet<string> = new Set()) {
  const marked: string[] = []
  const write = vi.fn((idChunk: readonly string[]) => {
    if (idChunk.some((id) => bad.has(id))) return Promise.reject(refusal(400))
    marked.push(...idChunk)
    return Promise.resolve()
  })
  return { marked, write }
}

describe('acknowledgeAll with 10,000 alerts', () => {
  const all = ids(10_000)

  it('marks each alert once, in chunks', async () => {
    const { marked, write } = mockServer()
    const progress: number[] = []
    const outcome = await acknowledgeAll([...all, ...all.slice(0, 50)], {
      write,
      signal: going(),
      onProgress: (done) => progress.push(done),
    })
    expect(outcome).toMatchObject({ rejected: [], unknown: [], notAttempted: [], reasons: [] })
    expect(marked).toEqual(all)
    expect(write).toHaveBeenCalledTimes(50)
    expect(progress.at(-1)).toBe(10_000)
    expect(progress.toSorted((a, b) => a - b)).toEqual(progress)
  })

  it('bisects rejected chunks and marks every other alert exactly once', async () => {
    const bad = new Set(all.filter((_, index) => index % 100 === 37))
    const { marked, write } = mockServer(bad)
    const outcome = await acknowledgeAll(all, { write, signal: going(), onProgress: ignore })
    expect(new Set(outcome.rejected)).toEqual(bad)
    expect(outcome.reasons).toEqual(['POST /alerts/ack: 400'])
    expect(marked.toSorted()).toEqual(all.filter((id) => !bad.has(id)))
    expect(outcome.acknowledged.length + outcome.rejected.length).toBe(10_000)
  })

  it('continues after a chunk times out and returns its alerts as unknown', async () => {
    const { marked, write } = mockServer()
    let calls = 0
    const outcome = await acknowledgeAll(all, {
      write: (idChunk, signal) => {
        calls += 1
        return calls === 7 ? neverSettles(signal) : write(idChunk)
      },
      signal: going(),
      onProgress: ignore,
      timeoutMs: 1,
    })
    expect(outcome.unknown).toEqual(all.slice(1200, 1400))
    expect(outcome.acknowledged).toHaveLength(9800)
    expect(marked).not.toContain(all[1200])
  })

  it('stops after three timeouts in a row', async () => {
    const write = vi.fn((_: readonly string[], signal: AbortSignal) => neverSettles(signal))
    const outcome = await acknowledgeAll(all, { write, signal: going(), onProgress: ignore, timeoutMs: 1 })
    expect(write).toHaveBeenCalledTimes(3)
    expect(outcome.unknown).toHaveLength(600)
    expect(outcome.notAttempted).toEqual(all.slice(600))
  })

  it('continues as long as no three chunks in a row time out', async () => {
    const { marked, write } = mockServer()
    let calls = 0
    const outcome = await acknowledgeAll(all, {
      write: (idChunk, signal) => {
        calls += 1
        return calls % 3 === 0 ? write(idChunk) : neverSettles(signal)
      },
      signal: going(),
      onProgress: ignore,
      timeoutMs: 1,
    })
    expect(calls).toBe(50)
    expect(outcome.acknowledged).toEqual(marked)
    expect(outcome.acknowledged).toHaveLength(3200)
    expect(outcome.unknown).toHaveLength(6800)
    expect(outcome.notAttempted).toEqual([])
  })

  it('stops at a chunk that cannot be sent and returns it with the rest', async () => {
    const { write } = mockServer()
    let calls = 0
    const outcome = await acknowledgeAll(all, {
      write: (idChunk) => {
        calls += 1
        return calls === 3
          ? Promise.reject(new ApiError(0, 'POST /alerts/ack', 'aborted', { wasSent: false }))
          : write(idChunk)
      },
      signal: going(),
      onProgress: ignore,
    })
    expect(calls).toBe(3)
    expect(outcome).toMatchObject({ rejected: [], unknown: [], reasons: [] })
    expect(outcome.acknowledged).toEqual(all.slice(0, 400))
    expect(outcome.notAttempted).toEqual(all.slice(400))
  })

  it.each([401, 403])('stops after the first %i response', async (status) => {
    const write = vi.fn(() => Promise.reject(refusal(status)))
    const outcome = await acknowledgeAll(all, { write, signal: going(), onProgress: ignore })
    expect(write).toHaveBeenCalledTimes(1)
    expect(outcome.rejected).toEqual(all.slice(0, 200))
    expect(outcome.notAttempted).toEqual(all.slice(200))
  })

  it('stops when aborted and returns the pending chunk as unknown and the rest as left', async () => {
    const { marked, write } = mockServer()
    const cancel = new AbortController()
    const outcome = await acknowledgeAll(all, {
      write: (idChunk, signal) => {
        if (marked.length < 1000) return write(idChunk)
        cancel.abort()
        return neverSettles(signal)
      },
      signal: cancel.signal,
      onProgress: ignore,
    })
    expect(outcome.acknowledged).toHaveLength(1000)
    expect(outcome.unknown).toEqual(all.slice(1000, 1200))
    expect(outcome.notAttempted).toEqual(all.slice(1200))
  })
})

/** Never settles until aborted. */
function neverSettles(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(new UnknownOutcomeError('POST /alerts/ack: no response'))
    if (signal.aborted) give()
    else signal.addEventListener('abort', give)
  })
}
