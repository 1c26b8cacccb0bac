import { paths } from '@inventory-console/ui/paths'
import { entitySwitch } from '../../platform/entity-switch/entitySwitch.tsx'
import { usePageQuery } from '../../platform/pages/page.ts'
import { useClusterNames } from '../../platform/queries/lookups.ts'

const useNames = (enabled: boolean) => useClusterNames(enabled, usePageQuery())

export const ClusterSwitch = entitySwitch('cluster', useNames, paths.cluster)
