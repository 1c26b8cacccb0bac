import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      data-slot="kbd"
      {...rest}
      className={clsx(
        'inline-grid h-5 min-w-5 place-items-center rounded-[4px] border border-line bg-surface-hover px-1 font-sans text-12 text-text-muted',
        className,
      )}
    />
  )
}
