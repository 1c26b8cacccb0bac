import { useSyncExternalStore } from 'react'

/*
 * Column widths are estimated from texts. A letter spacing, a smallest font size or a text zoom of the user makes the same texts
 * wider; one hidden text tells by how much.
 */

const sample = 'hamburgefonstiv 0123456789'
/** Differences of rounding and hinting. */
const tolerance = 1.04
const step = 0.05

let scale = 1
let stop: (() => void) | null = null
const listeners = new Set<() => void>()

/** Width of text on this page in relation to the same text as the console styles it. At least 1. */
export const textScale = () => scale

export function useTextScale(): number {
  return useSyncExternalStore(subscribe, textScale, () => 1)
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  stop ??= observe()
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}

/** The observer also reports styles that arrive later, and its first call forces no layout. */
function observe(): () => void {
  const text = document.createElement('span')
  text.textContent = sample
  text.ariaHidden = 'true'
  text.className =
    'inventory-console pointer-events-none invisible fixed top-0 left-0 whitespace-nowrap text-13 print:hidden'
  const context = document.createElement('canvas').getContext('2d')
  const observer = new ResizeObserver(() => {
    if (!context) return
    context.font = `13px ${getComputedStyle(text).fontFamily}`
    const ratio = text.getBoundingClientRect().width / context.measureText(sample).width
    const next = ratio < tolerance ? 1 : Math.ceil(ratio / step) * step
    if (next === scale) return
    scale = next
    for (const listener of listeners) listener()
  })
  document.body.append(text)
  observer.observe(text)
  return () => {
    observer.disconnect()
    text.remove()
    scale = 1
  }
}
