/** Parameters of the provider's callback. */
export interface Arrival {
  /** Null: the provider refused. */
  code: string | null
  /** Null: the callback has no state. */
  state: string | null
}

/** `/login?code=…`, `/login/…` or `/login?error=…`; null when the address is no callback. */
export function arrivalOf(inPath: string | undefined, search: string): Arrival | null {
  const query = new URLSearchParams(search)
  const code = query.get('code') || inPath || null
  if (code === null && !query.has('error')) return null
  return { code, state: query.get('state') }
}
