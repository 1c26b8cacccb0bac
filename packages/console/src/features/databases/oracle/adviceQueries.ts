import { bare, overview, parts } from './overview.ts'

export const addms = overview({
  name: 'GET /hosts/technologies/oracle/databases/addms',
  file: 'oracleADDM',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/addms', asked),
  rows: bare,
})

export const segmentAdvisors = overview({
  name: 'GET /hosts/technologies/oracle/databases/segment-advisors',
  file: 'oracleSegmentAdvisor',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/segment-advisors', asked),
  rows: ({ segmentAdvisors }) => segmentAdvisors,
})

export const patchAdvisors = overview({
  name: 'GET /hosts/technologies/oracle/databases/patch-advisors',
  file: 'oraclePatchAdvisor',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/patch-advisors', asked),
  rows: ({ content }) => content,
})

export const patches = overview({
  name: 'GET /hosts/technologies/oracle/databases/patch-list',
  file: 'oraclePatch',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/patch-list', asked),
  rows: (body) => parts(body, ({ oracleDatabasePatch }) => oracleDatabasePatch),
})
