import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { useOverflow } from '../../lib/layout.ts'

/** Scrollable part between header and footer, focusable if it overflows. */
export function ScrollBody({ className, children }: { className?: string; children: ReactNode }) {
  const [overflowRef, overflows] = useOverflow()
  return (
    <div
      ref={overflowRef}
      data-slot="scroll-body"
      {...(overflows ? { tabIndex: 0 } : {})}
      className={cn('min-h-0 flex-1 overflow-y-auto -outline-offset-2', className)}
    >
      {children}
    </div>
  )
}
