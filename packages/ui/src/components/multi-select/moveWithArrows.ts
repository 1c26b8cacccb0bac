import type { KeyboardEvent } from 'react'
import { ownValue } from '../../lib/values/ownValue.ts'

/** Toggles the focused checkbox with Enter; in the search input, the first option. */
export function toggleWithEnter(event: KeyboardEvent<HTMLElement>) {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const box = boxes.includes(target) ? target : boxes.find(({ disabled }) => !disabled)
  if (!box) return
  event.preventDefault()
  box.click()
}

/**
 * Moves focus between the search input and the checkboxes with the arrow keys, and to the first or last
 * checkbox with Home and End.
 */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll('input')].filter(({ disabled }) => !disabled)
  const at = stops.findIndex((stop) => stop === event.target)
  const typing = stops[at]?.role === 'searchbox'
  const first = stops.findIndex(({ type }) => type === 'checkbox')
  const to: Record<string, number> = {
    ArrowDown: Math.min(at + 1, stops.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    ...(typing ? {} : { Home: first, End: stops.length - 1 }),
  }
  const next = stops[ownValue(to, event.key) ?? -1]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}
