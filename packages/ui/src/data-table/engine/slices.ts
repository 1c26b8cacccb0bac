/** Interruptible work: the scheduler may pause it at each `yield`. */
export type Work<Result> = Generator<undefined, Result, undefined>

/** Slice length that keeps tasks below 50 ms on a machine four times slower than the reference. */
const sliceMilliseconds = 8

export function runNow<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/**
 * Runs the work in slices. The first slice runs synchronously, so short work is done on return.
 * Returns a function that cancels the work.
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

/** Runs the work while the browser is idle. Returns a function that cancels it. */
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

/** Background priority, after React's own deferred rendering. */
function last(run: () => void) {
  if (typeof scheduler === 'undefined') soon(run)
  else void scheduler.postTask(run, { priority: 'background' })
}

/** Runs as a macrotask after input and paint. `setTimeout` would add 4 ms each time. */
function soon(run: () => void) {
  waiting.push(run)
  if (!channel) {
    channel = new MessageChannel()
    channel.port1.addEventListener('message', () => waiting.shift()?.())
    channel.port1.start()
  }
  channel.port2.postMessage(null)
}
