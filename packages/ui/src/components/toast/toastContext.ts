import { createContext } from 'react'
import type { ToastContent } from './toastContent.ts'

export type ShowToast = (content: ToastContent) => void

/** Null without a provider. */
export const ToastContext = createContext<ShowToast | null>(null)
