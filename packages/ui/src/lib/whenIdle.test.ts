import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('whenIdle', () => {
  it('calls back after a moment in a browser without idle callbacks', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    const onIdle = vi.fn<() => void>()
    whenIdle(onIdle)
    expect(onIdle).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(onIdle).toHaveBeenCalledOnce()
  })

  it('calls back after a second in a page that reports no idle time', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', (callback: () => void, { timeout }: IdleRequestOptions = {}) =>
      timeout === undefined ? 0 : setTimeout(callback, timeout),
    )
    const onIdle = vi.fn<() => void>()
    whenIdle(onIdle)
    vi.advanceTimersByTime(999)
    expect(onIdle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onIdle).toHaveBeenCalledOnce()
  })

  it('does not call back once cancelled', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    const onIdle = vi.fn<() => void>()
    whenIdle(onIdle)()
    vi.runAllTimers()
    expect(onIdle).not.toHaveBeenCalled()
  })
})
