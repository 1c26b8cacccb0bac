import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const locales = new URL('../ui/src/i18n/locales', import.meta.url)

/**
 * Catalogues compiled at build time, so that the page brings no parser of messages (9 KiB of every page), and put beside the
 * scripts as data: as modules, with the map of their names, they would be a quarter of all JavaScript.
 * `npm start`, tests and Storybook parse at run time; the end-to-end tests run on the build.
 */
export const compiledMessages: Plugin = {
  name: 'compiled-messages',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
    },
  }),
  load(id) {
    if (!id.endsWith('/ui/src/i18n/texts.ts')) return null
    const files = catalogues()
    // Named by what they hold: they can be kept for ever, and an old page finds its own.
    const folder = `texts-${digest(files.map(({ name, text }) => name + text).join())}`
    for (const { name, text } of files) {
      this.emitFile({ type: 'asset', fileName: `assets/${folder}/${name}`, source: text })
    }
    return `const here = import.meta.url
export async function loadTexts(locale, area) {
  const response = await fetch(new URL('${folder}/' + locale + '/' + area + '.json', here))
  if (!response.ok) throw new Error('The texts of ' + area + ': ' + response.status)
  return response.json()
}
export const allAreas = () => []
`
  },
}

function catalogues(): { name: string; text: string }[] {
  return readdirSync(locales).flatMap((locale) =>
    readdirSync(new URL(`${locale}/`, locales)).map((file) => ({
      name: `${locale}/${file}`,
      text: JSON.stringify(compiled(JSON.parse(readFileSync(new URL(`${locale}/${file}`, locales), 'utf8')))),
    })),
  )
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}

function compiled(value: unknown): unknown {
  if (typeof value === 'string') return compile(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compiled(inner)]))
}
