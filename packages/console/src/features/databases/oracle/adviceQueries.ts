import {
  listAddms,
  listPatchAdvisors,
  listSegmentAdvisors,
} from '@inventory-console/api-mocks/decoders/api/oracle-overviews'
import { listPatches } from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import { rowsOf } from '../../../platform/queries/rowsOf.ts'
import { databaseOverview, flattenRows } from './databaseOverview.ts'

export const addms = databaseOverview({
  name: 'GET /hosts/technologies/oracle/databases/addms',
  decoder: listAddms,
  file: 'oracleADDM',
  fetcher: ({ api }, request) => api.GET('/hosts/technologies/oracle/databases/addms', request),
  rows: rowsOf,
})

export const segmentAdvisors = databaseOverview({
  name: 'GET /hosts/technologies/oracle/databases/segment-advisors',
  decoder: listSegmentAdvisors,
  file: 'oracleSegmentAdvisor',
  fetcher: ({ api }, request) => api.GET('/hosts/technologies/oracle/databases/segment-advisors', request),
  rows: ({ segmentAdvisors }) => segmentAdvisors,
})

export const patchAdvisors = databaseOverview({
  name: 'GET /hosts/technologies/oracle/databases/patch-advisors',
  decoder: listPatchAdvisors,
  file: 'oraclePatchAdvisor',
  fetcher: ({ api }, request) => api.GET('/hosts/technologies/oracle/databases/patch-advisors', request),
  rows: ({ content }) => content,
})

export const patches = databaseOverview({
  name: 'GET /hosts/technologies/oracle/databases/patch-list',
  decoder: listPatches,
  file: 'oraclePatch',
  fetcher: ({ api }, request) => api.GET('/hosts/technologies/oracle/databases/patch-list', request),
  rows: (body) => flattenRows(body, ({ oracleDatabasePatch }) => oracleDatabasePatch),
})
