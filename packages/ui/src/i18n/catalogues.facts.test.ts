import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { locales } from './locales.ts'
import sameAsEnglish from './sameAsEnglish.json' with { type: 'json' }

const here = new URL('./locales/', import.meta.url)
const packages = new URL('../../../', import.meta.url)
const areas = readdirSync(new URL('en/', here)).toSorted()

type Texts = Map<string, string>

function flatten(value: unknown, path: string, into: Texts): Texts {
  if (typeof value === 'string') into.set(path, value)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, below] of Object.entries(value))
      flatten(below, path === '' ? key : `${path}.${key}`, into)
  } else throw new Error(`${path} is neither a text nor a group of texts`)
  return into
}

function read(locale: string, file: string): Texts {
  const parsed: unknown = JSON.parse(readFileSync(new URL(`${locale}/${file}`, here), 'utf8'))
  return flatten(parsed, '', new Map())
}

/** Placeholders of a message: "{count, plural, …}" and "{name}". */
function placeholders(text: string): string[] {
  const names: string[] = []
  let depth = 0
  // Inside a plural, odd levels are arguments and even levels are text.
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]
    if (sign === '{') {
      depth += 1
      const name = /^\{\s*(\w+)\s*[,}]/.exec(text.slice(index))?.[1]
      if (depth % 2 === 1 && name !== undefined) names.push(name)
    } else if (sign === '}') depth -= 1
  }
  return [...new Set(names)].toSorted()
}

it('all languages have the same areas', () => {
  for (const locale of locales) expect(readdirSync(new URL(`${locale}/`, here)).toSorted()).toEqual(areas)
})

it.each(locales)('%s has only characters of the font', (locale) => {
  const css = readFileSync(new URL('../styles/font.css', import.meta.url), 'utf8')
  const ranges = [...css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ])
  const isCovered = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return ranges.some(([from = 0, to = 0]) => code >= from && code <= to)
  }
  const missing = areas.flatMap((file) =>
    [...read(locale, file)]
      .filter(([, text]) => !Array.from(text).every(isCovered))
      .map(([key]) => `${file} ${key}`),
  )
  expect(missing).toEqual([])
})

it.each(locales)('%s names the active sessions of a database alike in all areas', (locale) => {
  const ofDatabases = read(locale, 'databases.json')
  const texts = [...ofDatabases, ...read(locale, 'hostOracle.json')].filter(([key]) => key.endsWith('.work'))
  expect(texts.length).toBe(3)
  const [name, ...others] = new Set(texts.map(([, text]) => text))
  expect(others).toEqual([])
  const lower = name?.toLowerCase() ?? ''
  expect(ofDatabases.get('top.workload')).toContain(lower)
  for (const key of ['hosts.cpu', 'hosts.capacity'])
    expect(read(locale, 'oracleCharts.json').get(key)).toContain(lower)
})

describe.each(areas)('catalogue %s', (file) => {
  const english = read('en', file)

  it.each(locales)('%s has the same keys as English and no empty text', (locale) => {
    const texts = read(locale, file)
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(locales)('%s has the same placeholders as English', (locale) => {
    const wrong = [...read(locale, file)].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? '').join(),
    )
    expect(wrong).toEqual([])
  })

  it.each(['it', 'pt-br'] as const)('%s is translated', (locale) => {
    const allowed = new Set(sameAsEnglish[locale])
    const area = file.replace('.json', '')
    const left = [...read(locale, file)].filter(
      ([key, text]) =>
        text === english.get(key) && /\p{L}{2}/u.test(bare(text)) && !allowed.has(`${area}.${key}`),
    )
    expect(left.map(([key, text]) => `${area}.${key}: ${text}`)).toEqual([])
  })

  it('has no unused text', () => {
    const isShown = file === 'glossary.json' ? () => true : shownIn(file.replace('.json', ''))
    expect([...english.keys()].filter((key) => !isShown(key))).toEqual([])
  })
})

it.each([
  ['columns.hostname', true],
  ['columns.cpuModel', false],
  ['detach', false],
])("shownIn('alerts') for %s is %s", (key, shown) => {
  expect(shownIn('alerts')(key)).toBe(shown)
})

/** Strips placeholders. */
function bare(text: string): string {
  return text.replaceAll(/\{[^{}]*\}/g, '')
}

/** Groups whose keys are ids from data, which occur elsewhere in the source. */
const named = ['columns', 'counts', 'groups', 'marks', 'severity', 'semaphore', 'labels', 'hints']

/** Sources that are shipped to the browser, without tests and stories. */
const sources = new Map(
  ['ui/src/', 'console/src/'].flatMap((folder) => [...collect(fileURLToPath(new URL(folder, packages)))]),
)
// Texts of public/start.js.
const beforeStart = fileURLToPath(new URL('console/startTexts.ts', packages))
sources.set(beforeStart, readFileSync(beforeStart, 'utf8'))

function collect(folder: string): Map<string, string> {
  const found = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /^[^.]+\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !path.includes('/testing/'))
  return new Map(found.map((path) => [path, readFileSync(path, 'utf8')]))
}

/** The source of all files that name an area, with their imports, such as the columns of a screen. */
function reached(area: string): string {
  const name = new RegExp(`['"\`]${area}['"\`.]`)
  const files = new Set([...sources].flatMap(([path, text]) => (name.test(text) ? [path] : [])))
  // Iterating a Set also visits the entries added meanwhile.
  for (const path of files) for (const imported of importsOf(path)) files.add(imported)
  return [...files].map((path) => sources.get(path) ?? '').join('\n')
}

function importsOf(path: string): string[] {
  return [...(sources.get(path) ?? '').matchAll(/(?<=from |import\()'(\.[^']+)'/g)]
    .map(([, file = '']) => join(dirname(path), file))
    .filter((file) => sources.has(file))
}

/** Returns whether a key is used, based on the quoted strings of the sources that use its area. */
function shownIn(area: string): (key: string) => boolean {
  const source = reached(area)
  const inQuotes = new Set<string>()
  const endsOfQuotes = new Set<string>()
  for (const [run] of source.matchAll(/[\w. -]+(?=['`])/g))
    for (let dot = run.indexOf('.'); dot !== -1; dot = run.indexOf('.', dot + 1))
      endsOfQuotes.add(run.slice(dot + 1))
  for (const [, quote = '', name = ''] of source.matchAll(/(?<=(['"]))([\w. /-]+)(?=\1)/g))
    inQuotes.add(quote + name)
  const templates = [...source.matchAll(/`[\w. -]*\$\{[^}]+\}[\w. -]*(?=`)/g)]
    .map(([text]) => `${text}\``)
    .join('\n')

  /** Quoted in full, or relative to a part of the area: useText('oracle.addms'). */
  return (key) => {
    const parts = key.split('.')
    return parts.some(
      (_, depth) =>
        (depth === 0 || isPrefix([area, ...parts.slice(0, depth)])) && isUsedBelow(parts.slice(depth)),
    )
  }

  /**
   * Quoted in full, or as a template with its last part interpolated, such as `oracle.${view}`, if that
   * part occurs as a word.
   */
  function isPrefix(prefix: readonly string[]): boolean {
    const name = prefix.join('.')
    // In JSX, area="oracle.addms".
    if (inQuotes.has(`'${name}`) || inQuotes.has(`"${name}`)) return true
    return source.includes(`\`${prefix.slice(0, -1).join('.')}.\${`) && isWord(prefix.at(-1) ?? '')
  }

  /**
   * Quoted in full, or as a template with one part interpolated, such as t(`themes.${theme}`), if that part
   * occurs as a word.
   */
  function isUsedBelow(parts: readonly string[]): boolean {
    const key = parts.join('.')
    if (inQuotes.has(`'${key}`) || endsOfQuotes.has(key)) return true
    if (parts.length === 2 && named.includes(parts[0] ?? '') && isWord(parts[1] ?? '')) return true
    // The last key of a path: AlertService.AckAlert.DaysThreshold.
    if (parts.length === 2 && parts[0] === 'labels' && endsOfQuotes.has(parts[1] ?? '')) return true
    if (parts.length === 3 && parts[0] === 'values' && isWord(parts[2] ?? '')) return true
    return parts.some((part, index) => {
      const before = parts.slice(0, index).map((part) => `${part}\\.`)
      const after = parts.slice(index + 1).map((part) => `\\.${part}`)
      const template = new RegExp(`\`(?:[\\w.]+\\.)?${before.join('')}\\$\\{[^}]+\\}${after.join('')}\``)
      return template.test(templates) && isWord(part)
    })
  }

  function isWord(part: string): boolean {
    return inQuotes.has(`'${part}`) || source.includes(`${part}: `)
  }
}

it('the list of texts that equal English has no stale entry', () => {
  for (const locale of ['it', 'pt-br'] as const) {
    const stale = sameAsEnglish[locale].filter((id) => {
      const [area = '', ...rest] = id.split('.')
      const key = rest.join('.')
      const file = `${area}.json`
      return !areas.includes(file) || read(locale, file).get(key) !== read('en', file).get(key)
    })
    expect(stale).toEqual([])
  }
})
