import type { ReactNode } from 'react'
import { type Tab, Tabs } from '../../../../components/tabs/Tabs.tsx'
import type { Column } from '../../../../data-table/columns/column.ts'
import { useFormat } from '../../../../i18n/I18nProvider.tsx'
import type { Format } from '../../../../lib/format.ts'
import { ListBlock } from '../../../../list-screen/ListBlock.tsx'
import type { ListArea } from '../../../../list-screen/useListTexts.ts'
import { FactCards, type FactCardsProps, factFields } from '../facts.tsx'
import { DatabasesBox, type DatabasesBoxProps, type PartProps } from './DatabasesBox.tsx'
import { allVisible, type SearchField, type VisibleParts } from './databaseSearch.ts'
import type { PanelLocation } from './panelLocation.ts'

/** A tab of an instance or of one of its databases, and what the search covers in it. */
export interface DatabaseTab<Item> {
  id: string
  label: string
  /** Searched recursively for texts and numbers. */
  values?: (item: Item) => unknown
  /** Search fields of single facts, instead of `values`. */
  facts?: (format: Format) => readonly SearchField<Item>[]
  count?: (item: Item) => number
  /** Left out if the count is 0. */
  optional?: boolean
  render: (item: Item, visible: VisibleParts) => ReactNode
}

export interface InstancesBoxProps<Instance>
  extends PartProps, Pick<DatabasesBoxProps<Instance>, 'databases' | 'inner' | 'columns' | 'totals'> {
  /** Tabs of one instance. */
  tabs: readonly DatabaseTab<Instance>[]
}

/** The instances of a host with one of them open. */
export function InstancesBox<Instance extends { name: string }>(props: InstancesBoxProps<Instance>) {
  const { tabs, location, onLocationChange } = props
  const format = useFormat()
  return (
    <DatabasesBox
      {...props}
      kind="instance"
      name={({ name }) => name}
      fields={tabs.flatMap(({ id, label, values, facts }) =>
        values ? [{ id, label, values }] : (facts?.(format) ?? []),
      )}
    >
      {(instance, visible) => (
        <InstancePanel
          label={instance.name}
          visible={visible}
          location={location}
          onLocationChange={onLocationChange}
          tabs={tabsOf(tabs, instance, visible)}
        />
      )}
    </DatabasesBox>
  )
}

/** The tabs of one instance or database. */
export function tabsOf<Item>(
  tabs: readonly DatabaseTab<Item>[],
  item: Item,
  visible: VisibleParts = allVisible,
): readonly Tab[] {
  return tabs.flatMap(({ id, label, count, optional, render }) =>
    optional && count?.(item) === 0
      ? []
      : [{ id, label, ...(count ? { count: count(item) } : {}), content: render(item, visible) }],
  )
}

export interface InstancePanelProps {
  /** Instance name. */
  label: string
  tabs: readonly Tab[]
  visible: VisibleParts
  location: PanelLocation
  onLocationChange: (location: PanelLocation) => void
}

/** Details of one instance in tabs; the URL holds the open one. */
export function InstancePanel({ label, tabs, visible, location, onLocationChange }: InstancePanelProps) {
  return (
    <Tabs
      label={label}
      orientation="vertical"
      tabs={tabs.filter(({ id }) => visible.tab(id))}
      // The URL is the only state, so going back to one without a tab opens the first tab.
      value={location.tab ?? 'info'}
      onChange={(tab) => onLocationChange({ tab })}
    />
  )
}

type FactTexts<Item, Block extends string, Id extends string> = Omit<
  FactCardsProps<Item, Block, Id>,
  'item' | 'visible'
>

/** The first tab, whose facts can be searched one by one. */
export function infoTab<Item, Block extends string, Id extends string>(
  label: string,
  cards: FactTexts<Item, Block, Id>,
): DatabaseTab<Item> {
  return {
    id: 'info',
    label,
    facts: (format) => factFields(cards.blocks, cards.label, format),
    render: (item, visible) => <FactCards item={item} visible={visible} {...cards} />,
  }
}

/** Tab with the facts of a part of the instance. */
export function factsTab<Item, Part, Block extends string, Id extends string>(
  tab: Pick<DatabaseTab<Item>, 'id' | 'label'>,
  part: (item: Item) => Part,
  cards: FactTexts<Part, Block, Id>,
): DatabaseTab<Item> {
  return { ...tab, values: part, render: (item) => <FactCards item={part(item)} {...cards} /> }
}

interface ListTabOptions<Item, Row> extends Pick<DatabaseTab<Item>, 'id' | 'label' | 'optional'> {
  area: ListArea
  columns: readonly Column<Row>[]
  rows: (item: Item) => readonly Row[]
  rowId: (row: Row) => string
}

/** Tab with a list that is part of the host response. */
export function listTab<Item, Row extends object>({
  area,
  columns,
  rows,
  rowId,
  ...tab
}: ListTabOptions<Item, Row>): DatabaseTab<Item> {
  return {
    ...tab,
    values: rows,
    count: (item) => rows(item).length,
    render: (item) => (
      <ListBlock area={area} columns={columns} list={{ status: 'ready', value: rows(item) }} rowId={rowId} />
    ),
  }
}
