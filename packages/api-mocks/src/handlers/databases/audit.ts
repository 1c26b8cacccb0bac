import { readQuery } from '../../lib/http/query.ts'
import type { Sheet } from '../../lib/xlsx.ts'
import { authorize } from '../../world/access/access.ts'
import { mySqlInstancesOf } from '../../world/databases/mysql.ts'
import type { World } from '../../world/world.ts'
import { inScope, scopeOf } from '../shared/scope.ts'

/** Vendor audit files: a workbook with macros about the hosts that reported in a period. */
export type Audit = 'oracle' | 'mysql'

export const auditTypes: ReadonlyMap<string, Audit> = new Map([
  ['application/vnd.oracle.lms+vnd.ms-excel.sheet.macroEnabled.12', 'oracle'],
  ['application/vnd.mysql.lms+vnd.ms-excel.sheet.macroEnabled.12', 'mysql'],
])

const hostColumns = [
  'hostname',
  'location',
  'environment',
  'info.os',
  'info.osVersion',
  'info.hardwareAbstractionTechnology',
  'cluster',
  'info.cpuModel',
  'info.cpuSockets',
  'info.cpuCores',
  'info.cpuThreads',
  'createdAt',
]

export function auditSheet(world: World, request: Request, audit: Audit): Sheet {
  const { location } = authorize(world, request)
  const query = readQuery(request)
  const from = query.moment('from') ?? Number.NEGATIVE_INFINITY
  const to = query.moment('to') ?? Number.POSITIVE_INFINITY
  const reports = inScope(world, scopeOf(world, query, location)).filter(
    ({ receivedAt }) => receivedAt >= from && receivedAt < to,
  )
  if (audit === 'mysql') {
    return {
      name: 'MySQL',
      columns: [
        ...hostColumns,
        'instance.name',
        'instance.version',
        'instance.edition',
        'instance.platform',
        'instance.uuid',
      ],
      rows: reports.flatMap((report) =>
        mySqlInstancesOf(world, report).map((instance) => ({ ...report.row, instance })),
      ),
    }
  }
  return {
    name: 'Oracle',
    columns: [...hostColumns, 'database'],
    rows: reports.flatMap(({ row }) =>
      (row.databases['Oracle/Database'] ?? []).map((database) => ({ ...row, database })),
    ),
  }
}
