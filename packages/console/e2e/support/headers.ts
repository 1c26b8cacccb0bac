import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Deployment files; the tests serve the console with the same headers. */
export const deployFolder = fileURLToPath(new URL('../../deploy/', import.meta.url))

/** headers.conf with the service origins of config.json added to connect-src, as its comment says. */
export async function shippedPolicy(config: string | null): Promise<string> {
  const origins = [...new Set((config ?? '').match(/https?:\/\/[^/"]+/g))]
  const text = await readFile(`${deployFolder}headers.conf`, 'utf8')
  return text.replace("connect-src 'self'", ["connect-src 'self'", ...origins].join(' '))
}

export async function shippedHeaders(config: string | null): Promise<Record<string, string>> {
  return parseAddedHeaders(await shippedPolicy(config))
}

/** Headers that the shipped proxy adds and removes. */
export async function proxiedHeaders(): Promise<{ add: Record<string, string>; hide: readonly string[] }> {
  const text = await readFile(`${deployFolder}service-headers.conf`, 'utf8')
  return {
    add: parseAddedHeaders(text),
    hide: [...text.matchAll(/^proxy_hide_header (\S+);$/gm)].map(([, name = '']) => name),
  }
}

function parseAddedHeaders(conf: string): Record<string, string> {
  return Object.fromEntries(
    [...conf.matchAll(/^add_header (\S+) "([^"]*)" always;$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}
