import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const locales = new URL('../ui/src/i18n/locales/', import.meta.url)

/** What public/start.js tells when the console itself does not arrive, out of the catalogues: nothing else is there by then. */
export const notArrived: Plugin = {
  name: 'not-arrived',
  transformIndexHtml: (html) => html.replace('%NOT_ARRIVED%', () => attribute(JSON.stringify(texts()))),
}

function texts() {
  return Object.fromEntries(
    readdirSync(locales).map((locale) => {
      const file = new URL(`${locale}/errors.json`, locales)
      const { view, side, actions }: Errors = JSON.parse(readFileSync(file, 'utf8'))
      return [locale, { page: view, part: side.part, reload: actions.reload }]
    }),
  )
}

interface Errors {
  view: { title: string; text: string }
  side: { part: string }
  actions: { reload: string }
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
