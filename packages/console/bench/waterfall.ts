/** A request; times in milliseconds since the start of the navigation. */
export interface TimedRequest {
  url: string
  start: number
  end: number
  /** Transferred size. */
  bytes: number
  isCached?: boolean
}

const width = 60

/** One line per request: start, duration, size, and a bar on a common time axis. */
export function waterfall(requests: readonly TimedRequest[], endTime: number): string {
  const scale = width / endTime
  const lines = requests.map(({ url, start, end, bytes, isCached }) => {
    const stop = Math.min(end, endTime)
    const from = Math.min(width - 1, Math.floor(start * scale))
    const length = Math.max(1, Math.round((stop - start) * scale))
    const bar = `${' '.repeat(from)}${'█'.repeat(Math.min(length, width - from))}`.padEnd(width)
    const size = isCached ? 'cache' : `${(bytes / 1024).toFixed(1)}K`
    const times = `${start.toFixed(0).padStart(5)}–${Number.isFinite(end) ? end.toFixed(0) : '…'}`
    return `${bar} ${times.padEnd(11)} ${size.padStart(7)}  ${shortened(url)}`
  })
  return `${lines.join('\n')}\n${' '.repeat(width - 1)}▲ last text ${Math.round(endTime)}\n`
}

const shortened = (url: string) => (url.length > 60 ? `${url.slice(0, 59)}…` : url)
