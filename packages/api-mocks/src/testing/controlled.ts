import { Control } from '../control/control.ts'
import type { MockOptions } from '../control/options.ts'
import { instant, NOW } from '../lib/clock.ts'
import { ssoInPage } from '../personas/sso.ts'

export const origin = 'http://localhost'

export function controlOf(options: MockOptions = {}, source = () => instant(NOW)) {
  return new Control({ hosts: 20, ...options }, source, { sso: ssoInPage(`${origin}/`) })
}

export async function ask(control: Control, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Authorization: `Bearer ${control.token}` }
  const response = await control.answer(new Request(origin + path, { headers, ...init }))
  if (!response) throw new Error(`nothing answers ${path}`)
  return response
}

export async function value(control: Control, path: string): Promise<unknown> {
  return (await ask(control, path)).json()
}
