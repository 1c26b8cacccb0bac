import { useSyncExternalStore } from 'react'

/** Pixels of a row in the density shown: the token is the truth, so that no second number can differ from it. */
export function useRowHeight(): number {
  return useSyncExternalStore(watchDensity, readRowHeight)
}

function watchDensity(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] })
  return () => observer.disconnect()
}

function readRowHeight(): number {
  const style = getComputedStyle(document.documentElement)
  const height = style.getPropertyValue('--row-height').trim()
  const size = Number.parseFloat(height)
  if (Number.isNaN(size)) return 36
  return height.endsWith('rem') ? size * Number.parseFloat(style.fontSize) : size
}
