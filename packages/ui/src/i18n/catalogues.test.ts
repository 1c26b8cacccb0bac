import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from './locales.ts'
import sameAsEnglish from './sameAsEnglish.json' with { type: 'json' }

const here = new URL('./locales/', import.meta.url)
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

it.each(locales)('%s: no name of a column has a percent sign, which the table adds', (locale) => {
  const found = areas.flatMap((file) =>
    [...read(locale, file)].filter(([key, text]) => /(^|\.)columns\./.test(key) && text.includes('%')),
  )
  expect(found).toEqual([])
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
})

/** Words that another term replaces (docs/glossary.md), and codes of the server. */
const retired = {
  en: /\bgaps?\b|\bfigures?\b|used licenses|on (?:its|their) own|pinned to its|pinned to their|associated|could not be|acknowledg|\buser names?\b|allocable|\bsilent\b|contracts? ending|end of support|\bDB memory/i,
  it: /silenzios|allarm|localit[àa]|compliance|archiviazione|cluster di hypervisor|licenze usate|non è stato possibile|presa visione|ordinamento dei dati|multitenant|\bmisur[ae]\b|licenziat|fine del supporto|contratti in scadenza|memoria DB/i,
  'pt-br':
    /duplicata|parcela|vis(?:ão|ões) (?:salv|padr)|\bvisões\b|\bbuscar?\b|contabiliz|preço de lista|licenças usadas|clusters? de hypervisor|silencios|pap(?:el|éis)\b|multiloca|apelido|localização|\bBD\b|fim do suporte|contratos a vencer|reconcilia|memória DB/i,
} as const
const serverCode = /\b[A-Z]{2,}_[A-Z_]{2,}\b/

it.each(locales)('%s has no retired term and no server code', (locale) => {
  const found = areas.flatMap((file) =>
    [...read(locale, file)].filter(([, text]) => retired[locale].test(text) || serverCode.test(text)),
  )
  expect(found).toEqual([])
})

/** Strips placeholders. */
function bare(text: string): string {
  return text.replaceAll(/\{[^{}]*\}/g, '')
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
