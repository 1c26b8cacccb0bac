import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'

/** Decorative. Progress is announced by the text next to it or by `aria-busy`. */
export function Spinner({ size = 16, className }: { size?: number; className?: string }) {
  return (
    <LoaderCircle
      data-slot="spinner"
      size={size}
      className={clsx('shrink-0 animate-spin', className)}
      aria-hidden
    />
  )
}
