import { useEffect } from 'react'
import { useSWRConfig } from 'swr'

const type = 'mocks-change'

/** Notifies the console of a change in the mocks panel. */
export function changed(): void {
  window.dispatchEvent(new Event(type))
}

/** Revalidates everything on screen after a change of the mocks. A no-op in builds without mocks. */
export const useMocksChange = import.meta.env.VITE_MOCKS === 'on' ? useAskAgain : () => {}

function useAskAgain(): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const again = () => void mutate(() => true).catch(() => undefined)
    window.addEventListener(type, again)
    return () => window.removeEventListener(type, again)
  }, [mutate])
}
