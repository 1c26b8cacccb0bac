import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { Skeleton } from '../../../../components/skeleton/Skeleton.tsx'
import { useNarrow } from '../../../../lib/layout.ts'
import { databasesByTechnology, type SupportedTechnology } from '../technology.ts'

/** Heights of the heads and of a row, in rem. */
const wideHeights = [4.90625, 2.25] as const
/** A row is a card, whose height depends on the columns. */
const narrowHeights: Record<SupportedTechnology, readonly [heads: number, row: number]> = {
  'Oracle/Database': [3.875, 10.5625],
  'Oracle/MySQL': [2.625, 6.0625],
  'Microsoft/SQLServer': [2.625, 12.0625],
  'PostgreSQL/PostgreSQL': [2.625, 6.0625],
  'MongoDB/MongoDB': [2.625, 4.5625],
}
/** Usual height of an open database. */
const panelHeight = 18

interface DatabasesSkeletonProps {
  host: HostDetail
  technology: SupportedTechnology
  /** One of the databases is open. */
  hasOpen: boolean
}

/** As high as the databases of the host, so that the sections below do not move. */
export function DatabasesSkeleton({ host, technology, hasOpen }: DatabasesSkeletonProps) {
  const [heads, row] = useNarrow() ? narrowHeights[technology] : wideHeights
  const rows = databasesByTechnology(host.features)[technology].length
  const height = heads + rows * row + (hasOpen ? panelHeight : 0)
  return <Skeleton className="rounded-panel" style={{ height: `${height}rem` }} />
}
