import { cva } from 'class-variance-authority'

export const controlClass = cva(
  [
    'w-full min-w-0 rounded-control border border-line-control bg-surface-raised text-text transition-colors',
    'hover:border-text-muted disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-hover disabled:text-text-muted',
    // Dashed, because forced colors override the background.
    '[&[readonly]]:border-dashed [&[readonly]]:border-line [&[readonly]]:bg-transparent',
    'aria-invalid:border-danger-icon',
  ],
  {
    variants: {
      size: {
        small: 'h-7 px-2 text-12',
        medium: 'h-8 px-2 text-13',
        large: 'h-10 px-3 text-14',
        tags: 'flex min-h-8 flex-wrap items-center gap-1 p-0.5 text-13 has-[>input:focus-visible]:outline-2 has-[>input:focus-visible]:outline-offset-2 has-[>input:focus-visible]:outline-focus data-invalid:border-danger-icon',
        lines: 'min-h-16 resize-y px-2 py-1.5 text-13',
      },
    },
    defaultVariants: { size: 'medium' },
  },
)

export type ControlSize = 'small' | 'medium' | 'large'
