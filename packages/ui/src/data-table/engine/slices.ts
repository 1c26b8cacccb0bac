import { whenIdle } from '../../lib/dom.ts'

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
  onDone: (result: Result) => void,
  schedule = scheduleMacrotask,
): () => void {
  let stopped = false
  const runSlice = () => {
    if (stopped) return
    const end = performance.now() + sliceMilliseconds
    do {
      const step = work.next()
      if (step.done === true) {
        onDone(step.value)
        return
      }
    } while (performance.now() < end)
    schedule(runSlice)
  }
  runSlice()
  return () => {
    stopped = true
  }
}

/** Runs the work while the browser is idle. Returns a function that cancels it. */
export function runIdle<Result>(work: Work<Result>, onDone: (result: Result) => void): () => void {
  let cancel = whenIdle(() => {
    cancel = runSliced(work, onDone, scheduleBackground)
  })
  return () => cancel()
}

const queue: (() => void)[] = []
let channel: MessageChannel | null = null

/** Background priority, after React's own deferred rendering. */
function scheduleBackground(callback: () => void) {
  if (typeof scheduler === 'undefined') scheduleMacrotask(callback)
  else void scheduler.postTask(callback, { priority: 'background' })
}

/** Runs as a macrotask after input and paint. `setTimeout` would add 4 ms each time. */
function scheduleMacrotask(callback: () => void) {
  queue.push(callback)
  if (!channel) {
    channel = new MessageChannel()
    channel.port1.addEventListener('message', () => queue.shift()?.())
    channel.port1.start()
  }
  channel.port2.postMessage(null)
}
