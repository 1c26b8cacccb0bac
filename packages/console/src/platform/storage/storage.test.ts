import { expect, it } from 'vitest'
import { browserStore } from './storage.ts'

function areaOf(names: Map<string, string>): Storage {
  return {
    length: names.size,
    clear: () => names.clear(),
    key: (index) => [...names.keys()][index] ?? null,
    getItem: (name) => names.get(name) ?? null,
    setItem: (name, text) => void names.set(name, text),
    removeItem: (name) => void names.delete(name),
  }
}

it('separates the keys of consoles under two base paths, but shares user preferences', () => {
  const names = new Map([
    ['persisted-data', 'of the other console'],
    ['lang', 'it'],
  ])
  const area = areaOf(names)
  const store = browserStore(() => area, '/inventory/')
  expect([store.read('persisted-data'), store.read('lang')]).toEqual([null, 'it'])
  store.write('persisted-data', 'ours')
  store.write('theme', 'dark')
  expect(Object.fromEntries(names)).toEqual({
    'persisted-data': 'of the other console',
    '/inventory/persisted-data': 'ours',
    lang: 'it',
    theme: 'dark',
  })
  store.remove('persisted-data')
  expect([...names.keys()].toSorted()).toEqual(['lang', 'persisted-data', 'theme'])
})

it('uses plain keys at the root path', () => {
  const names = new Map<string, string>()
  const area = areaOf(names)
  browserStore(() => area, '/').write('token', 'abc')
  expect(names).toEqual(new Map([['token', 'abc']]))
})

it('keeps values in memory when the quota is exceeded', () => {
  const names = new Map([['persisted-data', 'old']])
  const full = areaOf(names)
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const store = browserStore(() => full, '/')
  store.write('persisted-data', 'new')
  store.write('views', 'first')
  expect([store.read('persisted-data'), store.read('views')]).toEqual(['new', 'first'])
  store.remove('persisted-data')
  expect(store.read('persisted-data')).toBeNull()
  expect(store.isPersistent()).toBe(false)
})

it('keeps values in memory when the browser blocks site data', () => {
  const store = browserStore(() => {
    throw new DOMException('denied', 'SecurityError')
  }, '/')
  store.write('token', 'abc')
  expect(store.read('token')).toBe('abc')
  expect(store.isPersistent()).toBe(false)
  store.remove('token')
  expect(store.read('token')).toBeNull()
})

it('reports persistent storage and removes its probe', () => {
  const names = new Map<string, string>()
  expect(browserStore(() => areaOf(names), '/').isPersistent()).toBe(true)
  expect(names.size).toBe(0)
})
