import { useMemo, useState } from 'react'

/**
 * A name for the elements of each row that is drawn: a row keeps its own while it stays, and one that comes gets that of
 * one that left. So scrolling writes into the cells there are, and leaves none behind to be collected.
 */
export function useSlots(places: readonly number[]): readonly number[] {
  const [handOn] = useState(slots)
  return useMemo(() => handOn(places), [handOn, places])
}

/** Gives the slots of places, in their order; it remembers those it gave last. */
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
