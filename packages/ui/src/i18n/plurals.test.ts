import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { intlTags, locales } from './locales.ts'

const folder = new URL('./locales/', import.meta.url)
const files = readdirSync(new URL('en/', folder))

/** Messages with a plural, by area and key. */
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

function written(locale: (typeof locales)[number], message: string, count: number): string {
  const counts = countsIn(message)
  const values = Object.fromEntries(
    namesIn(message).map((name) => [name, counts.includes(name) ? count : 'X']),
  )
  const translate = createTranslator({ locale: intlTags[locale], messages: { message }, onError: fail })
  return translate('message', values)
}

function fail(error: Error): never {
  throw error
}

describe.each(locales)('plurals in %s', (locale) => {
  const plurals = pluralsOf(locale)

  it('are in every message that has one in English', () => {
    const known = new Set(plurals.map(([key]) => key))
    expect(pluralsOf('en').filter(([key]) => !known.has(key))).toEqual([])
  })

  // Portuguese takes the singular for 0 and 1.5 too: a singular that says "the only one" is then wrong.
  it.each([0, 1.5])('write the number of %d wherever they write that of 2', (count) => {
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
] as const)('counts hosts in %s', (locale, texts) => {
  const [, message = ''] = pluralsOf(locale).find(([key]) => key === 'hosts.count') ?? []
  expect([0, 1, 2, 1.5].map((count) => written(locale, message, count))).toEqual(texts)
})
