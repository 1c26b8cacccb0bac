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

  it('does not call back once cancelled', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    const onIdle = vi.fn<() => void>()
    whenIdle(onIdle)()
    vi.runAllTimers()
    expect(onIdle).not.toHaveBeenCalled()
  })
})
