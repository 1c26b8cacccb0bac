import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  label: string
  className?: string
  children: ReactNode
}

/** Text that most readers do not need, behind a line that opens it. */
export function Disclosure({ label, className, children }: DisclosureProps) {
  return (
    <details className={clsx('group max-w-full text-text-muted', className)}>
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-control px-1 hover:text-text">
        <ChevronRight aria-hidden size={14} className="transition-transform group-open:rotate-90" />
        {label}
      </summary>
      {children}
    </details>
  )
}
