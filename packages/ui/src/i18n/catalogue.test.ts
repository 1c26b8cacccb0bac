import { expect, it } from 'vitest'
import { createCatalogue, type Loader } from './catalogue.ts'

const texts: Record<string, Record<string, string>> = {
  'en/common': { apply: 'Apply', close: 'Close' },
  'en/glossary': { host: 'host' },
  'en/hosts': { title: 'Hosts' },
  'it/common': { apply: 'Applica' },
  'it/glossary': { host: 'host' },
  'it/hosts': { title: 'Host' },
}

function reader() {
  const requested: string[] = []
  const load: Loader = async (locale, area) => {
    requested.push(`${locale}/${area}`)
    return texts[`${locale}/${area}`] ?? {}
  }
  return { requested, load }
}

it('loads the requested and the common areas once', async () => {
  const { requested, load } = reader()
  const catalogue = createCatalogue('en', load)
  await catalogue.load('hosts')
  await catalogue.load('hosts')
  expect(requested.toSorted()).toEqual(['en/common', 'en/glossary', 'en/hosts'])
  expect(catalogue.state().messages).toHaveProperty('hosts.title', 'Hosts')
})

it('switches after all areas in use are loaded and notifies listeners once', async () => {
  const { load } = reader()
  const catalogue = createCatalogue('en', load)
  await catalogue.load('hosts')
  let notifications = 0
  catalogue.subscribe(() => (notifications += 1))
  await catalogue.switchTo('it')
  expect(notifications).toBe(1)
  expect(catalogue.state().locale).toBe('it')
  expect(catalogue.state().messages).toHaveProperty('hosts.title', 'Host')
})

it('falls back to English for a missing text', async () => {
  const catalogue = createCatalogue('it', reader().load)
  await catalogue.load()
  expect(catalogue.state().messages.common).toEqual({ apply: 'Applica', close: 'Close' })
})

it('keeps texts of an area that is loaded during a language switch', async () => {
  const { load } = reader()
  const { promise, resolve } = Promise.withResolvers<void>()
  const catalogue = createCatalogue('en', async (locale, area) => {
    if (locale === 'it') await promise
    return load(locale, area)
  })
  await catalogue.load()
  const switched = catalogue.switchTo('it')
  await catalogue.load('hosts')
  const seen: boolean[] = []
  catalogue.subscribe(() => seen.push('hosts' in catalogue.state().messages))
  resolve()
  await switched
  expect(catalogue.state().messages).toHaveProperty('hosts.title', 'Host')
  expect(seen).toEqual([true])
})

it('does not retry a failed area with later requests', async () => {
  const { load } = reader()
  const catalogue = createCatalogue('en', (locale, area) =>
    area === 'exadata' ? Promise.reject(new Error('gone')) : load(locale, area),
  )
  await expect(catalogue.load('exadata')).rejects.toThrow('gone')
  await catalogue.load('hosts')
  await catalogue.switchTo('it')
  expect(catalogue.state().messages).toHaveProperty('hosts.title', 'Host')
})

it('keeps the language if the new one fails to load, and allows a retry', async () => {
  const { load } = reader()
  let broken = true
  const catalogue = createCatalogue('en', (locale, area) =>
    broken && locale === 'it' ? Promise.reject(new Error('offline')) : load(locale, area),
  )
  await catalogue.load()
  await expect(catalogue.switchTo('it')).rejects.toThrow('offline')
  expect(catalogue.state().locale).toBe('en')
  broken = false
  await catalogue.switchTo('it')
  expect(catalogue.state().locale).toBe('it')
})

it('applies the latest switch if an earlier one loads more slowly', async () => {
  const { load } = reader()
  const gate = Promise.withResolvers<void>()
  const catalogue = createCatalogue('en', async (locale, area) => {
    if (locale === 'it') await gate.promise
    return load(locale, area)
  })
  await catalogue.load()
  const slow = catalogue.switchTo('it')
  await catalogue.switchTo('en')
  gate.resolve()
  await slow
  expect(catalogue.state().locale).toBe('en')
})

it('has the texts of an area that was requested during a switch', async () => {
  const { load } = reader()
  const catalogue = createCatalogue('en', load)
  await catalogue.load()
  await Promise.all([catalogue.switchTo('it'), catalogue.load('hosts')])
  expect(catalogue.state().locale).toBe('it')
  expect(catalogue.state().messages).toHaveProperty('hosts.title', 'Host')
})
