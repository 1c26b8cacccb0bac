import { PdbsScreen } from '@inventory-console/ui/screens/oracle/PdbsScreen'
import { pdbs } from '../api/oraclePdbs.ts'
import { listRoute } from './listRoute.tsx'

export const PdbsRoute = listRoute(PdbsScreen, pdbs.useRows, pdbs.exports)
