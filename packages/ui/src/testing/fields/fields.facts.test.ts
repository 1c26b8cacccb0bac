import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Entity } from './field.ts'
import { fieldTable, groups } from './fieldTable.ts'

/*
 * Every field that the API sends for hosts, databases and clusters is shown in a story or listed with a reason.
 * docs/fields.md lists them.
 */
const entities: readonly Entity[] = Object.values(groups).flat()

const screens = new URL('../../screens/', import.meta.url)

function storyExists(story: string): boolean {
  const [file, name] = story.split(':')
  const text = readFileSync(new URL(`${file}.stories.tsx`, screens), 'utf8')
  return new RegExp(`export const ${name}\\b`).test(text)
}

describe.each(entities)('$schema', ({ fields, redundant }) => {
  test('every field is shown or has a reason why not', () => {
    const unshownFields = fields.filter(
      ({ stories: storyPlaces, hidden }) => storyPlaces.length === 0 && hidden === undefined,
    )
    expect(unshownFields.map(({ key }) => key)).toEqual([])
  })

  test('exceptions are necessary and name existing fields', () => {
    expect(redundant).toEqual([])
  })

  test('every field that is shown has a story', () => {
    const stories = new Set(
      fields.flatMap(({ stories: storyPlaces }) => storyPlaces.map(({ story }) => story)),
    )
    expect([...stories].filter((story) => !storyExists(story))).toEqual([])
  })
})

test('docs/fields.md is up to date', async () => {
  const page = fileURLToPath(new URL('../../../../../docs/fields.md', import.meta.url))
  await expect(fieldTable()).toMatchFileSnapshot(page)
})
