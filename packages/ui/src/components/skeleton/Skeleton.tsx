import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** Placeholder while loading; its size must match the content. Hidden for the first 150 ms. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      {...rest}
      className={clsx('h-4 animate-late rounded-control bg-skeleton', className)}
    />
  )
}
