/** What the provider of single sign-on sent back with the person. */
export interface Arrival {
  /** Null: it refused. */
  code: string | null
  /** Null: it gave none back. */
  state: string | null
}

/** `/login?code=…`, `/login/…` or `/login?error=…`; null where nobody comes from a provider. */
export function arrivalOf(inPath: string | undefined, search: string): Arrival | null {
  const query = new URLSearchParams(search)
  const code = query.get('code') || inPath || null
  if (code === null && !query.has('error')) return null
  return { code, state: query.get('state') }
}
