import type { IgnoreLicense } from '../../contract/wire.ts'
import { anything, flag, listOf, readShape, shapeOf, text } from '../../lib/http/body.ts'
import { type ApiHttp, httpError, notFound } from '../../lib/http/http.ts'
import { readFlag } from '../../lib/http/query.ts'
import { authorize, requireWritable } from '../../world/access/access.ts'
import { mySqlLicensesOf } from '../../world/databases/mysql.ts'
import { sqlServerLicensesOf } from '../../world/databases/sqlServer.ts'
import type { HostReport } from '../../world/hosts/hostStore.ts'
import { licenseKey, setIgnored, type Ignored } from '../../world/licenses/ignoredLicenses.ts'
import { freezePastDays } from '../../world/licenses/licenseHistory.ts'
import { oracleLicensesOf } from '../../world/licenses/oracleLicenses.ts'
import type { World } from '../../world/world.ts'

/** The server accepts these keys and uses only the comment. */
const comment = shapeOf({
  ignoredComment: text,
  licenseTypeID: text,
  name: text,
  count: anything,
  ignored: flag,
})

const entry = shapeOf({
  technology: text,
  hostname: text,
  databaseName: text,
  licenseTypeID: text,
  ignored: flag,
  ignoredComment: text,
})

export const ignoredLicenseHandlers = (http: ApiHttp, world: World) => [
  http.put(
    '/hosts/{hostname}/technologies/oracle/databases/{database}/licenses/{licenseID}/ignored/{status}',
    async ({ request, params, response }) => {
      const { hostname, database, licenseID } = params
      const ignoredState = await readIgnored(world, request, params.status)
      mustIgnore(world, 'Oracle/Database', { hostname, database, licenseTypeID: licenseID }, ignoredState)
      return response(200).json(null)
    },
  ),

  http.put(
    '/hosts/{hostname}/technologies/microsoft/databases/{database}/ignored/{status}',
    async ({ request, params, response }) => {
      const { hostname, database } = params
      const ignoredState = await readIgnored(world, request, params.status)
      mustIgnore(world, 'Microsoft/SQLServer', { hostname, database }, ignoredState)
      return response(200).json(null)
    },
  ),

  http.put(
    '/hosts/{hostname}/technologies/mysql/databases/{database}/ignored/{status}',
    async ({ request, params, response }) => {
      const { hostname, database } = params
      const ignoredState = await readIgnored(world, request, params.status)
      mustIgnore(world, 'Oracle/MySQL', { hostname, database }, ignoredState)
      return response(200).json(null)
    },
  ),

  http.post('/licenses/ignore', async ({ request, response }) => {
    // The endpoint exists since version 2.54.
    if (world.version.startsWith('2.53.')) return response.untyped(notFound())
    authorize(world, request)
    requireWritable(world)
    const entries = (await readShape(request, listOf(entry))) ?? []
    const updated = entries.filter((each) => tryToIgnore(world, each))
    const failed = entries.filter((each) => !updated.includes(each))
    return response(200).json({ updated: orNull(updated), error: orNull(failed) })
  }),
]

async function readIgnored(world: World, request: Request, status: string | undefined) {
  authorize(world, request)
  requireWritable(world)
  const ignored = readFlag(status ?? '')
  if (ignored === undefined) throw httpError(422, 'cannot read status')
  const rawBody = await request.text()
  const { ignoredComment } = await readShape({ text: async () => rawBody || '{}' }, comment)
  return { ignored, ignoredComment }
}

type Technology = 'Oracle/Database' | 'Microsoft/SQLServer' | 'Oracle/MySQL'

interface Target {
  hostname: string
  database: string
  /** Oracle only; SQL Server and MySQL instances have a single license. */
  licenseTypeID?: string
}

function mustIgnore(world: World, technology: Technology, target: Target, ignoredState: Ignored): void {
  if (!ignore(world, technology, target, ignoredState))
    throw httpError(500, `no such license on ${target.database} of ${target.hostname}`)
}

/** Returns false for an unknown host, database or license. */
function ignore(world: World, technology: Technology, target: Target, ignoredState: Ignored): boolean {
  const { hostname, database, licenseTypeID = '' } = target
  const report = world.hosts.reportOf(hostname, world.clock.now())
  if (report === undefined || !isUsed[technology](world, report, database, licenseTypeID)) return false
  const id = technology === 'Oracle/Database' ? licenseTypeID : ''
  freezePastDays(world)
  setIgnored(
    world.ignoredLicenses,
    licenseKey(hostname, technology, database, id),
    report.receivedAt,
    ignoredState,
  )
  return true
}

const isUsed: Record<
  Technology,
  (world: World, report: HostReport, database: string, licenseTypeID: string) => boolean
> = {
  'Oracle/Database': (world, report, database, id) =>
    oracleLicensesOf(world, report).some(
      ({ name, licenses }) => name === database && licenses.some(({ licenseTypeID }) => licenseTypeID === id),
    ),
  'Microsoft/SQLServer': (world, report, database) =>
    sqlServerLicensesOf(world, report).some(({ name }) => name === database),
  'Oracle/MySQL': (world, report, database) =>
    mySqlLicensesOf(world, report).some(({ name }) => name === database),
}

const technologies: readonly Technology[] = ['Oracle/Database', 'Microsoft/SQLServer', 'Oracle/MySQL']

function tryToIgnore(world: World, ignoreRequest: IgnoreLicense): boolean {
  const { technology, hostname, databaseName: database, licenseTypeID, ...ignoredState } = ignoreRequest
  const known = technologies.find((each) => each === technology)
  return known !== undefined && ignore(world, known, { hostname, database, licenseTypeID }, ignoredState)
}

function orNull(entries: IgnoreLicense[]): IgnoreLicense[] | null {
  return entries.length === 0 ? null : entries
}
