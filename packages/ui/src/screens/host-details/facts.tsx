import type { LucideIcon } from 'lucide-react'
import { KeyValueCard, type Fact } from '../../components/key-value/KeyValueCard.tsx'
import { KeyValueCards } from '../../components/key-value/KeyValueCards.tsx'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import type { Format } from '../../lib/values/format.ts'
import type { SearchField, Shown } from './databases/databaseSearch.ts'

export interface FactOf<Thing, Id extends string> {
  id: Id
  value: (thing: Thing, format: Format) => Fact['value']
  copyable?: boolean
  /** Link of the value. */
  to?: (thing: Thing) => string | undefined
  /** Left out when empty. */
  optional?: boolean
}

export interface FactBlock<Thing, Block extends string, Id extends string> {
  id: Block
  icon: LucideIcon
  facts: readonly FactOf<Thing, Id>[]
}

/** Facts as data. The literal ids let the compiler check that the catalogue has a label for each. */
export function factBlocks<Thing>() {
  return <const Block extends string, const Id extends string>(
    blocks: readonly FactBlock<Thing, Block, Id>[],
  ): readonly FactBlock<Thing, Block, Id>[] => blocks
}

export interface FactCardsProps<Thing, Block extends string, Id extends string> {
  thing: Thing
  blocks: readonly FactBlock<Thing, Block, Id>[]
  title: (block: Block) => string
  label: (fact: Id) => string
  shown?: Shown
}

/** Hides a block when the search hides all of its facts. */
export function FactCards<Thing, Block extends string, Id extends string>(
  props: FactCardsProps<Thing, Block, Id>,
) {
  const { thing, blocks, title, label, shown } = props
  const format = useFormat()
  const left = blocks.map((block) => ({
    ...block,
    facts: block.facts.filter(({ id }) => shown?.fact(id) ?? true),
  }))
  return (
    <KeyValueCards>
      {left
        .filter(({ facts }) => facts.length > 0)
        .map(({ id, icon, facts }) => (
          <KeyValueCard
            key={id}
            title={title(id)}
            icon={icon}
            facts={facts.flatMap((fact) => factIn(fact, thing, label, format))}
          />
        ))}
    </KeyValueCards>
  )
}

function factIn<Thing, Id extends string>(
  { id, value: valueOf, to: toOf, copyable = false, optional = false }: FactOf<Thing, Id>,
  thing: Thing,
  label: (fact: Id) => string,
  format: Format,
): Fact[] {
  const value = valueOf(thing, format)
  if (optional && (value === null || value === undefined || value === '')) return []
  const to = toOf?.(thing)
  return [{ id, label: label(id), value, copyable, ...(to === undefined ? {} : { to }) }]
}

/** Search fields for the same facts. */
export function factFields<Thing, Block extends string, Id extends string>(
  blocks: readonly FactBlock<Thing, Block, Id>[],
  label: (fact: Id) => string,
  format: Format,
): SearchField<Thing>[] {
  return blocks.flatMap(({ facts }) =>
    facts.map(({ id, value }) => ({
      id: `info.${id}`,
      label: label(id),
      values: (thing) => value(thing, format),
    })),
  )
}
