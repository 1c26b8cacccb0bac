import type { ReactNode } from 'react'

export interface Tab {
  id: string
  label: string
  /** Number of entries, shown after the label. */
  count?: number
  disabled?: boolean
  content: ReactNode
}
