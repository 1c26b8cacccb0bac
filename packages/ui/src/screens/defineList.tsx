import type { ComponentType, ReactNode } from 'react'
import { hostTo } from '../columns/databaseColumns.ts'
import { identityKey, type Comparison, type RowIdentity } from '../domain/comparison.ts'
import type { ListScreenProps } from '../list-screen/listProps.ts'
import { ListScreen } from '../list-screen/ListScreen.tsx'
import { paths } from './paths.ts'

/** What the page of a list passes to its screen. */
export interface ListPageProps<Row> extends Pick<
  ListScreenProps<Row>,
  'list' | 'view' | 'onViewChange' | 'onRefresh'
> {
  /** Server-side exports in the header of the list. */
  actions?: ReactNode
}

/** What a screen of the list may override, for example columns with texts of the settings. */
type ListOverrides<Row> = Omit<Partial<ListScreenProps<Row>>, keyof ListPageProps<Row>>

interface ListOptions<Row> extends Omit<ListScreenProps<Row>, 'rowId' | keyof ListPageProps<Row>> {
  /** Identifies a row: in the table, when it is revealed, and between two dates. */
  identity: (row: Row) => RowIdentity
  /** What the identity starts with. Set if two dates of the list can be compared. */
  groupedBy?: Comparison<Row>['groupedBy']
  /** Columns that say where a row is, for moves between two dates. */
  places?: Comparison<Row>['places']
}

/** A list: its columns, the identity of its rows, its links, quick filters and summary. */
export interface ListDefinition<Row> extends Pick<
  ListOptions<Row>,
  'area' | 'columns' | 'identity' | 'peek'
> {
  /** How two dates are compared; null if the list has no earlier state. */
  comparison: Comparison<Row> | null
  Screen: ComponentType<ListPageProps<Row> & ListOverrides<Row>>
}

export function defineList<Row>(options: ListOptions<Row>): ListDefinition<Row> {
  const { identity, groupedBy, places, ...screen } = options
  const rowId = (row: Row) => identityKey({ identity }, row)
  return {
    area: screen.area,
    columns: screen.columns,
    identity,
    peek: screen.peek,
    comparison: groupedBy ? { identity, groupedBy, groupTo: groupLinks[groupedBy], places } : null,
    Screen: (props) => <ListScreen {...screen} rowId={rowId} {...props} />,
  }
}

const groupLinks = {
  host: hostTo,
  cluster: (name: string) => (name === '' ? null : paths.cluster(name)),
}
