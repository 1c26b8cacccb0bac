import { parseMoment } from '../../lib/dates.ts'
import { listOf, mapOf, anything, readShape, shapeOf, text, textOrNull } from '../../lib/http/body.ts'
import { refuse } from '../../lib/http/errors.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { authorize, refuseWhenReadOnly } from '../../world/access/access.ts'
import type { StoredAlert } from '../../world/alerts/alerts.ts'
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
    refuseWhenReadOnly(world)
    const { ids: asked, filter } = await readShape(request, acknowledgement)
    if ((asked === null) === (filter === null)) throw refuse(400, 'exactly one of ids and filter')
    const alerts = filter === null ? withIds(world, asked) : world.alerts.filter(matching(filter))
    if (alerts.some(({ code }) => code === 'NO_DATA')) throw refuse(400, 'NO_DATA cannot be acknowledged')
    // A filter without a status also matches dismissed alerts.
    const takesAll = filter !== null && filter.alertStatus === null
    for (const alert of alerts) if (takesAll || alert.status === 'NEW') alert.status = 'ACK'
    return response(204).empty()
  }),
]

function withIds(world: World, asked: readonly string[] | null): StoredAlert[] {
  const wanted = idSet(asked)
  return world.alerts.filter(({ id }) => wanted?.has(id))
}

function idSet(asked: readonly string[] | null): ReadonlySet<string> | null {
  if (asked?.some((id) => !/^[0-9a-f]{24}$/i.test(id))) throw refuse(400, 'cannot read an id')
  return asked && new Set(asked.map((id) => id.toLowerCase()))
}

/** Ignores filter properties that are null. */
function matching(filter: AlertFilter): (alert: StoredAlert) => boolean {
  const wanted = idSet(filter.ids)
  const date = filter.date === null ? null : parseMoment(filter.date)
  if (date === undefined) throw refuse(400, 'cannot read the date')
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
    (wanted === null || wanted.has(alert.id)) &&
    (date === null || alert.date === date) &&
    texts.every(([value, key]) => value === null || alert[key] === value) &&
    info.every(([key, value]) => JSON.stringify(alert.otherInfo?.[key]) === JSON.stringify(value))
}

type TextKey = 'category' | 'technology' | 'code' | 'severity' | 'status' | 'description'
