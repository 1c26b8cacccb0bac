import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const locales = new URL('../ui/src/i18n/locales/', import.meta.url)

/**
 * Bundled in one file: areas that the shell, the login or most pages use. Every other area has its own
 * file.
 */
const sharedAreas = [
  'common',
  'glossary',
  'pages',
  'session',
  'errors',
  'shell',
  'table',
  'list',
  'form',
  'details',
  'charts',
]
const sharedFile = 'shared'

/** Text files of a page, without locale and extension. */
export function textFilesOf(areas: readonly string[]): string[] {
  return [sharedFile, ...areas.filter((area) => !sharedAreas.includes(area))]
}

/**
 * Compiles catalogues at build time, so that no page ships the message parser (9 KiB), and emits them as
 * data next to the scripts, because modules would add a quarter to all JavaScript.
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
    const { folder, files } = compiledTexts()
    for (const { name, text } of files) {
      this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: text })
    }
    return `const folder = new URL(/* @vite-ignore */ '${folder.replace('assets/', '')}/', import.meta.url)
const shared = new Set(${JSON.stringify(sharedAreas)})
const files = new Map()
async function fetchFile(path) {
  const response = await fetch(new URL(path, folder))
  if (!response.ok) throw new Error('The texts of ' + path + ': ' + response.status)
  return response.json()
}
export async function loadTexts(locale, area) {
  const path = locale + '/' + (shared.has(area) ? '${sharedFile}' : area) + '.json'
  const file = files.get(path) ?? fetchFile(path)
  files.set(path, file)
  file.catch(() => files.delete(path))
  const texts = await file
  return shared.has(area) ? texts[area] : texts
}
export const allAreas = () => []
`
  },
}

let cachedTexts: { folder: string; files: { name: string; text: string }[] } | undefined

/**
 * File names contain a content hash, so the files can be cached forever and an old page still finds its
 * own.
 */
export function compiledTexts() {
  if (cachedTexts) return cachedTexts
  const files = readdirSync(locales).flatMap(textFilesOfLocale)
  const folder = `assets/texts-${digest(files.map(({ name, text }) => name + text).join())}`
  cachedTexts = { folder, files }
  return cachedTexts
}

function textFilesOfLocale(locale: string) {
  const areas = readdirSync(new URL(`${locale}/`, locales)).map((file) => file.replace('.json', ''))
  const read = (area: string) =>
    compileMessages(JSON.parse(readFileSync(new URL(`${locale}/${area}.json`, locales), 'utf8')))
  const shared = Object.fromEntries(sharedAreas.map((area) => [area, read(area)]))
  const areaFiles = areas
    .filter((area) => !sharedAreas.includes(area))
    .map((area) => [area, read(area)] as const)
  return [[sharedFile, shared] as const, ...areaFiles].map(([name, texts]) => ({
    name: `${locale}/${name}.json`,
    text: JSON.stringify(texts),
  }))
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}

function compileMessages(value: unknown): unknown {
  if (typeof value === 'string') return compile(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compileMessages(inner)]))
}
