import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** Keeps the place of what is still loading; give it the size of the thing. Hidden for its first 150 ms. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      {...rest}
      className={cn('h-4 animate-late rounded-control bg-skeleton', className)}
    />
  )
}
