export interface Log {
  info: (message: string) => void
  /** Overwrites the previous progress message in a terminal. */
  progress: (message: string) => void
}

const pause = 5000

/** Without a terminal, progress is written every few seconds. */
export function createLog(stream: NodeJS.WriteStream): Log {
  let last = 0
  return {
    info: (message) => void stream.write(`${stream.isTTY ? '\u001B[2K\r' : ''}${message}\n`),
    progress: (message) => {
      if (stream.isTTY) return void stream.write(`\u001B[2K\r${message}`)
      const now = performance.now()
      if (now - last < pause && last > 0) return
      last = now
      stream.write(`${message}\n`)
    },
  }
}
