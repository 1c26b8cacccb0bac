import type {
  ClusterVeritasLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
} from '@inventory-console/api-mocks/contract'
import { mapState } from '@inventory-console/ui/lib/state'
import {
  ClusterExplanation,
  HostExplanation,
  VeritasExplanation,
} from '@inventory-console/ui/screens/licenses/used/UsedExplanation'
import { usePageQuery } from '../../platform/pages/page.ts'
import { usedLicenses } from './queries.ts'

export { DatabaseExplanation as DatabaseDetail } from '@inventory-console/ui/screens/licenses/used/UsedExplanation'

export function HostDetail({ row }: { row: DatabaseUsedLicensePerHost }) {
  return <HostExplanation row={row} inputs={useUsedInputs()} />
}

export function ClusterDetail({ row }: { row: DatabaseUsedLicensePerCluster }) {
  return <ClusterExplanation row={row} inputs={useUsedInputs()} />
}

export function VeritasDetail({ row }: { row: ClusterVeritasLicense }) {
  return <VeritasExplanation row={row} inputs={useUsedInputs()} />
}

function useUsedInputs() {
  return mapState(usedLicenses.useRows(usePageQuery()), (used) => ({ used }))
}
