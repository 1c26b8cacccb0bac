/** A main-thread task in milliseconds: wall time and CPU time. */
export interface Task {
  wall: number
  processor: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

/** Returns the longest task after a performance mark, on the thread that set the mark. */
export function longestTask(trace: string, mark: string): Task {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace)
  const begin = traceEvents.find(({ name }) => name === mark)
  if (!begin) throw new Error(`No mark ${mark}`)
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name.endsWith('RunTask') &&
      ph === 'X' &&
      pid === begin.pid &&
      tid === begin.tid &&
      ts + dur >= begin.ts,
  )
  return {
    wall: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000,
    processor: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  }
}
