import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { createCatalogue, I18nProvider, useText } from './I18nProvider.tsx'
import { intlTags, locales, messageTags } from './locales.ts'

const folder = new URL('./locales/', import.meta.url)
const files = readdirSync(new URL('en/', folder))

/** Plural messages by area and key. */
function pluralsOf(locale: string): [key: string, message: string][] {
  return files.flatMap((file) =>
    leaves(JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')), file.replace('.json', '')),
  )
}

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return value.includes(', plural,') ? [[path, value]] : []
  return Object.entries(Object(value)).flatMap(([key, below]) => leaves(below, `${path}.${key}`))
}

const namesIn = (message: string) => [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name)
const countsIn = (message: string) =>
  [...message.matchAll(/\{\s*(\w+)\s*, plural,/g)].map(([, name = '']) => name)

/** Branches of each plural in a message, for example `one` and `other`. */
function branchesOf(message: string): Map<string, string>[] {
  return [...message.matchAll(/\{\s*\w+\s*, plural,/g)].map(({ 0: start, index }) => {
    const branches = new Map<string, string>()
    let position = index + start.length
    for (;;) {
      const [head, name = ''] = /^\s*(=\d+|\w+)\s*\{/.exec(message.slice(position)) ?? []
      if (head === undefined) return branches
      const from = position + head.length
      let depth = 1
      for (position = from; depth > 0; position += 1) {
        if (message[position] === '{') depth += 1
        else if (message[position] === '}') depth -= 1
      }
      branches.set(name, message.slice(from, position - 1))
    }
  })
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\{[^}]*\}|#/g, '')
    .split(/[^\p{L}]+/u)

/** Regular plural forms of a noun. */
const pluralForms: Readonly<Record<(typeof locales)[number], (word: string) => readonly string[]>> = {
  en: (word) => [`${word}s`, `${word}es`, word.replace(/y$/, 'ies')],
  it: (word) => [word.replace(/a$/, 'e'), word.replace(/[oe]$/, 'i')],
  'pt-br': (word) => [
    `${word}s`,
    `${word}es`,
    word.replace(/ão$/, 'ões'),
    word.replace(/l$/, 'is'),
    word.replace(/m$/, 'ns'),
  ],
}

function written(locale: (typeof locales)[number], message: string, count: number): string {
  const counts = countsIn(message)
  const values = Object.fromEntries(
    namesIn(message).map((name) => [name, counts.includes(name) ? count : 'X']),
  )
  const translate = createTranslator({ locale: messageTags[locale], messages: { message }, onError: fail })
  return translate('message', values)
}

function fail(error: Error): never {
  throw error
}

describe.each(locales)('plurals in %s', (locale) => {
  const plurals = pluralsOf(locale)

  it('exist for every plural message in English', () => {
    const known = new Set(plurals.map(([key]) => key))
    expect(pluralsOf('en').filter(([key]) => !known.has(key))).toEqual([])
  })

  it('have a text for one and a text for more', () => {
    const lacking = plurals.filter(([, message]) =>
      branchesOf(message).some(
        (branches) => !(branches.has('one') || branches.has('=1')) || !branches.has('other'),
      ),
    )
    // The first only distinguishes zero; in English the second has one form.
    const withoutNumber = new Set(['licenseTypes.users.used', 'shell.filters.open'])
    expect(lacking.map(([key]) => key).filter((key) => !withoutNumber.has(key))).toEqual([])
  })

  it('use the singular for one and the plural for more', () => {
    // In English, verbs of the third person end like plural nouns.
    const verbs = new Set([
      'alerts.acknowledge.text',
      'usedLicenses.ignore.text',
      'usedLicenses.ignore.stillCounted',
    ])
    const nounsWithPlural = (from: readonly string[], to: readonly string[]) =>
      from.filter((word) =>
        pluralForms[locale](word).some((form) => form !== word && to.includes(form) && !from.includes(form)),
      ).length
    const ordered = plurals.flatMap(([key, message]) =>
      branchesOf(message).map((branches) => {
        const one = wordsIn(branches.get('one') ?? branches.get('=1') ?? '')
        const other = wordsIn(branches.get('other') ?? '')
        return { key, order: nounsWithPlural(one, other) - nounsWithPlural(other, one) }
      }),
    )
    expect(ordered.filter(({ order }) => order > 0).length).toBeGreaterThan(100)
    expect(ordered.flatMap(({ key, order }) => (order < 0 && !verbs.has(key) ? [key] : []))).toEqual([])
  })

  // Portuguese also uses the singular for 0 and 1.5, so a singular without the number would be wrong.
  it.each([0, 1.5])('include the number %d wherever they include 2', (count) => {
    expect(plurals.length).toBeGreaterThan(100)
    const number = new Intl.NumberFormat(intlTags[locale]).format(count)
    const wrong = plurals.filter(
      ([, message]) =>
        written(locale, message, 2).includes('2') &&
        !message.includes(`=${count} {`) &&
        !written(locale, message, count).includes(number),
    )
    expect(wrong.map(([key]) => key)).toEqual([])
  })
})

it.each([
  ['en', ['0 hosts', '1 host', '2 hosts', '1.5 hosts']],
  ['it', ['0 host', '1 host', '2 host', '1,5 host']],
  ['pt-br', ['0 host', '1 host', '2 hosts', '1,5 host']],
] as const)('messages count hosts in %s', (locale, texts) => {
  const [, message = ''] = pluralsOf(locale).find(([key]) => key === 'common.lists.hosts.count') ?? []
  expect([0, 1, 2, 1.5].map((count) => written(locale, message, count))).toEqual(texts)
})

it.each([
  ['en', '1 host, 1,234 hosts'],
  ['it', '1 host, 1.234 host'],
  ['pt-br', '1 host, 1.234 hosts'],
] as const)('messages group numbers from four digits in %s', async (locale, text) => {
  const catalogue = createCatalogue(locale)
  await catalogue.load('hosts')
  const Counts = () => {
    const common = useText('common')
    return [1, 1234].map((count) => common('lists.hosts.count', { count })).join(', ')
  }
  const props = { catalogue, children: createElement(Counts) }
  expect(renderToStaticMarkup(createElement(I18nProvider, props))).toBe(text)
})

it.each(locales)('messages have the separators and plurals of %s', (locale) => {
  const of = (tag: string) => [
    new Intl.NumberFormat(tag).format(1_234_567.891),
    ...[0, 1, 1.5, 2, 5, 11, 21, 100, 1234].map((count) => new Intl.PluralRules(tag).select(count)),
  ]
  expect(of(messageTags[locale])).toEqual(of(intlTags[locale]))
})

/** Expected texts for 0, 1, 2 and 1.5. */
const counted: readonly (readonly [(typeof locales)[number], string, readonly string[]])[] = [
  [
    'it',
    'alerts.acknowledge.title',
    [
      'Niente da segnare come letto',
      'Segnare 1 avviso come letto?',
      'Segnare 2 avvisi come letti?',
      'Segnare 1,5 avvisi come letti?',
    ],
  ],
  [
    'pt-br',
    'alerts.acknowledge.title',
    [
      'Nada para marcar como lido',
      'Marcar 1 alerta como lido?',
      'Marcar 2 alertas como lidos?',
      'Marcar 1,5 alerta como lido?',
    ],
  ],
  [
    'it',
    'alerts.acknowledge.verb',
    ['Segna 0 come letti', 'Segna 1 come letto', 'Segna 2 come letti', 'Segna 1,5 come letti'],
  ],
  [
    'pt-br',
    'alerts.acknowledge.verb',
    ['Marcar 0 como lido', 'Marcar 1 como lido', 'Marcar 2 como lidos', 'Marcar 1,5 como lido'],
  ],
  [
    'it',
    'alerts.chosen.button',
    ['Segna 0 come letti…', 'Segna 1 come letto…', 'Segna 2 come letti…', 'Segna 1,5 come letti…'],
  ],
  [
    'pt-br',
    'alerts.chosen.button',
    ['Marcar 0 como lido…', 'Marcar 1 como lido…', 'Marcar 2 como lidos…', 'Marcar 1,5 como lido…'],
  ],
  [
    'it',
    'alerts.acknowledge.done',
    [
      '0 avvisi segnati come letti',
      '1 avviso segnato come letto',
      '2 avvisi segnati come letti',
      '1,5 avvisi segnati come letti',
    ],
  ],
  [
    'pt-br',
    'alerts.acknowledge.done',
    [
      '0 alerta marcado como lido',
      '1 alerta marcado como lido',
      '2 alertas marcados como lidos',
      '1,5 alerta marcado como lido',
    ],
  ],
  [
    'it',
    'usedLicenses.ignore.more',
    ['e altri 0 host', 'e 1 altro host', 'e altri 2 host', 'e altri 1,5 host'],
  ],
]

it.each(counted)('messages inflect with the number in %s: %s', (locale, key, texts) => {
  const [, message = ''] = pluralsOf(locale).find(([name]) => name === key) ?? []
  expect([0, 1, 2, 1.5].map((count) => written(locale, message, count))).toEqual(texts)
})

// A participle or adjective after the number has to agree with it.
it.each([
  ['it', /\{\w+, number\} (?:non )?(?:\p{L}+ )?\p{L}*(?:at|ut|it|ett|elt)[aeio]\b/u],
  ['pt-br', /\{\w+, number\} (?:não )?(?:\p{L}+ )?\p{L}*(?:ad|id|lid)[ao]s?\b/u],
] as const)('messages in %s inflect participles after a number', (locale, participle) => {
  const texts = files.flatMap((file) =>
    allTexts(JSON.parse(readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')), file),
  )
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(([, text]) => participle.test(text))).toEqual([])
})

function allTexts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(Object(value)).flatMap(([key, below]) => allTexts(below, `${path}.${key}`))
}
