import { parsed } from '../../platform/environment/config.ts'
import { isRecord } from '../../platform/storage/storage.ts'

export type SsoFile = Readonly<Record<string, unknown>>

/** What this tab remembers while the person is at the provider. */
export const pendingKey = 'sso'

/** What the installation says of single sign-on; null where it offers none, or where the file cannot be had. */
export async function askSso(base: URL): Promise<SsoFile | null> {
  try {
    const response = await fetch(new URL('config_sso.json', base), { cache: 'no-store' })
    const file = response.ok ? parsed(await response.text()) : undefined
    return isRecord(file) && file['sso_visible'] === true ? file : null
  } catch {
    return null
  }
}

/** Anyone can read the file, so a secret in it is none. */
export function hasSecret(file: SsoFile): boolean {
  const secret = file['client_id_secret']
  return typeof secret === 'string' && secret !== ''
}
