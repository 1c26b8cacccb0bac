/** What `?mock=hosts:10000,seed:3,now:2026-03-16T09:30:00Z,latency:250` in an address says about the mocks. */
export interface MockLink {
  hosts?: number
  seed?: number
  now?: string
  /** Milliseconds before each answer. */
  latency?: number
}

const parsers: { [Key in keyof MockLink]-?: (text: string) => MockLink | undefined } = {
  hosts: (text) => whole(text, (hosts) => ({ hosts })),
  seed: (text) => whole(text, (seed) => ({ seed })),
  latency: (text) => whole(text, (latency) => ({ latency })),
  now: (text) => (Number.isNaN(Date.parse(text)) ? undefined : { now: text }),
}

function whole(text: string, link: (value: number) => MockLink): MockLink | undefined {
  return /^\d{1,9}$/.test(text) ? link(Number(text)) : undefined
}

function isKey(name: string): name is keyof MockLink {
  return Object.hasOwn(parsers, name)
}

/** The parts that make no sense are named, not guessed at. */
export function parseMockLink(text: string): { link: MockLink; refused: string[] } {
  const refused: string[] = []
  let link: MockLink = {}
  for (const part of text.split(',').filter(Boolean)) {
    const colon = part.indexOf(':')
    const name = part.slice(0, Math.max(colon, 0))
    const parsed = isKey(name) ? parsers[name](part.slice(colon + 1)) : undefined
    if (parsed) link = { ...link, ...parsed }
    else refused.push(part)
  }
  return { link, refused }
}
