import { cva } from 'class-variance-authority'

/** The box of everything a person types or chooses in. */
export const controlClass = cva(
  [
    'w-full min-w-0 rounded-control border border-line-control bg-surface-raised text-text transition-colors',
    'hover:border-text-muted disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-hover disabled:text-text-muted',
    'aria-invalid:border-danger-icon',
  ],
  {
    variants: {
      size: { small: 'h-7 px-2 text-12', medium: 'h-8 px-2 text-13', large: 'h-10 px-3 text-14' },
    },
    defaultVariants: { size: 'medium' },
  },
)

export type ControlSize = 'small' | 'medium' | 'large'
