import { createElement } from 'react'
import { useLoaded } from '../lib/react/useLoaded.ts'
import type { ListScreenProps } from './listProps.ts'
import { PlainList } from './PlainList.tsx'

const loadCompare = async () => (await import('./compare/CompareScreen.tsx')).CompareScreen

/** Every list of the console: a screen brings its columns and its texts. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { list } = props
  const { before } = list
  const CompareScreen = useLoaded(before !== undefined, loadCompare)
  if (before === undefined || list.status !== 'ready') return <PlainList {...props} />
  if (!CompareScreen) return <PlainList {...props} list={{ status: 'loading' }} />
  const { area, columns, rowId, onRefresh } = props
  const refreshing = list.refreshing ?? false
  return createElement(CompareScreen<Row>, {
    area,
    columns,
    rowId,
    onRefresh,
    before,
    rows: list.rows,
    refreshing,
  })
}
