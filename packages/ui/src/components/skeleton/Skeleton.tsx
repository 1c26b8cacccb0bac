import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** Placeholder while loading; its size must match the content. Hidden for the first 150 ms. */
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
