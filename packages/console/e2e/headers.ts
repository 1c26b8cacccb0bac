import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** What an administrator copies; the tests serve the console under the same. */
export const deploy = fileURLToPath(new URL('../deploy/', import.meta.url))

/** The shipped headers by name, with the origins of the services of a config.json let in, as its comment says. */
export async function shippedHeaders(config: string | null): Promise<Record<string, string>> {
  const text = await readFile(`${deploy}headers.conf`, 'utf8')
  const headers = Object.fromEntries(
    [...text.matchAll(/^add_header (\S+) "([^"]*)" always;$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  return {
    ...headers,
    'Content-Security-Policy': withOrigins(headers['Content-Security-Policy'] ?? '', config),
  }
}

export function withOrigins(policy: string, config: string | null): string {
  const origins = [...new Set((config ?? '').match(/https?:\/\/[^/"]+/g))]
  return policy.replace("connect-src 'self'", ["connect-src 'self'", ...origins].join(' '))
}
