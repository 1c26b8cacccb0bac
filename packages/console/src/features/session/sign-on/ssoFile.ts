import { isRecord } from '@inventory-console/ui/lib/records'
import { parseJson } from '../../../platform/http/config.ts'

export type SsoFile = Readonly<Record<string, unknown>>

/** Storage key of the pending sign-on. */
export const pendingKey = 'sso'

/** Single sign-on configuration of the installation; null if there is none or the file cannot be loaded. */
export async function fetchSsoFile(base: URL): Promise<SsoFile | null> {
  try {
    const response = await fetch(new URL('config_sso.json', base), { cache: 'no-store' })
    const file = response.ok ? parseJson(await response.text()) : undefined
    return isRecord(file) && file['sso_visible'] === true ? file : null
  } catch {
    return null
  }
}

/** The file is public, so a secret in it is exposed. */
export function hasSecret(file: SsoFile): boolean {
  const secret = file['client_id_secret']
  return typeof secret === 'string' && secret !== ''
}
