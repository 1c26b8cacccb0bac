import { useSyncExternalStore } from 'react'

/** Pixels of a row in the density shown: the token is the truth, so that no second number can differ from it. */
export function useRowHeight(): number {
  return useSyncExternalStore(watchDensity, rowHeight)
}

function watchDensity(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] })
  return () => observer.disconnect()
}

/** By density. To read a style has the browser lay out the page: not with each drawing. */
const heights = new Map<string, number>()

function rowHeight(): number {
  const density = document.documentElement.dataset['density'] ?? ''
  const height = heights.get(density) ?? readRowHeight()
  // Before its styles are there a page has no height of rows.
  if (height > 0) heights.set(density, height)
  return height > 0 ? height : 36
}

function readRowHeight(): number {
  const style = getComputedStyle(document.documentElement)
  const height = style.getPropertyValue('--row-height').trim()
  const size = Number.parseFloat(height)
  return height.endsWith('rem') ? size * Number.parseFloat(style.fontSize) : size
}
