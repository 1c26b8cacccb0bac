import type { Filesystem } from '@inventory-console/api-mocks/contract'
import { isValidElement } from 'react'
import { type Fact, KeyValueCard, KeyValueCards } from '../../../components/key-value/KeyValueCard.tsx'
import { useFormat } from '../../../i18n/I18nProvider.tsx'
import type { Format } from '../../../lib/format.ts'
import type { Icon } from '../../../lib/icon.ts'
import { readMarked } from '../../../lib/unreadValues.ts'
import { DatabaseState } from '../../DatabaseState.tsx'
import type { SearchField, VisibleParts } from './databases/databaseSearch.ts'

export interface FactDefinition<Item, Id extends string> {
  id: Id
  value: (item: Item, format: Format) => Fact['value']
  copyable?: boolean
  /** Link of the value. */
  to?: (item: Item) => string | undefined
  /** Left out when empty. */
  optional?: boolean
}

export interface FactBlock<Item, Block extends string, Id extends string> {
  id: Block
  icon: Icon
  facts: readonly FactDefinition<Item, Id>[]
}

/** Facts without blocks, typed like those of `factBlocks`. */
export function factList<Item>() {
  return <const Id extends string>(
    facts: readonly FactDefinition<Item, Id>[],
  ): readonly FactDefinition<Item, Id>[] => facts
}

/** Facts as data. The literal ids let the compiler check that the catalogue has a label for each. */
export function factBlocks<Item>() {
  return <const Block extends string, const Id extends string>(
    blocks: readonly FactBlock<Item, Block, Id>[],
  ): readonly FactBlock<Item, Block, Id>[] => blocks
}

/** Facts that show fields as they are. */
export function plainFacts<const Id extends string>(...ids: readonly Id[]) {
  return ids.map((id) => ({ id, value: (item: Readonly<Record<Id, Fact['value']>>) => item[id] }))
}

/** Facts that show states in words. An empty one is left to the fact. */
export function stateFacts<const Id extends string>(...ids: readonly Id[]) {
  return ids.map((id) => ({
    id,
    value: (item: Readonly<Record<Id, string>>): Fact['value'] =>
      item[id] === '' ? '' : <DatabaseState code={item[id]} />,
  }))
}

/** Facts that show numbers of bytes. */
export function byteFacts<const Id extends string>(...ids: readonly Id[]) {
  return ids.map((id) => ({
    id,
    value: (item: Readonly<Record<Id, number | null>>, { bytes }: Format) => bytes(item[id]),
  }))
}

export interface FactCardsProps<Item, Block extends string, Id extends string> {
  item: Item
  blocks: readonly FactBlock<Item, Block, Id>[]
  title: (block: Block) => string
  label: (fact: Id) => string
  visible?: VisibleParts
}

/** Hides a block when the search hides all of its facts. */
export function FactCards<Item, Block extends string, Id extends string>(
  props: FactCardsProps<Item, Block, Id>,
) {
  const { item, blocks, title, label, visible } = props
  const format = useFormat()
  const visibleBlocks = blocks.map((block) => ({
    ...block,
    facts: block.facts.filter(({ id }) => visible?.fact(id) ?? true),
  }))
  return (
    <KeyValueCards>
      {visibleBlocks
        .filter(({ facts }) => facts.length > 0)
        .map(({ id, icon, facts }) => (
          <KeyValueCard
            key={id}
            title={title(id)}
            icon={icon}
            facts={facts.flatMap((fact) => toFacts(fact, item, label, format))}
          />
        ))}
    </KeyValueCards>
  )
}

/** Empty if an optional fact has no value. */
export function toFacts<Item, Id extends string>(
  { id, value: valueOf, to: toOf, copyable = false, optional = false }: FactDefinition<Item, Id>,
  item: Item,
  label: (fact: Id) => string,
  format: Format,
): Fact[] {
  const { value, unread } = readMarked(() => valueOf(item, format))
  if (optional && !unread && (value === null || value === undefined || value === '')) return []
  const to = toOf?.(item)
  return [{ id, label: label(id), value, unread, copyable, ...(to === undefined ? {} : { to }) }]
}

/** Search fields for the same facts. */
export function factFields<Item, Block extends string, Id extends string>(
  blocks: readonly FactBlock<Item, Block, Id>[],
  label: (fact: Id) => string,
  format: Format,
): SearchField<Item>[] {
  return blocks.flatMap(({ facts }) =>
    facts.map(({ id, value }) => ({
      id: `info.${id}`,
      label: label(id),
      values: (item) => {
        const shown = value(item, format)
        // A search in an element would follow its references into React.
        return isValidElement(shown) ? shown.props : shown
      },
    })),
  )
}

/** Percentage in use as `df` computes it: root's reserved blocks are neither used nor available. */
export function usedPercent({ usedSpace, availableSpace }: Filesystem): number | null {
  const total = usedSpace + availableSpace
  return total <= 0 ? null : (100 * usedSpace) / total
}
