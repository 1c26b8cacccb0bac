/** Parameters of the provider callback. */
export interface SignOnCallback {
  /** Null if the provider refused the login. */
  code: string | null
  /** Null if the callback has no state. */
  state: string | null
}

/** `/login?code=…`, `/login/…` or `/login?error=…`; null for other URLs. */
export function parseSignOnCallback(pathCode: string | undefined, search: string): SignOnCallback | null {
  const query = new URLSearchParams(search)
  const code = query.get('code') || pathCode || null
  if (code === null && !query.has('error')) return null
  return { code, state: query.get('state') }
}
