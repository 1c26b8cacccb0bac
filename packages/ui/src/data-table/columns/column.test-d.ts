import type { Column } from './column.ts'

interface Machine {
  name: string
  cores: number
  owner: string | null
  tags: readonly string[]
  isOn?: boolean
}

export const right = [
  { id: 'name', kind: 'link', to: ({ name }) => `/machines/${name}` },
  { id: 'name', kind: 'version' },
  { id: 'owner', kind: 'text' },
  { id: 'cores', kind: 'number', filter: 'range' },
  { id: 'tags', kind: 'list' },
  { id: 'isOn', kind: 'boolean' },
  { id: 'anything', kind: 'gigabytes', value: ({ cores }) => cores * 2, group: 'size', hidden: true },
  { id: 'age', kind: 'number', value: (_, now) => now },
] satisfies readonly Column<Machine>[]

export const wrong: readonly Column<Machine>[] = [
  // @ts-expect-error -- there is no such field, and nothing computes it
  { id: 'nmae', kind: 'text' },
  // @ts-expect-error -- there is no such kind
  { id: 'name', kind: 'txt' },
  // @ts-expect-error -- a number is no text
  { id: 'cores', kind: 'text' },
  // @ts-expect-error -- a text is no number
  { id: 'name', kind: 'number' },
  // @ts-expect-error -- a list is no text
  { id: 'tags', kind: 'text' },
  // @ts-expect-error -- a yes-or-no is no date
  { id: 'isOn', kind: 'dateTime' },
  // @ts-expect-error -- a link leads somewhere
  { id: 'name', kind: 'link' },
  // @ts-expect-error -- only links lead somewhere
  { id: 'name', kind: 'text', to: () => '/' },
  // @ts-expect-error -- what is computed fits the kind too
  { id: 'share', kind: 'number', value: ({ name }) => name },
  // @ts-expect-error -- there is no such field to compute from
  { id: 'share', kind: 'number', value: ({ size }) => size },
  // @ts-expect-error -- there is no such way to filter
  { id: 'name', kind: 'text', filter: 'between' },
  // @ts-expect-error -- a column has an id
  { kind: 'text', value: () => 'x' },
]
