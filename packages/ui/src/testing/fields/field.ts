import { readFileSync } from 'node:fs'
import type { Column } from '../../data-table/columns/column.ts'
import { formatFor } from '../../lib/values/format.ts'
import type { FactBlock } from '../../screens/host-details/facts.tsx'

const format = formatFor('en-US')

/** A fact, column or chart that reads fields of a value. */
export interface Reader<Value> {
  name: string
  read: (value: Value) => unknown
}

/** A story and the readers that it renders. */
export interface StoryReaders<Value> {
  /** `folder/File:Story` relative to the screens. */
  story: string
  readers: readonly Reader<Value>[]
}

export interface Entity {
  /** Schema name in the contract. */
  schema: string
  fields: readonly Field[]
  /** Redundant entries of the `shownBy` and `hidden` options. */
  redundant: readonly string[]
}

export interface Field {
  key: string
  stories: readonly { story: string; readerNames: readonly string[] }[]
  hidden?: string
}

interface EntityOptions {
  /** Fields that other components show, each with its story. */
  shownBy?: Readonly<Record<string, string>>
  /** Fields that are not shown, each with the reason. */
  hidden?: Readonly<Record<string, string>>
}

/** Finds where each field is shown by recording which fields the readers access. */
export function entity<Value extends object>(
  schema: string,
  value: Value,
  storyReaders: readonly StoryReaders<Value>[],
  { shownBy = {}, hidden = {} }: EntityOptions = {},
): Entity {
  const reads = storyReaders.flatMap(({ story, readers }) =>
    readers.map(({ name, read: reads }) => ({ story, name, keys: keysReadBy(value, reads) })),
  )
  const keys = keysOf(schema)
  const isRead = (key: string) => reads.some((entry) => entry.keys.has(key))
  const fields = keys.map((key): Field => {
    const byStory = Map.groupBy(
      reads.filter((entry) => entry.keys.has(key)),
      ({ story }) => story,
    )
    const readingStories = [...byStory].map(([story, readersOfStory]) => ({
      story,
      readerNames: readersOfStory.map(({ name }) => name),
    }))
    const otherStory = shownBy[key]
    const reason = hidden[key]
    return {
      key,
      stories:
        otherStory === undefined
          ? readingStories
          : [...readingStories, { story: otherStory, readerNames: [] }],
      ...(reason === undefined ? {} : { hidden: reason }),
    }
  })
  const redundant = [
    ...Object.keys(hidden).filter((key) => isRead(key) || Object.hasOwn(shownBy, key)),
    ...Object.keys({ ...shownBy, ...hidden }).filter((key) => !keys.includes(key)),
  ]
  return { schema, fields, redundant }
}

function keysReadBy<Value extends object>(value: Value, read: (value: Value) => unknown): Set<string> {
  const keys = new Set<string>()
  read(
    new Proxy(value, {
      get(target, key) {
        if (typeof key === 'string') keys.add(key)
        return Reflect.get(target, key)
      },
    }),
  )
  return keys
}

const contract = new URL('../../../../api-mocks/src/contract/generated/api.json', import.meta.url)
const text = readFileSync(contract, 'utf8')
const document: { components: { schemas: Record<string, { properties?: object }> } } = JSON.parse(text)

function keysOf(schema: string): string[] {
  const { properties } = document.components.schemas[schema] ?? {}
  if (!properties) throw new Error(`The contract has no fields of ${schema}`)
  return Object.keys(properties)
}

export const factReaders = <Item>(
  blocks: readonly Pick<FactBlock<Item, string, string>, 'facts'>[],
): Reader<Item>[] =>
  blocks.flatMap(({ facts }) =>
    facts.map(({ id, value }) => ({ name: id, read: (item: Item) => value(item, format) })),
  )

export const columnReaders = <Row extends object>(columns: readonly Column<Row>[]): Reader<Row>[] =>
  columns.map(({ id, value }) => ({
    name: id,
    read: (row: Row) => (value ? value(row, 0) : Reflect.get(row, id)),
  }))

/** Adapts readers of a whole to one of its parts. */
export const nestedReaders = <Whole, Part>(
  readers: readonly Reader<Whole>[],
  toWhole: (part: Part) => Whole,
): Reader<Part>[] => readers.map(({ name, read }) => ({ name, read: (part: Part) => read(toWhole(part)) }))

export const firstOf = <Row>(list: readonly Row[] = []): Row => {
  const [row] = list
  if (row === undefined) throw new Error('The sample has none')
  return row
}
