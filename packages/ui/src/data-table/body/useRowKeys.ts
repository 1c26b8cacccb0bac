import { useMemo, useState } from 'react'

/**
 * Stable React keys that recycle the DOM nodes of rows that scrolled out of view, which avoids garbage
 * collection while scrolling.
 */
export function useRowKeys(indexes: readonly number[]): readonly number[] {
  const [assignKeys] = useState(createRowKeys)
  return useMemo(() => assignKeys(indexes), [assignKeys, indexes])
}

/** Returns a function that assigns a key to each index and remembers the previous assignment. */
export function createRowKeys(): (indexes: readonly number[]) => readonly number[] {
  let previousKeys: ReadonlyMap<number, number> = new Map()
  return (indexes) => {
    const reusedKeys = indexes.map((index) => previousKeys.get(index))
    const usedKeys = new Set(reusedKeys)
    let nextKey = 0
    const keys = reusedKeys.map((key) => {
      if (key !== undefined) return key
      while (usedKeys.has(nextKey)) nextKey += 1
      return nextKey++
    })
    previousKeys = new Map(indexes.map((index, position) => [index, keys[position] ?? position]))
    return keys
  }
}
