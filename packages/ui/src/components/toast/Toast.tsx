import {
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react'
import { lazyModule, useLazy } from '../../lib/lazy.ts'
import type { MutationFailure } from '../../lib/mutationErrors.ts'
import type { Tone } from '../badge/Badge.tsx'

const load = lazyModule(async () => (await import('./ToastRegion.tsx')).ToastRegion)

/** Returns a function that shows a toast. */
export function useToast(): ShowToast {
  const showToast = useContext(ToastContext)
  if (!showToast) throw new Error('useToast needs a ToastProvider above it')
  return showToast
}

export interface ToastProviderProps {
  children: ReactNode
  initial?: readonly ToastContent[]
  /** Milliseconds until a toast closes. Errors and warnings stay until closed. */
  lifetime?: number
}

export function ToastProvider({ children, initial = [], lifetime = 6000 }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly VisibleToast[]>(() =>
    initial.map((content, id) => ({ ...content, id, lifetime: Infinity })),
  )
  const nextId = useRef(initial.length)
  const showToast = useCallback<ShowToast>(
    (content) => {
      nextId.current += 1
      const id = nextId.current
      const isPersistent = content.tone === 'danger' || content.tone === 'warning'
      const toast = { ...content, id, lifetime: isPersistent ? Infinity : lifetime }
      // A repeated message replaces the visible one.
      setToasts((previous) => [...previous.filter((other) => !isRepeated(other, content)), toast])
    },
    [lifetime],
  )
  const [hasToasts, setHasToasts] = useState(initial.length > 0)
  if (!hasToasts && toasts.length > 0) setHasToasts(true)
  const Region = useLazy(load, hasToasts)
  return (
    <ToastContext value={showToast}>
      {children}
      {Region
        ? createElement(Region, {
            toasts,
            onClose: (id: number) => setToasts((previous) => previous.filter((toast) => toast.id !== id)),
          })
        : null}
    </ToastContext>
  )
}

/** A toast with an action stays, because its action belongs to another change. */
function isRepeated(shown: ToastContent, next: ToastContent): boolean {
  return shown.title === next.title && shown.text === next.text && shown.tone === next.tone && !shown.action
}

export interface ToastContent {
  tone: Exclude<Tone, 'neutral'>
  title: string
  text?: string
  /** Undoes the change or opens the changed item. */
  action?: { label: string; onPress: () => void }
}

/** A write that failed. An unknown outcome is a warning, because the write may have succeeded. */
export function failureToast({ message, unconfirmed = false }: MutationFailure, title: string): ToastContent {
  return unconfirmed ? { tone: 'warning', title: message } : { tone: 'danger', title, text: message }
}

export interface VisibleToast extends ToastContent {
  id: number
  /** In milliseconds; Infinity keeps it until closed. */
  lifetime: number
}

export type ShowToast = (content: ToastContent) => void

/** Null without a provider. */
export const ToastContext = createContext<ShowToast | null>(null)
