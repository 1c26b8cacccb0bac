import {
  listAddms,
  listPatchAdvisors,
  listSegmentAdvisors,
} from '@inventory-console/api-mocks/decoders/api/oracle-overviews'
import { listPatches } from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import { filteredList } from '../../../platform/queries/filteredList.ts'
import { rowsOf } from '../../../platform/queries/rowsOf.ts'
import { flattenRows } from './flattenRows.ts'

export const addms = filteredList({
  path: '/hosts/technologies/oracle/databases/addms',
  decoder: listAddms,
  file: 'oracleADDM',
  rows: rowsOf,
})

export const segmentAdvisors = filteredList({
  path: '/hosts/technologies/oracle/databases/segment-advisors',
  decoder: listSegmentAdvisors,
  file: 'oracleSegmentAdvisor',
  rows: ({ segmentAdvisors }) => segmentAdvisors,
})

export const patchAdvisors = filteredList({
  path: '/hosts/technologies/oracle/databases/patch-advisors',
  decoder: listPatchAdvisors,
  file: 'oraclePatchAdvisor',
  rows: ({ content }) => content,
})

export const patches = filteredList({
  path: '/hosts/technologies/oracle/databases/patch-list',
  decoder: listPatches,
  file: 'oraclePatch',
  rows: (body) => flattenRows(body, ({ oracleDatabasePatch }) => oracleDatabasePatch),
})
