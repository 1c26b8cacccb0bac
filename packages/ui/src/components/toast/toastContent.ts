import type { Tone } from '../badge/tones.tsx'

export interface ToastContent {
  tone: Exclude<Tone, 'neutral'>
  title: string
  text?: string
  /** Undoes the change or opens the changed item. */
  action?: { label: string; onPress: () => void }
}

export interface VisibleToast extends ToastContent {
  id: number
  /** In milliseconds; Infinity keeps it until closed. */
  lifetime: number
}
