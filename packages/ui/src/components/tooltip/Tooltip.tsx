import { Tooltip as Part } from 'radix-ui'
import type { ReactElement } from 'react'

export interface TooltipProps {
  /** Explanation. Must not contain information that the page shows nowhere else. */
  text: string
  /** One focusable element. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
  open?: boolean
}

export function Tooltip({ text, children, side = 'top', open }: TooltipProps) {
  return (
    <Part.Provider delayDuration={400} skipDelayDuration={200}>
      <Part.Root {...(open === undefined ? {} : { open })}>
        <Part.Trigger asChild>{children}</Part.Trigger>
        <Part.Portal>
          <Part.Content
            data-slot="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="inventory-console z-50 max-w-72 animate-appear rounded-control border border-line bg-text px-2 py-1 text-12 wrap-anywhere text-surface shadow-float"
          >
            {text}
          </Part.Content>
        </Part.Portal>
      </Part.Root>
    </Part.Provider>
  )
}
