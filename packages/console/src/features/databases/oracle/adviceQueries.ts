import {
  listAddms,
  listPatchAdvisors,
  listSegmentAdvisors,
} from '@inventory-console/api-mocks/decoders/api/oracle-overviews'
import { listPatches } from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import { rowsOf } from '../../../platform/queries/rowsOf.ts'
import { overview, parts } from './overview.ts'

export const addms = overview({
  name: 'GET /hosts/technologies/oracle/databases/addms',
  decoder: listAddms,
  file: 'oracleADDM',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/addms', asked),
  rows: rowsOf,
})

export const segmentAdvisors = overview({
  name: 'GET /hosts/technologies/oracle/databases/segment-advisors',
  decoder: listSegmentAdvisors,
  file: 'oracleSegmentAdvisor',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/segment-advisors', asked),
  rows: ({ segmentAdvisors }) => segmentAdvisors,
})

export const patchAdvisors = overview({
  name: 'GET /hosts/technologies/oracle/databases/patch-advisors',
  decoder: listPatchAdvisors,
  file: 'oraclePatchAdvisor',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/patch-advisors', asked),
  rows: ({ content }) => content,
})

export const patches = overview({
  name: 'GET /hosts/technologies/oracle/databases/patch-list',
  decoder: listPatches,
  file: 'oraclePatch',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/patch-list', asked),
  rows: (body) => parts(body, ({ oracleDatabasePatch }) => oracleDatabasePatch),
})
