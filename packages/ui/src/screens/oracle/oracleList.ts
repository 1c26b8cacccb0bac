import type { ListScreenProps } from '../../list-screen/listProps.ts'

/** Props of every Oracle list. */
export type OracleListProps<Row> = Pick<
  ListScreenProps<Row>,
  'list' | 'view' | 'onViewChange' | 'onRefresh' | 'actions'
>
