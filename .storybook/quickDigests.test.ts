import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { QuickDigests } from './quickDigests.ts'

let file = ''
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'digests-')), 'digests.json')
})

const accepted = Buffer.from('accepted')
const quick = Buffer.from('quick')
const other = Buffer.from('other')

function written(names: readonly string[], isThere: (name: string) => boolean = () => true) {
  const digests = new QuickDigests(file)
  for (const name of names) digests.learn(name, accepted, quick)
  digests.write(isThere)
  return new QuickDigests(file)
}

test('a picture is known by its own accepted one and its own quick one alone', async () => {
  const digests = written(['one'])
  expect(digests.has('one', accepted, quick)).toBe(true)
  expect(digests.has('one', accepted, other)).toBe(false)
  expect(digests.has('one', other, quick)).toBe(false)
  expect(digests.has('two', accepted, quick)).toBe(false)
})

test('one picture is one line, in order, and those that are gone are forgotten', async () => {
  written(['two', 'one', 'gone'], (name) => name !== 'gone')
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  expect(lines.map((line) => line.split('"')[1] ?? line)).toEqual(['{', 'one', 'two', '}'])
})

test('nothing is written where nothing was learnt', async () => {
  written(['one'])
  const before = await readFile(file, 'utf8')
  new QuickDigests(file).write(() => false)
  expect(await readFile(file, 'utf8')).toBe(before)
})

test.each(['', 'null', '[]', '{"one": 1, "two": ["a"]}', '<<<<<<< HEAD\n{}'])(
  'a file that holds %j knows nothing, and is written anew',
  async (text) => {
    await writeFile(file, text)
    expect(new QuickDigests(file).has('one', accepted, quick)).toBe(false)
    expect(written(['one']).has('one', accepted, quick)).toBe(true)
  },
)
