import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const locales = new URL('../ui/src/i18n/locales/', import.meta.url)

/** In one file: areas that the shell, the login or most pages use. */
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

/** In one file, because a host with Oracle databases uses most of them. Other areas have a file each. */
const oracleAreas = /^(hostO|o)racle/

function fileOf(area: string): string {
  if (sharedAreas.includes(area)) return 'shared'
  return oracleAreas.test(area) ? 'oracle' : area
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
    const fileNames = Object.fromEntries(
      areasOf('en').flatMap((area) => (fileOf(area) === area ? [] : [[area, fileOf(area)]])),
    )
    for (const { name, text } of files) {
      this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: text })
    }
    return `const folder = new URL(/* @vite-ignore */ '${folder.replace('assets/', '')}/', import.meta.url)
const fileNames = ${JSON.stringify(fileNames)}
const files = new Map()
async function fetchFile(path) {
  const fail = (cause) => {
    throw new Error('The texts of ' + path + ': ' + cause)
  }
  const response = await fetch(new URL(path, folder)).catch(fail)
  return response.ok ? response.json().catch(fail) : fail(response.status)
}
export async function loadTexts(locale, area) {
  const path = locale + '/' + (fileNames[area] ?? area) + '.json'
  const file = files.get(path) ?? fetchFile(path)
  files.set(path, file)
  file.catch(() => files.delete(path))
  return (await file)[area]
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
function compiledTexts() {
  if (cachedTexts) return cachedTexts
  const files = readdirSync(locales).flatMap(textFilesOfLocale)
  const folder = `assets/texts-${digest(files.map(({ name, text }) => name + text).join())}`
  cachedTexts = { folder, files }
  return cachedTexts
}

const areasOf = (locale: string) =>
  readdirSync(new URL(`${locale}/`, locales)).map((file) => file.replace('.json', ''))

function textFilesOfLocale(locale: string) {
  const read = (area: string) =>
    compileMessages(JSON.parse(readFileSync(new URL(`${locale}/${area}.json`, locales), 'utf8')))
  const files = Map.groupBy(areasOf(locale), fileOf)
  return [...files].map(([file, names]) => ({
    name: `${locale}/${file}.json`,
    text: JSON.stringify(Object.fromEntries(names.map((area) => [area, read(area)]))),
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
