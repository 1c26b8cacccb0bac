import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Entity } from './field.ts'
import { fieldTable, groups } from './fieldTable.ts'

/*
 * Every field that the services send of hosts, databases and clusters has a place on a screen, and a story that shows it;
 * docs/fields.md is the table of them.
 */
const entities: readonly Entity[] = Object.values(groups).flat()

const screens = new URL('../../screens/', import.meta.url)

function isThere(story: string): boolean {
  const [file, name] = story.split(':')
  const text = readFileSync(new URL(`${file}.stories.tsx`, screens), 'utf8')
  return new RegExp(`export const ${name}\\b`).test(text)
}

describe.each(entities)('$schema', ({ fields, needless }) => {
  test('every field has a place, or a reason why not', () => {
    const homeless = fields.filter(({ places, hidden }) => places.length === 0 && hidden === undefined)
    expect(homeless.map(({ key }) => key)).toEqual([])
  })

  test('a reason is given only for what is not shown, and only fields are named', () => {
    expect(needless).toEqual([])
  })

  test('every place has a story', () => {
    const stories = new Set(fields.flatMap(({ places }) => places.map(({ story }) => story)))
    expect([...stories].filter((story) => !isThere(story))).toEqual([])
  })
})

test('docs/fields.md is fresh', async () => {
  const page = fileURLToPath(new URL('../../../../../docs/fields.md', import.meta.url))
  await expect(fieldTable()).toMatchFileSnapshot(page)
})
