import { readFileSync, readdirSync } from 'node:fs'
import { product } from '@inventory-console/ui/lib/product'
import type { Plugin } from 'vite'

/** Fills in index.html: the product name and the texts of public/start.js. */
export const startPage: Plugin = {
  name: 'start-page',
  transformIndexHtml: (html) =>
    html
      .replaceAll('%PRODUCT%', product.name)
      .replace('%START_TEXTS%', () => escapeAttribute(JSON.stringify(startTexts()))),
}

const locales = new URL('../ui/src/i18n/locales/', import.meta.url)

/** public/start.js runs before any catalogue is loaded. */
function startTexts() {
  return Object.fromEntries(
    readdirSync(locales).map((locale) => {
      const errors = read(locale, 'errors')
      const common = read(locale, 'common')
      return [
        locale,
        {
          loading: textOf(common, 'state.loading'),
          page: { title: textOf(errors, 'view.title'), text: textOf(errors, 'view.text') },
          old: { title: textOf(errors, 'unsupported.title'), text: textOf(errors, 'unsupported.text') },
          part: textOf(errors, 'side.part'),
          reload: textOf(errors, 'actions.reload'),
        },
      ]
    }),
  )
}

type Tree = { [key: string]: string | Tree }

function read(locale: string, area: string): Tree {
  const tree: Tree = JSON.parse(readFileSync(new URL(`${locale}/${area}.json`, locales), 'utf8'))
  return tree
}

function textOf(tree: Tree, key: string): string {
  let found: string | Tree | undefined = tree
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') throw new Error(`No text ${key}`)
  return found
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
