import { comparisons } from '@inventory-console/ui/columns/comparisons'
import { PdbsScreen } from '@inventory-console/ui/screens/oracle/pdbs/PdbsScreen'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { pdbs } from './pdbQueries.ts'

export const PdbsRoute = listRoute(PdbsScreen, pdbs.useRows, pdbs.exports, comparisons.pdbs)
