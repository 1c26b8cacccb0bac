import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { keepVerdicts, readVerdicts } from './verdicts.ts'

let file = ''
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'verdicts-')), 'axe.json')
})

const said = (page: string) => ({ light: { page, held: ['label'], broken: [], undecided: [] } })
const stories = new Set(['one', 'two', 'three'])

it('what a run said stands beside what was said of the other stories, and those that are gone are forgotten', () => {
  keepVerdicts({ two: said('b'), gone: said('c') }, new Set(['two', 'gone']), file)
  keepVerdicts({ one: said('a') }, stories, file)
  expect(readVerdicts(file)).toEqual({ one: said('a'), two: said('b') })
  keepVerdicts({ two: said('d') }, stories, file)
  expect(readVerdicts(file)).toEqual({ one: said('a'), two: said('d') })
})

it('a run that said nothing new leaves the file as it is', async () => {
  await writeFile(file, JSON.stringify({ gone: said('a') }))
  keepVerdicts({}, stories, file)
  keepVerdicts({ gone: said('a') }, stories, file)
  expect(await readFile(file, 'utf8')).toBe(JSON.stringify({ gone: said('a') }))
})

it.each(['', '<<<<<<< HEAD', '[]', 'null', '{"one": {"light": {"page": "a", "held": 1}}}'])(
  'a file that holds %j knows nothing, and is written anew',
  async (text) => {
    await writeFile(file, text)
    expect(readVerdicts(file)).toEqual({})
    keepVerdicts({ one: said('a') }, stories, file)
    expect(readVerdicts(file)).toEqual({ one: said('a') })
  },
)
