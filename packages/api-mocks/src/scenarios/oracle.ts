import { type HttpHandler, HttpResponse } from 'msw'
import { type ApiHttp, errorBody, mounts, onApi } from '../lib/http/http.ts'

const lists = [
  '/hosts/technologies/oracle/databases/patch-list',
  '/hosts/technologies/oracle/databases/option-list',
  '/hosts/technologies/oracle/databases/tablespaces',
  '/hosts/technologies/oracle/databases/backup-list',
  '/hosts/technologies/oracle/databases/service-list',
  '/hosts/technologies/oracle/databases/schemas',
  '/hosts/technologies/oracle/databases/pdbs',
  '/hosts/technologies/oracle/databases/partitionings',
  '/hosts/technologies/oracle/databases/diskgroups',
  '/hosts/technologies/oracle/databases/psql-migrabilities',
  '/hosts/technologies/oracle/databases/pdbs/psql-migrabilities',
  '/hosts/technologies/oracle/databases/change-list/{hostname}',
  '/hosts/technologies/oracle/databases/change-list/{hostname}/pdbs',
  '/hosts/technologies/all/databases/grant-dba',
  '/hosts/{host}/technologies/oracle/databases/{db}/can-migrate',
  '/hosts/{host}/technologies/oracle/databases/{db}/psql-migrabilities/semaphore',
  '/hosts/{host}/technologies/oracle/databases/{db}/psql-migrabilities',
  '/hosts/{host}/technologies/oracle/databases/{db}/diskgroups',
  '/hosts/{host}/technologies/oracle/databases/{db}/pdbs/{pdb}/psql-migrabilities/semaphore',
  '/hosts/{host}/technologies/oracle/databases/{db}/pdbs/{pdb}/psql-migrabilities',
] as const

const audits = [
  '/hosts/technologies/oracle/databases/policies-audit',
  '/hosts/technologies/oracle/databases/pdbs/policies-audit',
  '/hosts/{host}/technologies/oracle/databases/{db}/policies-audit',
  '/hosts/{host}/technologies/oracle/databases/{db}/pdbs/{pdb}/policies-audit',
] as const

/** MongoDB fails for Oracle databases: usually 422, for audits 400 with an empty object. */
export function oracleStoreFails(): HttpHandler[] {
  return [mounts.api, `${mounts.api}/ldap`].flatMap((base) => failing(onApi(base)))
}

function failing(http: ApiHttp): HttpHandler[] {
  return [
    ...lists.map((path) =>
      http.get(path, ({ response }) => response(422).json(errorBody(422, 'sample failure of the store'))),
    ),
    ...audits.map((path) =>
      http.get(path, ({ response }) => response.untyped(HttpResponse.json({}, { status: 400 }))),
    ),
  ]
}
