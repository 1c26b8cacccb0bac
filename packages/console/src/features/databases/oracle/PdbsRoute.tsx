import { PdbsScreen } from '@inventory-console/ui/screens/oracle/pdbs/PdbsScreen'
import { lazyComparison } from '../../../platform/comparison/lazyComparison.ts'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { pdbs } from './pdbQueries.ts'

export const PdbsRoute = listRoute({
  Screen: PdbsScreen,
  ...pdbs,
  comparison: lazyComparison(({ pdbs }) => pdbs),
})
