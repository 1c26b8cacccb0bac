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
  const focusable = [...event.currentTarget.querySelectorAll('input')].filter(({ disabled }) => !disabled)
  const index = focusable.findIndex((stop) => stop === event.target)
  const isInSearch = focusable[index]?.role === 'searchbox'
  const first = focusable.findIndex(({ type }) => type === 'checkbox')
  const targets: Record<string, number> = {
    ArrowDown: Math.min(index + 1, focusable.length - 1),
    ArrowUp: Math.max(index - 1, 0),
    ...(isInSearch ? {} : { Home: first, End: focusable.length - 1 }),
  }
  const next = focusable[ownValue(targets, event.key) ?? -1]
  if (index < 0 || !next) return
  event.preventDefault()
  next.focus()
}
