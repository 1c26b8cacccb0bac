import { http, HttpResponse } from 'msw'
import { errorBody, mounts } from '../../lib/http/http.ts'
import { spreadsheetType } from '../../lib/xlsx.ts'
import type { RequestSamples } from './requestSamples.ts'

const technologies = ['mysql', 'microsoft', 'postgresql', 'mongodb']
const listOf = (technology: string) => `/api/hosts/technologies/${technology}/databases`

/** Example calls of MySQL, SQL Server, PostgreSQL, MongoDB, all technologies, the dashboard and workbooks. */
export const technologyCalls: RequestSamples = {
  valid: {},
  errors: [
    ...technologies.map(
      (technology) => [422, `${listOf(technology)}?older-than=yesterday`, { as: 'admin' }] as const,
    ),
    [422, `${listOf('mongodb')}?page=0&size=many`, { as: 'admin' }],
    [422, `${listOf('microsoft')}?sort-by=name&sort-desc=down`, { as: 'admin' }],
    [400, `${listOf('all')}?older-than=2025-10-30`, { as: 'admin' }],
    [400, `${listOf('all')}/statistics?older-than=2025-10-30`, { as: 'admin' }],
    [400, '/api/alerts?mode=aggregated-code-severity', { as: 'admin', accept: spreadsheetType }],
  ],
  faultErrors: [
    [
      422,
      '/api/frontend/dashboard',
      { as: 'admin' },
      [
        http.get(`*${mounts.api}/frontend/dashboard`, () =>
          HttpResponse.json(errorBody(422, 'the store is down'), { status: 422 }),
        ),
      ],
    ],
  ],
  reads: [
    ...technologies.map(listOf),
    `${listOf('mysql')}?older-than=2025-12-24T12:00:00%2B01:00&environment=PROD`,
    `${listOf('microsoft')}?page=0&size=10&sort-by=version&sort-desc=true`,
    '/api/hosts?mode=full&hostname=-prd-0',
    listOf('all'),
    `${listOf('all')}/statistics`,
    '/api/frontend/dashboard',
  ],
}
