import { CircleAlert, CircleCheck, Info, Minus, TriangleAlert, type LucideIcon } from 'lucide-react'

export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const
export type Tone = (typeof tones)[number]

/** One icon shape per tone, so that color is never the only signal. */
export const toneIcon: Record<Tone, LucideIcon> = {
  neutral: Minus,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

export const toneIconClass: Record<Tone, string> = {
  neutral: 'text-text-muted',
  info: 'text-info-icon',
  success: 'text-success-icon',
  warning: 'text-warning-icon',
  danger: 'text-danger-icon',
}

export const toneBoxClass: Record<Tone, string> = {
  neutral: 'border-line bg-surface-hover text-text',
  info: 'border-info-border bg-info-subtle text-info-text',
  success: 'border-success-border bg-success-subtle text-success-text',
  warning: 'border-warning-border bg-warning-subtle text-warning-text',
  danger: 'border-danger-border bg-danger-subtle text-danger-text',
}
