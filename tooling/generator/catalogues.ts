import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const locales = ['en', 'it', 'pt-br'] as const
export type Locale = (typeof locales)[number]
/** One text in each language. */
export type Texts = Readonly<Record<Locale, string>>

interface Catalogue {
  [key: string]: string | Catalogue
}

const folder = 'packages/ui/src/i18n/locales'
const fileOf = (root: string, locale: Locale, area: string) => join(root, folder, locale, `${area}.json`)

/** Texts that another list already uses for a column of this name, or null. */
export async function knownLabel(root: string, area: string, column: string): Promise<Texts | null> {
  const areas = globSync('*.json', { cwd: join(root, folder, 'en') }).map((file) => file.replace('.json', ''))
  for (const other of [area, 'common', ...areas.toSorted()]) {
    const path = columnPath(await read(root, 'en', other), column)
    if (path === null) continue
    const texts = await Promise.all(
      locales.map(async (locale) => [locale, textAt(await read(root, locale, other), path)] as const),
    )
    if (texts.every(([, text]) => text !== null)) return byLocale((locale) => textOf(texts, locale))
  }
  return null
}

/** True if a list of this area shows a header for the column without a text of its own. */
export async function hasSharedLabel(root: string, area: string, column: string): Promise<boolean> {
  const shared = await Promise.all([area, 'common'].map((other) => read(root, 'en', other)))
  return shared.some((catalogue) => textAt(catalogue, ['columns', column]) !== null)
}

function textOf(texts: readonly (readonly [Locale, string | null])[], locale: Locale): string {
  return texts.find(([name]) => name === locale)?.[1] ?? ''
}

export function byLocale(text: (locale: Locale) => string): Texts {
  return { en: text('en'), it: text('it'), 'pt-br': text('pt-br') }
}

/** Adds `entry` under `key`. Throws if the key exists. */
export async function addTexts(
  root: string,
  area: string,
  key: string,
  entry: (locale: Locale) => string | Catalogue,
): Promise<void> {
  for (const locale of locales) {
    const catalogue = await read(root, locale, area)
    if (Object.hasOwn(catalogue, key)) throw new Error(`${area}.json (${locale}) already has the key ${key}.`)
    const next = { ...catalogue, [key]: entry(locale) }
    await writeFile(fileOf(root, locale, area), `${JSON.stringify(next, null, 2)}\n`)
  }
}

/** Records the texts of a new entry that equal English, which a test would report as not translated. */
export async function allowEnglishTexts(root: string, area: string, key: string): Promise<string> {
  const file = 'packages/ui/src/i18n/sameAsEnglish.json'
  const allowed: Record<string, string[]> = JSON.parse(await readFile(join(root, file), 'utf8'))
  const english = leaves({ [key]: (await read(root, 'en', area))[key] ?? '' })
  for (const locale of locales) {
    if (locale === 'en') continue
    const texts = leaves({ [key]: (await read(root, locale, area))[key] ?? '' })
    const equal = [...english].filter(([id, text]) => texts.get(id) === text && /\p{L}{2}/u.test(text))
    const ids = new Set([...(allowed[locale] ?? []), ...equal.map(([id]) => `${area}.${id}`)])
    allowed[locale] = [...ids].toSorted()
  }
  await writeFile(join(root, file), `${JSON.stringify(allowed, null, 2)}\n`)
  return file
}

function leaves(catalogue: Catalogue): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[key, value]]
        : [...leaves(value)].map(([inner, text]) => [`${key}.${inner}`, text]),
    ),
  )
}

async function read(root: string, locale: Locale, area: string): Promise<Catalogue> {
  return JSON.parse(await readFile(fileOf(root, locale, area), 'utf8'))
}

/** Keys down to `columns.<column>`, or null. */
function columnPath(catalogue: Catalogue, column: string): readonly string[] | null {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') continue
    if (key === 'columns' && typeof value[column] === 'string') return [key, column]
    const inner = columnPath(value, column)
    if (inner !== null) return [key, ...inner]
  }
  return null
}

function textAt(catalogue: Catalogue, path: readonly string[]): string | null {
  let value: string | Catalogue | undefined = catalogue
  for (const key of path) value = typeof value === 'object' ? value[key] : undefined
  return typeof value === 'string' ? value : null
}
