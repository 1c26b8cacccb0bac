import { parseMoment } from '../../lib/dates.ts'
import { listOf, mapOf, anything, readShape, shapeOf, text, textOrNull } from '../../lib/http/body.ts'
import { httpError } from '../../lib/http/errors.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { authorize, requireWritable } from '../../world/access/access.ts'
import type { StoredAlert } from '../../world/alerts/storedAlert.ts'
import type { World } from '../../world/world.ts'

const ids = listOf(text)
const filterShape = shapeOf({
  ids,
  alertCategory: textOrNull,
  alertAffectedTechnology: textOrNull,
  alertCode: textOrNull,
  alertSeverity: textOrNull,
  alertStatus: textOrNull,
  description: textOrNull,
  date: textOrNull,
  otherInfo: mapOf(anything),
})
type AlertFilter = ReturnType<typeof filterShape>

const acknowledgement = shapeOf({
  ids,
  filter: (value, key) => (value === undefined || value === null ? null : filterShape(value, key)),
})

export const alertAckHandlers = (http: ApiHttp, world: World) => [
  http.post('/alerts/ack', async ({ request, response }) => {
    authorize(world, request)
    requireWritable(world)
    const { ids: requestedIds, filter } = await readShape(request, acknowledgement)
    if ((requestedIds === null) === (filter === null))
      throw httpError(400, 'exactly one of ids and filter is required')
    const alerts = filter === null ? withIds(world, requestedIds) : world.alerts.filter(matching(filter))
    if (alerts.some(({ code }) => code === 'NO_DATA')) throw httpError(400, 'NO_DATA cannot be acknowledged')
    // A filter without a status also matches dismissed alerts.
    const takesAll = filter !== null && filter.alertStatus === null
    for (const alert of alerts) if (takesAll || alert.status === 'NEW') alert.status = 'ACK'
    return response(204).empty()
  }),
]

function withIds(world: World, requestedIds: readonly string[] | null): StoredAlert[] {
  const idFilter = idSet(requestedIds)
  return world.alerts.filter(({ id }) => idFilter?.has(id))
}

function idSet(requestedIds: readonly string[] | null): ReadonlySet<string> | null {
  if (requestedIds?.some((id) => !/^[0-9a-f]{24}$/i.test(id))) throw httpError(400, 'cannot read an id')
  return requestedIds && new Set(requestedIds.map((id) => id.toLowerCase()))
}

/** Ignores filter properties that are null. */
function matching(filter: AlertFilter): (alert: StoredAlert) => boolean {
  const idFilter = idSet(filter.ids)
  const date = filter.date === null ? null : parseMoment(filter.date)
  if (date === undefined) throw httpError(400, 'cannot read the date')
  const texts: readonly (readonly [string | null, TextKey])[] = [
    [filter.alertCategory, 'category'],
    [filter.alertAffectedTechnology, 'technology'],
    [filter.alertCode, 'code'],
    [filter.alertSeverity, 'severity'],
    [filter.alertStatus, 'status'],
    [filter.description, 'description'],
  ]
  const info = Object.entries(filter.otherInfo ?? {})
  return (alert) =>
    (idFilter === null || idFilter.has(alert.id)) &&
    (date === null || alert.date === date) &&
    texts.every(([value, key]) => value === null || alert[key] === value) &&
    info.every(([key, value]) => JSON.stringify(alert.otherInfo?.[key]) === JSON.stringify(value))
}

type TextKey = 'category' | 'technology' | 'code' | 'severity' | 'status' | 'description'
