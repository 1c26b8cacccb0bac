import { useEffect } from 'react'
import { useSWRConfig } from 'swr'

const eventType = 'mocks-change'

/** Notifies the console of a change in the mocks panel. */
export function notifyMocksChange(): void {
  window.dispatchEvent(new Event(eventType))
}

/** Revalidates everything on screen after a change of the mocks. A no-op in builds without mocks. */
export const useMocksChange = import.meta.env.VITE_MOCKS === 'on' ? useRevalidateOnMocksChange : () => {}

function useRevalidateOnMocksChange(): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const revalidateAll = () => void mutate(() => true).catch(() => undefined)
    window.addEventListener(eventType, revalidateAll)
    return () => window.removeEventListener(eventType, revalidateAll)
  }, [mutate])
}
