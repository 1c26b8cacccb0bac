import { useCallback, useState } from 'react'

/** Width of an element, measured before the first paint to avoid a layout shift. */
export function useWidth(): [
  watch: (element: HTMLElement | null) => (() => void) | undefined,
  width: number,
] {
  const [width, setWidth] = useState(0)
  const measureRef = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => setWidth(Math.floor(element.clientWidth))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return [measureRef, width]
}
