import { useCallback, useState } from 'react'

/** Whether an element overflows. Only then must it be focusable for keyboard scrolling. */
export function useOverflow(): [(element: HTMLElement | null) => (() => void) | undefined, boolean] {
  const [overflows, setOverflows] = useState(false)
  const observe = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    measure()
    return () => observer.disconnect()
  }, [])
  return [observe, overflows]
}
