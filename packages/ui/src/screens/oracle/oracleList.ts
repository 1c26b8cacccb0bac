import type { ListScreenProps } from '../../list-screen/listProps.ts'

/** What every list over the Oracle databases takes. */
export type OracleListProps<Row> = Pick<
  ListScreenProps<Row>,
  'list' | 'view' | 'onViewChange' | 'onRefresh' | 'actions'
>
