import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useLoaded } from '../../lib/react/useLoaded.ts'
import type { Shown, ToastContent } from './toastContent.ts'

export type { ToastContent } from './toastContent.ts'

type Show = (content: ToastContent) => void

const ToastContext = createContext<Show | null>(null)

const load = async () => (await import('./ToastRegion.tsx')).ToastRegion

/** Shows the result of an action that has no place on the page. */
export function useToast(): Show {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}

export interface ToastProviderProps {
  children: ReactNode
  initial?: readonly ToastContent[]
  /** Milliseconds until a toast closes. Errors stay until closed. */
  lifetime?: number
}

export function ToastProvider({ children, initial = [], lifetime = 6000 }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly Shown[]>(() =>
    initial.map((content, id) => ({ ...content, id, lifetime: Infinity })),
  )
  const next = useRef(initial.length)
  const show = useCallback<Show>(
    (content) => {
      next.current += 1
      const id = next.current
      const stays = content.tone === 'danger'
      setShown((before) => [...before, { ...content, id, lifetime: stays ? Infinity : lifetime }])
    },
    [lifetime],
  )
  const [told, setTold] = useState(initial.length > 0)
  if (!told && shown.length > 0) setTold(true)
  const Region = useLoaded(told, load)
  return (
    <ToastContext value={show}>
      {children}
      {Region
        ? createElement(Region, {
            shown,
            onClose: (id: number) => setShown((before) => before.filter((toast) => toast.id !== id)),
          })
        : null}
    </ToastContext>
  )
}
