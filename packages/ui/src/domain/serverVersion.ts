/** Server releases that this console is tested with. */
export const supportedServers = { oldest: '2.53', newest: '2.54' } as const

export type ServerSupport = 'supported' | 'older' | 'newer' | 'unknown'

/** Compares major and minor version; builds such as `latest` or an empty version are `unknown`. */
export function serverSupport(version: string): ServerSupport {
  const release = releaseOf(version)
  if (release === null) return 'unknown'
  if (release < releaseNumber(supportedServers.oldest)) return 'older'
  return release > releaseNumber(supportedServers.newest) ? 'newer' : 'supported'
}

function releaseOf(version: string): number | null {
  const [, major, minor] = /^v?(\d{1,4})\.(\d{1,4})(?:\D|$)/.exec(version) ?? []
  return major === undefined || minor === undefined ? null : Number(major) * 10_000 + Number(minor)
}

const releaseNumber = (version: string) => releaseOf(version) ?? 0
