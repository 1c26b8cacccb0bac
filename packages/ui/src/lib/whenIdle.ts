/**
 * Calls back once the browser is idle, or after `timeout` milliseconds. Returns a function that cancels it. Not every
 * browser has idle callbacks.
 */
export function whenIdle(callback: () => void, timeout?: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 100)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback, timeout === undefined ? {} : { timeout })
  return () => cancelIdleCallback(idle)
}
