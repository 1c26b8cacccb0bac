/** MSW 3 calls `Promise.withResolvers` in Node, and Node 20 lacks it. */
export function ensurePromiseWithResolvers(): void {
  if ('withResolvers' in Promise) return
  Object.defineProperty(Promise, 'withResolvers', {
    configurable: true,
    writable: true,
    value: withResolvers,
  })
}

function withResolvers() {
  let resolve: (value: unknown) => void = () => {}
  let reject: (reason?: unknown) => void = () => {}
  const promise = new Promise((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
