import { describe, expect, it } from 'vitest'
import { memoryStore } from '../storage/storage.ts'
import { createUpgrade } from './upgrade.ts'

const pageOf = (build: string) => `<script type="module" crossorigin src="./assets/${build}"></script>`

/** Opens a tab that runs an old build while the server serves another one. */
function tabAt(served: () => Promise<string>, isBusy = false) {
  const tab = memoryStore()
  let reloads = 0
  const open = (build: string) =>
    createUpgrade({ tab, build, fetchStartPage: served, isBusy: () => isBusy, reload: () => (reloads += 1) })
  return { open, reloads: () => reloads }
}

describe('a view whose chunk fails to load', () => {
  it('reloads when a newer build is deployed', async () => {
    const { open, reloads } = tabAt(() => Promise.resolve(pageOf('index-new.js')))
    await open('index-old.js').reportChunkError('view')
    expect(reloads()).toBe(1)
  })

  it('reloads once per build when two servers alternate builds', async () => {
    let attempt = 0
    const { open, reloads } = tabAt(() => Promise.resolve(pageOf(`index-${attempt % 2}.js`)))
    for (attempt = 1; attempt < 20; attempt += 1)
      await open(`index-${(attempt + 1) % 2}.js`).reportChunkError('view')
    expect(reloads()).toBe(2)
  })

  it.each([
    ['the same version', () => Promise.resolve(pageOf('index-old.js'))],
    ['a page for maintenance', () => Promise.resolve('<!doctype html><h1>Back soon</h1>')],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('does not reload with %s', async (_name, served) => {
    const { open, reloads } = tabAt(served)
    const upgrade = open('index-old.js')
    await upgrade.reportChunkError('view')
    expect([reloads(), upgrade.get()]).toEqual([0, null])
  })

  it('reports the newer build instead of reloading over unsaved input', async () => {
    const { open, reloads } = tabAt(() => Promise.resolve(pageOf('index-new.js')), true)
    const upgrade = open('index-old.js')
    await upgrade.reportChunkError('view')
    expect([reloads(), upgrade.get()]).toEqual([0, 'newBuild'])
  })
})

it('reports a newer build without reloading when a part fails to load', async () => {
  const { open, reloads } = tabAt(() => Promise.resolve(pageOf('index-new.js')))
  const upgrade = open('index-old.js')
  await upgrade.reportChunkError('part')
  expect([reloads(), upgrade.get()]).toEqual([0, 'newBuild'])
  upgrade.dismiss()
  expect(upgrade.get()).toBeNull()
})

it.each([
  ['the server responds', () => Promise.resolve(pageOf('index-old.js')), 1],
  ['the server shows a page for maintenance', () => Promise.resolve('<!doctype html><h1>Back soon</h1>'), 0],
  ['the server is unreachable', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('reloads only if the server responds: %s', async (_name, served, expected) => {
  const { open, reloads } = tabAt(served)
  await open('index-old.js').reloadIfReachable()
  expect(reloads()).toBe(expected)
})
