import { createElement } from 'react'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useLoaded } from '../../lib/react/useLoaded.ts'
import type { ListProps } from '../../list-screen/listProps.ts'

const load = async () => (await import('../../list-screen/ListBlock.tsx')).ListBlock

/** A list in a tab. The list code loads lazily with the first such tab. */
export function PartList<Row>(props: ListProps<Row>) {
  const Loaded = useLoaded(true, load)
  return Loaded ? createElement(Loaded<Row>, props) : <Skeleton data-arriving className="h-72" />
}
