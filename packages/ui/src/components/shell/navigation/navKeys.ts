import type { KeyboardEvent } from 'react'
import { ownValue } from '../../../lib/records.ts'

/** Tree navigation with the arrow keys, in addition to Tab. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLElement)) return
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const index = rows.indexOf(target)
  const open = target.getAttribute('aria-expanded')
  const parent = target.closest('ul')?.previousElementSibling
  const keyHandlers: Record<string, () => void> = {
    ArrowDown: () => rows[index + 1]?.focus(),
    ArrowUp: () => rows[index - 1]?.focus(),
    Home: () => rows[0]?.focus(),
    End: () => rows.at(-1)?.focus(),
    ArrowRight: () => (open === 'false' ? target.click() : open === 'true' ? rows[index + 1]?.focus() : null),
    ArrowLeft: () =>
      open === 'true' ? target.click() : parent instanceof HTMLElement ? parent.focus() : null,
  }
  const handler = ownValue(keyHandlers, key)
  if (!handler || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  handler()
}
