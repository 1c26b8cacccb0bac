import { Control } from '../control/control.ts'
import type { MockOptions } from '../control/options.ts'
import { toTimestamp, NOW } from '../lib/time.ts'
import { ssoInPage } from '../personas/sso.ts'

export const origin = 'http://localhost'

export function controlOf(options: MockOptions = {}, source = () => toTimestamp(NOW)) {
  return new Control({ hosts: 20, ...options }, source, { sso: ssoInPage(`${origin}/`) })
}

export async function sendRequest(control: Control, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Authorization: `Bearer ${control.token}` }
  const response = await control.answer(new Request(origin + path, { headers, ...init }))
  if (!response) throw new Error(`no handler for ${path}`)
  return response
}

export async function fetchJson(control: Control, path: string): Promise<unknown> {
  return (await sendRequest(control, path)).json()
}
