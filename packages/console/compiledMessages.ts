import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/**
 * Catalogues compiled at build time, so that the page brings no parser of messages (9 KiB of every page).
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
  transform(code, id) {
    if (!/\/i18n\/locales\/[^/]+\/[^/]+\.json$/.test(id)) return null
    return { code: JSON.stringify(compiled(JSON.parse(code))), map: null }
  },
}

function compiled(value: unknown): unknown {
  if (typeof value === 'string') return compile(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compiled(inner)]))
}
