/** Longer than any rendered message; a secret truncated here is still masked. */
const maxLength = 4000

// Each pattern also matches truncated, percent-encoded and escaped secrets.
const secretPatterns: readonly RegExp[] = [
  // PEM blocks.
  /-----BEGIN[\s\S]*?(?:-----END[^-]*-----|$)/g,
  // JSON Web Tokens.
  /eyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g,
  /\b(?:Bearer|Basic)(?:\s|%20|\+)+[^\s"'\\,;]+/gi,
  // AWS access keys.
  /\b(?:AKIA|ASIA)[A-Z0-9]{12,}/g,
]

/** `password=…`, `"privatekey":"…"`, `secret%3D…`, also inside escaped JSON. */
const namedSecret =
  /(pass(?:word|wd)?|pwd|secret|token|private[_-]?key|access[_-]?key|api[_-]?key|credentials?)([\w-]{0,40}\\*["']?\s{0,4}(?:[:=]|%3A|%3D)(?:\s|%20|\+){0,4})("(?:[^"\\]|\\[\s\S])*"?|\\+"[^"\\]*|'[^']*'?|[^\s"'\\,;&}\]]+)/gi

/** Keys and hashes: names and ids rarely mix upper case, lower case and digits over this length. */
const longToken = /(?:[\w+/=-]|%2[BbFf]|%3[Dd]){32,}/g

const mask = '•••'

/** Masks secrets that the server may echo. Reads only the first characters, so the time is bounded. */
export function maskSecrets(text: string): string {
  const start = text.slice(0, maxLength)
  return secretPatterns
    .reduce((rest, pattern) => rest.replaceAll(pattern, mask), start)
    .replaceAll(namedSecret, `$1$2${mask}`)
    .replaceAll(longToken, (match) => (isKey(match) ? mask : match))
}

function isKey(match: string): boolean {
  // The segments of a path are checked one by one.
  if (match.startsWith('/')) return match.split('/').some((part) => part.length >= 32 && isKey(part))
  return /[A-Z]/.test(match) && /[a-z]/.test(match) && /\d/.test(match)
}
