/** Milliseconds. A page in which nothing happens may never report idle time. */
const longestWait = 1000

/**
 * Calls back once the browser is idle, at the latest after a second. Returns a function that cancels it. Not every
 * browser has idle callbacks.
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 100)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback, { timeout: longestWait })
  return () => cancelIdleCallback(idle)
}
