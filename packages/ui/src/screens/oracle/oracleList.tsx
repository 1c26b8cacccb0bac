import type { ListScreenProps } from '../../list-screen/listProps.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'

/** Props of every Oracle list. */
export type OracleListProps<Row> = Pick<
  ListScreenProps<Row>,
  'list' | 'view' | 'onViewChange' | 'onRefresh' | 'actions'
>

/** Creates the screen of an Oracle list. */
export function oracleList<Row>(definition: Omit<ListScreenProps<Row>, keyof OracleListProps<Row>>) {
  return function OracleList(props: OracleListProps<Row>) {
    return <ListScreen {...props} {...definition} />
  }
}
