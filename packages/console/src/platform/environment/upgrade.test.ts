import { describe, expect, it } from 'vitest'
import { memoryStore } from '../storage/storage.ts'
import { createUpgrade } from './upgrade.ts'

const pageOf = (build: string) => `<script type="module" crossorigin src="./assets/${build}"></script>`

/** A tab that runs the first build while the server has the last one. */
function tabAt(served: () => Promise<string>, isBusy = false) {
  const tab = memoryStore()
  let reloads = 0
  const open = (build: string) =>
    createUpgrade({ tab, build, startPage: served, isBusy: () => isBusy, reload: () => (reloads += 1) })
  return { open, reloads: () => reloads }
}

describe('a view whose code did not arrive', () => {
  it('is reloaded where a newer version is installed', async () => {
    const { open, reloads } = tabAt(() => Promise.resolve(pageOf('index-new.js')))
    await open('index-old.js').notArrived('view')
    expect(reloads()).toBe(1)
  })

  it('is reloaded once for each build, even between servers of two builds', async () => {
    let turn = 0
    const { open, reloads } = tabAt(() => Promise.resolve(pageOf(`index-${turn % 2}.js`)))
    for (turn = 1; turn < 20; turn += 1) await open(`index-${(turn + 1) % 2}.js`).notArrived('view')
    expect(reloads()).toBe(2)
  })

  it.each([
    ['the same version', () => Promise.resolve(pageOf('index-old.js'))],
    ['a page for maintenance', () => Promise.resolve('<!doctype html><h1>Back soon</h1>')],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not reloaded with %s', async (_name, served) => {
    const { open, reloads } = tabAt(served)
    const upgrade = open('index-old.js')
    await upgrade.notArrived('view')
    expect([reloads(), upgrade.get()]).toEqual([0, null])
  })

  it('is not reloaded over what somebody typed', async () => {
    const { open, reloads } = tabAt(() => Promise.resolve(pageOf('index-new.js')), true)
    const upgrade = open('index-old.js')
    await upgrade.notArrived('view')
    expect([reloads(), upgrade.get()]).toEqual([0, 'newer'])
  })
})

it('says of a part of a page that it did not arrive, and leaves the page alone', async () => {
  const { open, reloads } = tabAt(() => Promise.resolve(pageOf('index-new.js')))
  const upgrade = open('index-old.js')
  await upgrade.notArrived('part')
  expect([reloads(), upgrade.get()]).toEqual([0, 'newer'])
  upgrade.forget()
  expect(upgrade.get()).toBeNull()
})
