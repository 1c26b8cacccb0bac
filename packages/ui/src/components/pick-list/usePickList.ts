import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { ownValue } from '../../lib/records.ts'
import type { PickGroup, PickItem } from './pickItem.ts'

interface PickListOptions {
  groups: readonly PickGroup[]
  /** Key of the initially active option, such as the selected one. */
  initialKey: string | undefined
  /** The groups still match the previous text, so Enter waits for the new ones. */
  isPending: boolean
  onSelect: (item: PickItem) => void
}

export const keyOf = (group: PickGroup, item: PickItem) => `${group.id}/${item.id}`

/**
 * Listbox with `aria-activedescendant`: focus stays in the input, and results that arrive do not move the
 * active option.
 */
export function usePickList({ groups, initialKey, isPending, onSelect }: PickListOptions) {
  const id = useId()
  const [requestedKey, setRequestedKey] = useState(initialKey)
  const selectWhenReady = useRef(false)
  const options = groups.flatMap((group) => group.items.map((item) => ({ key: keyOf(group, item), item })))
  const requestedIndex = options.findIndex(({ key }) => key === requestedKey)
  const active = requestedIndex === -1 ? 0 : requestedIndex
  const activeKey = options[active]?.key
  const optionId = (key: string) => `${id}-${options.findIndex((option) => option.key === key)}`

  function selectActive() {
    const item = options[active]?.item
    // Clicks the link, which works with any router.
    if (item?.to !== undefined && activeKey) document.getElementById(optionId(activeKey))?.click()
    else if (item) onSelect(item)
  }

  const selectDeferred = useEffectEvent(() => {
    if (selectWhenReady.current) selectActive()
    selectWhenReady.current = false
  })
  useEffect(() => {
    if (!isPending) selectDeferred()
  }, [isPending])

  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1
    const moves: Record<string, number> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    }
    const nextIndex = ownValue(moves, event.key)
    if (nextIndex !== undefined) {
      event.preventDefault()
      setRequestedKey(options[nextIndex]?.key)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isPending) selectWhenReady.current = true
      else selectActive()
    }
  }

  return {
    id,
    activeKey,
    optionId,
    onKeyDown,
    activate: setRequestedKey,
    /** Activates the first option again when the text changes. */
    reset: () => {
      selectWhenReady.current = false
      setRequestedKey(undefined)
    },
  }
}
