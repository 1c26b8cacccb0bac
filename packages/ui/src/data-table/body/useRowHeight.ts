import { useSyncExternalStore } from 'react'

/** Row height in pixels at the current density, read from the CSS token. */
export function useRowHeight(): number {
  return useSyncExternalStore(watchDensity, rowHeight)
}

function watchDensity(onStoreChange: () => void) {
  const observer = new MutationObserver(onStoreChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] })
  return () => observer.disconnect()
}

/** Cached by density, because reading a computed style forces layout. */
const heights = new Map<string, number>()

function rowHeight(): number {
  const density = document.documentElement.dataset['density'] ?? ''
  const height = heights.get(density) ?? readRowHeight()
  // The token is missing until the stylesheet has loaded.
  if (height > 0) heights.set(density, height)
  return height > 0 ? height : 36
}

function readRowHeight(): number {
  const style = getComputedStyle(document.documentElement)
  const height = style.getPropertyValue('--row-height').trim()
  const size = Number.parseFloat(height)
  return height.endsWith('rem') ? size * Number.parseFloat(style.fontSize) : size
}
