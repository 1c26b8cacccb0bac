import { existsSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Cache, Side } from './cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pictures = (text: string) => ({ light: { theme: 'light', png: Buffer.from(text), boxes: [] } })

it('returns saved pictures to a later run', async () => {
  const cache = new Cache(folder)
  await (await cache.side('a')).save('tabs--ready', pictures('png'), ['light'])
  const side = await cache.side('a')
  expect(side.hasPictures('tabs--ready', ['light'])).toBe(true)
  expect(side.hasPictures('tabs--ready', ['light', 'dark'])).toBe(false)
  expect(await side.picture('tabs--ready', 'light')).toEqual(Buffer.from('png'))
})

it('stores equal pictures of two sides once', async () => {
  const [base, head] = [new Side(join(folder, 'a')), new Side(join(folder, 'b'))]
  await base.save('tabs--ready', pictures('png'), ['light'])
  await head.save('tabs--ready', pictures('png'), ['light'], base)
  const inode = (side: Side) => statSync(side.pictureFile('tabs--ready', 'light')).ino
  expect(inode(head)).toBe(inode(base))
})

it('keeps sides that another run may still use', async () => {
  const cache = new Cache(folder)
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  for (const key of keys) await cache.side(key)
  await cache.prune()
  expect(keys.filter((key) => existsSync(join(folder, key)))).toEqual(keys)
})

it('removes the least recently used sides', async () => {
  const cache = new Cache(folder)
  for (const [index, key] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
    const side = await cache.side(key)
    utimesSync(side.folder, index + 1, index + 1)
  }
  await cache.side('a')
  await cache.prune()
  expect(['a', 'b', 'c'].map((key) => existsSync(join(folder, key)))).toEqual([true, false, true])
})
