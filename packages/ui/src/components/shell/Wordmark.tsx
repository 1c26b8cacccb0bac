import { clsx } from 'clsx'
import { product } from '../../lib/product.ts'

/** Logo with the product name. `short` shows only the logo. */
export function Wordmark({ className, short = false }: { className?: string; short?: boolean }) {
  return (
    <span
      data-slot="wordmark"
      className={clsx('inline-flex items-center gap-2 font-semibold whitespace-nowrap', className)}
    >
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden className="shrink-0 text-accent-text">
        <rect x="1" y="2" width="14" height="3" rx="1" fill="currentColor" />
        <rect x="1" y="6.5" width="9" height="3" rx="1" fill="currentColor" opacity="0.7" />
        <rect x="1" y="11" width="12" height="3" rx="1" fill="currentColor" opacity="0.45" />
      </svg>
      <span className={short ? 'sr-only' : undefined}>{product.name}</span>
    </span>
  )
}
