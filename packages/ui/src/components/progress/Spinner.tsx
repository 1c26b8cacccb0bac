import { LoaderCircle } from 'lucide-react'
import { cn } from '../../lib/cn.ts'

/** Decoration: what is under way is told by the text beside it or by `aria-busy`. */
export function Spinner({ size = 16, className }: { size?: number; className?: string }) {
  return (
    <LoaderCircle
      data-slot="spinner"
      size={size}
      className={cn('shrink-0 animate-spin', className)}
      aria-hidden
    />
  )
}
