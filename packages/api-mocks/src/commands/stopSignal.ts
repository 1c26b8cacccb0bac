/**
 * Aborted by a signal of the terminal or the system, and when the reader of the output is gone. A command that leaves
 * something behind cleans up and then ends with the reason.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  const stop = (reason: string) => controller.abort(new Error(reason))
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => stop(`Stopped by ${name}`))
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', () => stop('The output was closed'))
  return controller.signal
}

export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Ends the process although requests are still open. */
export function endStopped(signal: AbortSignal): never {
  process.stderr.write(`${String(signal.reason instanceof Error ? signal.reason.message : signal.reason)}\n`)
  return process.exit(1)
}
