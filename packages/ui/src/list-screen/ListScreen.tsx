import { createElement } from 'react'
import { lazyModule, useLazy } from '../lib/lazy.ts'
import type { ListScreenProps } from './listProps.ts'
import { PlainList } from './PlainList.tsx'

const loadCompare = lazyModule(async () => (await import('./compare/CompareScreen.tsx')).CompareScreen)

/** Base of every list page. A screen passes columns and texts. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { area, columns, list, onRefresh } = props
  const { compared } = list
  const CompareScreen = useLazy(loadCompare, compared !== undefined)
  if (compared === undefined) return <PlainList {...props} />
  if (!CompareScreen) return <PlainList {...props} list={{ status: 'loading' }} />
  return createElement(CompareScreen<Row>, { area, columns, list, compared, onRefresh })
}
