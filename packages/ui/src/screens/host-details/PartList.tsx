import { createElement } from 'react'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useLazyModule } from '../../lib/react/useLazyModule.ts'
import type { ListProps } from '../../list-screen/listProps.ts'

const load = async () => (await import('../../list-screen/ListBlock.tsx')).ListBlock

/** A list in a tab. The list code loads lazily with the first such tab. */
export function PartList<Row>(props: ListProps<Row>) {
  const Loaded = useLazyModule(true, load)
  return Loaded ? createElement(Loaded<Row>, props) : <Skeleton data-loading className="h-72" />
}
