import { PdbsScreen } from '@inventory-console/ui/screens/oracle/pdbs/PdbsScreen'
import { comparedBy } from '../../../platform/comparison/comparedBy.ts'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { pdbs } from './pdbQueries.ts'

export const PdbsRoute = listRoute(
  PdbsScreen,
  pdbs.useRows,
  pdbs.exports,
  comparedBy(({ pdbs }) => pdbs),
)
