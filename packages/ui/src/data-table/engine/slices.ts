/** Work that can be put down between two steps: each `yield` is a place where the page may breathe. */
export type Work<Result> = Generator<undefined, Result, undefined>

/** A task of the page should stay below 50 ms on a machine four times slower than the reference machine. */
const sliceMilliseconds = 8

export function runNow<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/**
 * Runs in slices and tells when it is done. The first slice runs at once: what is quick is done before this returns.
 * The returned function stops the work.
 */
export function runSliced<Result>(
  work: Work<Result>,
  done: (result: Result) => void,
  next = soon,
): () => void {
  let stopped = false
  const slice = () => {
    if (stopped) return
    const end = performance.now() + sliceMilliseconds
    do {
      const step = work.next()
      if (step.done === true) {
        done(step.value)
        return
      }
    } while (performance.now() < end)
    next(slice)
  }
  slice()
  return () => {
    stopped = true
  }
}

/** Runs where nothing else wants the page. The returned function stops the work. */
export function runIdle<Result>(work: Work<Result>, done: (result: Result) => void): () => void {
  let stop = () => {}
  const begin = () => {
    stop = runSliced(work, done, last)
  }
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(begin, 100)
    stop = () => clearTimeout(timer)
  } else {
    const idle = requestIdleCallback(begin, { timeout: 1000 })
    stop = () => cancelIdleCallback(idle)
  }
  return () => stop()
}

const waiting: (() => void)[] = []
let channel: MessageChannel | null = null

/** After all else that the page has to do: what React draws beside it as well. */
function last(run: () => void) {
  if (typeof scheduler === 'undefined') soon(run)
  else void scheduler.postTask(run, { priority: 'background' })
}

/** As a task of its own, after input and paint; a timer would wait 4 ms each time. */
function soon(run: () => void) {
  waiting.push(run)
  if (!channel) {
    channel = new MessageChannel()
    channel.port1.addEventListener('message', () => waiting.shift()?.())
    channel.port1.start()
  }
  channel.port2.postMessage(null)
}
