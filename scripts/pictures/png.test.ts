import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { decode, encode } from './png.ts'

const visual = fileURLToPath(new URL('../../visual/', import.meta.url))

it('reads what it writes', () => {
  const picture = { width: 3, height: 2, data: Uint8Array.from({ length: 18 }, (_, at) => at * 14) }
  expect(decode(encode(picture))).toEqual(picture)
})

it('reads pictures of the browser: the same pixels, written anew, are the same', () => {
  const [name = ''] = globSync('*.png', { cwd: visual })
  const picture = decode(readFileSync(`${visual}${name}`))
  expect(picture.data).toHaveLength(picture.width * picture.height * 3)
  expect(decode(encode(picture)).data).toEqual(picture.data)
  // The filters are undone line by line: a mistake in one would run on to the last.
  const [corner, last] = [picture.data.slice(0, 3), picture.data.slice(-3)]
  expect(last).toEqual(corner)
})

it('refuses what it cannot read', () => {
  expect(() => decode(Buffer.from('GIF89a'))).toThrow('not a PNG')
})
