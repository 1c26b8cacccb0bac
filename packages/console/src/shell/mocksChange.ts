import { useEffect } from 'react'
import { useSWRConfig } from 'swr'

const type = 'mocks-change'

/** Somebody changed the mocks in their panel. */
export function changed(): void {
  window.dispatchEvent(new Event(type))
}

/** Then everything that is shown is asked for again. Without mocks in the page there is nothing to hear. */
export const useMocksChange = import.meta.env.VITE_MOCKS === 'on' ? useAskAgain : () => {}

function useAskAgain(): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const again = () => void mutate(() => true).catch(() => undefined)
    window.addEventListener(type, again)
    return () => window.removeEventListener(type, again)
  }, [mutate])
}
