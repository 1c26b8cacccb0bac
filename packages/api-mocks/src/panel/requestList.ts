import type { LoggedRequest } from '../control/requestLog.ts'
import { button, element } from './elements.ts'

const maxItems = 50

/** List of the last requests, newest first. Reuses the elements of existing entries. */
export function requestList(prefill: (call: string) => void) {
  const list = element('ol', { class: 'requests', 'aria-label': 'Requests', tabindex: '0' })
  const items = new Map<number, ReturnType<typeof requestItem>>()
  return {
    list,
    update: (requests: readonly LoggedRequest[]) => {
      const visibleRequests = requests.slice(0, maxItems)
      for (const request of visibleRequests.toReversed()) {
        const known = items.get(request.id)
        const item = known ?? requestItem(request, prefill)
        item.update(request)
        if (known) continue
        items.set(request.id, item)
        list.prepend(item.item)
      }
      const ids = new Set(visibleRequests.map(({ id }) => id))
      for (const [id, { item }] of items) {
        if (ids.has(id)) continue
        item.remove()
        items.delete(id)
      }
    },
  }
}

function requestItem({ method, path, faults }: LoggedRequest, prefill: (call: string) => void) {
  const title = `${method} ${path}`
  const outcome = element('span', { class: 'outcome' })
  const duration = element('span', { class: 'took' })
  const faultLabels = faults.length === 0 ? [] : [element('em', {}, ` ${faults.join('; ')}`)]
  const item = element(
    'li',
    {},
    outcome,
    element('code', {}, title, ...faultLabels),
    duration,
    button('Fault', () => prefill(`${method} ${path.split('?')[0] ?? ''}`), {
      'aria-label': `A fault for ${title}`,
    }),
  )
  return {
    item,
    update: (request: LoggedRequest) => {
      const isFailed =
        typeof request.outcome === 'number' ? request.outcome >= 400 : request.outcome === 'failed'
      outcome.classList.toggle('bad', isFailed)
      outcome.replaceChildren(request.outcome === 'pending' ? '…' : String(request.outcome))
      duration.replaceChildren(request.milliseconds === undefined ? '' : `${request.milliseconds} ms`)
    },
  }
}
