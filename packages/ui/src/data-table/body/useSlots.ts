import { useMemo, useState } from 'react'

/**
 * Stable React keys that recycle the DOM nodes of rows that scrolled out of view, which avoids garbage
 * collection while scrolling.
 */
export function useSlots(places: readonly number[]): readonly number[] {
  const [handOn] = useState(slots)
  return useMemo(() => handOn(places), [handOn, places])
}

/** Returns a function that assigns a key to each index and remembers the previous assignment. */
export function slots(): (places: readonly number[]) => readonly number[] {
  let before: ReadonlyMap<number, number> = new Map()
  return (places) => {
    const stay = places.map((place) => before.get(place))
    const taken = new Set(stay)
    let next = 0
    const given = stay.map((slot) => {
      if (slot !== undefined) return slot
      while (taken.has(next)) next += 1
      return next++
    })
    before = new Map(places.map((place, at) => [place, given[at] ?? at]))
    return given
  }
}
