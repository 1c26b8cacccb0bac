import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** What an administrator copies; the tests serve the console under the same. */
export const deploy = fileURLToPath(new URL('../deploy/', import.meta.url))

/** The shipped file of headers with the origins of the services of a config.json let in, as its comment says. */
export async function shippedPolicy(config: string | null): Promise<string> {
  const origins = [...new Set((config ?? '').match(/https?:\/\/[^/"]+/g))]
  const text = await readFile(`${deploy}headers.conf`, 'utf8')
  return text.replace("connect-src 'self'", ["connect-src 'self'", ...origins].join(' '))
}

/** The same by name. */
export async function shippedHeaders(config: string | null): Promise<Record<string, string>> {
  const text = await shippedPolicy(config)
  return Object.fromEntries(
    [...text.matchAll(/^add_header (\S+) "([^"]*)" always;$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}
