import type { Exchange } from '../control/exchanges.ts'
import { button, element } from './elements.ts'

const SHOWN = 50

/** List of the last requests, newest first. Reuses the elements of existing entries. */
export function requestList(aim: (call: string) => void) {
  const list = element('ol', { class: 'requests', 'aria-label': 'Requests', tabindex: '0' })
  const items = new Map<number, ReturnType<typeof requestItem>>()
  return {
    list,
    show: (exchanges: readonly Exchange[]) => {
      const shown = exchanges.slice(0, SHOWN)
      for (const exchange of shown.toReversed()) {
        const known = items.get(exchange.id)
        const item = known ?? requestItem(exchange, aim)
        item.show(exchange)
        if (known) continue
        items.set(exchange.id, item)
        list.prepend(item.item)
      }
      const ids = new Set(shown.map(({ id }) => id))
      for (const [id, { item }] of items) {
        if (ids.has(id)) continue
        item.remove()
        items.delete(id)
      }
    },
  }
}

function requestItem({ method, path, faults }: Exchange, aim: (call: string) => void) {
  const title = `${method} ${path}`
  const outcome = element('span', { class: 'outcome' })
  const took = element('span', { class: 'took' })
  const hit = faults.length === 0 ? [] : [element('em', {}, ` ${faults.join('; ')}`)]
  const item = element(
    'li',
    {},
    outcome,
    element('code', {}, title, ...hit),
    took,
    button('Fault', () => aim(`${method} ${path.split('?')[0] ?? ''}`), {
      'aria-label': `A fault for ${title}`,
    }),
  )
  return {
    item,
    show: (exchange: Exchange) => {
      const bad = typeof exchange.outcome === 'number' ? exchange.outcome >= 400 : exchange.outcome === 'lost'
      outcome.classList.toggle('bad', bad)
      outcome.replaceChildren(exchange.outcome === 'waiting' ? '…' : String(exchange.outcome))
      took.replaceChildren(exchange.milliseconds === undefined ? '' : `${exchange.milliseconds} ms`)
    },
  }
}
