import type { ExadataComponent, ExadataPatchAdvisor, ExadataRack } from '../../contract/wire.ts'
import { listOf, readShape, shapeOf, text } from '../../lib/http/body.ts'
import { type ApiHttp, httpError } from '../../lib/http/http.ts'
import { readQuery } from '../../lib/http/query.ts'
import { monthsBefore, utc } from '../../lib/time.ts'
import { spreadsheetOf, spreadsheetType } from '../../lib/xlsx.ts'
import { authorize } from '../../world/access/access.ts'
import { rackAt, rackReportAt } from '../../world/exadata/exadataRack.ts'
import type { RackEdits, RackFacts } from '../../world/exadata/exadataRacks.ts'
import type { World } from '../../world/world.ts'
import { scopeOf } from '../shared/scope.ts'
import { workbookResponse } from '../shared/spreadsheets.ts'

const componentBody = shapeOf({ clusterNames: listOf(text) })
const guestBody = shapeOf({ clusterName: text })
const rdmaBody = shapeOf({ switchName: text, model: text, swVersion: text })

export const exadataHandlers = (http: ApiHttp, world: World) => [
  http.get('/exadata', ({ request, response }) => {
    const { location } = authorize(world, request)
    const { moment, covers } = scopeOf(world, readQuery(request), undefined)
    // Like the server, compares the raw value, so several locations match no rack.
    const locationLabel = location?.join(',')
    const racks = visibleRacks(world).filter(
      (rack) =>
        covers(rack) &&
        (locationLabel === undefined || locationLabel === rack.location) &&
        rackReportAt(rack, world.hosts.startDay, moment) !== undefined,
    )
    return response(200).json(racks.map(listItem).toSorted(byHostname))
  }),

  http.get('/exadata/hidden', ({ request, response }) => {
    authorize(world, request)
    return response(200).json(world.racks.filter((rack) => isHidden(world, rack)).map(listItem))
  }),

  http.get('/exadata/export', async ({ request, response }) => {
    authorize(world, request)
    if (request.headers.get('Accept') !== spreadsheetType)
      throw httpError(400, 'only available as a spreadsheet')
    const rows = current(world).flatMap(({ hostname: rack, environment, location, components }) =>
      components.map((component) => ({ rack, environment, location, ...component })),
    )
    const sheet = { name: 'Exadata', columns: exportColumns, rows }
    const workbook = await spreadsheetOf(sheet, world.clock.now())
    return response.untyped(workbookResponse(workbook, spreadsheetType))
  }),

  http.get('/exadata/patch-advisors', ({ request, response }) => {
    authorize(world, request)
    const now = world.clock.now()
    return response(200).json(current(world).flatMap((rack) => advisors(rack, now)))
  }),

  http.get('/exadata/{rackID}', ({ request, params, response }) => {
    authorize(world, request)
    const facts = visibleRacks(world).find(({ rackID }) => rackID === params.rackID)
    const rack = facts && rackAt(world, facts, world.clock.now())
    if (!rack) throw httpError(422, `rack ${params.rackID} not found`)
    return response(200).json(rack)
  }),

  http.patch('/exadata/{rackID}/hide', ({ request, params, response }) => {
    authorize(world, request)
    edited(world, shownRack(world, params.rackID).rackID).hidden = true
    return response(204).empty()
  }),

  http.patch('/exadata/{rackID}/show', ({ request, params, response }) => {
    authorize(world, request)
    edited(world, rackWith(world, params.rackID).rackID).hidden = false
    return response(204).empty()
  }),

  http.post('/exadata/{rackID}/rdma', async ({ request, params, response }) => {
    authorize(world, request)
    const rdma = await readShape(request, rdmaBody)
    edited(world, shownRack(world, params.rackID).rackID).rdma = rdma
    return response(204).empty()
  }),

  http.post('/exadata/{rackID}/components/{hostID}', async ({ request, params, response }) => {
    authorize(world, request)
    const { clusterNames } = await readShape(request, componentBody)
    const { rackID } = rackWith(world, params.rackID)
    const component = componentAt(world, rackID, params.hostID)
    if (component) edited(world, rackID).clusterNames.set(component.hostID, clusterNames)
    return response(204).empty()
  }),

  http.post('/exadata/{rackID}/components/{hostID}/vms/{name}', async ({ request, params, response }) => {
    authorize(world, request)
    const { clusterName } = await readShape(request, guestBody)
    // Like the server, responds 204 for an unknown rack, component or VM.
    const component = componentAt(world, params.rackID, params.hostID)
    const vm = component?.vms?.find(({ name }) => name === params.name)
    if (component && vm)
      edited(world, params.rackID).vmClusters.set(`${component.hostID}/${vm.name}`, clusterName)
    return response(204).empty()
  }),
]

const exportColumns = [
  'rackID',
  'rack',
  'environment',
  'location',
  'hostType',
  'hostname',
  'hostID',
  'cpuEnabled',
  'totalCPU',
  'usedCPU',
  'freeCPU',
  'memory',
  'usedRAM',
  'freeRAM',
  'totalSize',
  'totalFreeSpace',
  'imageVersion',
  'kernel',
  'model',
  'fanUsed',
  'fanTotal',
  'psuUsed',
  'psuTotal',
  'msStatus',
  'rsStatus',
  'cellServiceStatus',
  'swVersion',
]

function isHidden(world: World, { rackID }: RackFacts): boolean {
  return world.rackEdits.get(rackID)?.hidden === true
}

function visibleRacks(world: World): RackFacts[] {
  return world.racks.filter((rack) => !isHidden(world, rack))
}

function current(world: World): ExadataRack[] {
  return visibleRacks(world).flatMap((facts) => rackAt(world, facts, world.clock.now()) ?? [])
}

function byHostname(one: { hostname: string }, other: { hostname: string }): number {
  return one.hostname < other.hostname ? -1 : Number(one.hostname > other.hostname)
}

function listItem({ rackID, hostname }: RackFacts) {
  return { rackID, hostname }
}

function rackWith(world: World, rackID: string): RackFacts {
  const rack = world.racks.find((candidate) => candidate.rackID === rackID)
  if (!rack) throw httpError(422, `rack ${rackID} not found`)
  return rack
}

function shownRack(world: World, rackID: string): RackFacts {
  const rack = rackWith(world, rackID)
  if (isHidden(world, rack)) throw httpError(422, `rack ${rackID} not found`)
  return rack
}

function componentAt(world: World, rackID: string, hostID: string): ExadataComponent | undefined {
  const facts = world.racks.find((rack) => rack.rackID === rackID)
  const rack = facts && rackAt(world, facts, world.clock.now())
  return rack?.components.find((component) => component.hostID === hostID)
}

function editsOf(world: World, rackID: string): RackEdits {
  const known = world.rackEdits.get(rackID)
  if (known) return known
  const edits: RackEdits = { clusterNames: new Map(), vmClusters: new Map() }
  world.rackEdits.set(rackID, edits)
  return edits
}

function edited(world: World, rackID: string): RackEdits {
  const edits = editsOf(world, rackID)
  edits.updatedAt = world.clock.now()
  return edits
}

const NEVER = '0001-01-01T00:00:00Z'

function advisors({ rackID, components }: ExadataRack, now: number): ExadataPatchAdvisor[] {
  return components.map(({ hostname, imageVersion }) => {
    const released = releaseOf(imageVersion)
    const isWithin = (months: number) => released !== undefined && released > monthsBefore(now, months)
    return {
      hostname,
      rackID,
      imageVersion,
      releaseDate: released === undefined ? NEVER : utc(released),
      fourMonths: isWithin(4),
      sixMonths: isWithin(6),
      twelveMonths: isWithin(12),
    }
  })
}

/** Image versions end with the release date: 23.1.10.0.0.231219. */
function releaseOf(imageVersion: string): number | undefined {
  const [, year, month, date] = /\.(\d{2})(\d{2})(\d{2})$/.exec(imageVersion) ?? []
  const released = Date.parse(`20${year}-${month}-${date}T00:00:00Z`)
  return Number.isNaN(released) ? undefined : released
}
