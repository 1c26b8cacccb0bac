import * as Part from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { IconButton } from '../button/Button.tsx'
import { letInputHandleEscape, Overlay, PortalContainer, ScrollBody, useModalFocus } from './modal.tsx'

const sides = {
  left: 'inset-y-0 left-0 w-[min(300px,calc(100vw-3rem))] border-r',
  right: 'inset-y-0 right-0 w-[min(420px,calc(100vw-2rem))] border-l',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-panel border-t',
} as const

export interface DrawerProps extends Omit<ComponentProps<typeof Part.Content>, 'title'> {
  open: boolean
  onClose: () => void
  title: string
  side: keyof typeof sides
  /** `false` leaves the page usable. A click outside closes the drawer unless `onInteractOutside` prevents it. */
  modal?: boolean
  children: ReactNode
  /** Buttons in a fixed footer. */
  actions?: ReactNode
}

/** Panel at one side of the viewport. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, side, modal = true, children, actions, className, ...rest } = props
  const t = useText('common')
  const modalFocus = useModalFocus()
  const [content, setContent] = useState<HTMLElement | null>(null)
  return (
    <Part.Root modal={modal} open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Part.Portal>
        {modal ? <Overlay /> : null}
        <Part.Content
          ref={setContent}
          data-slot="drawer"
          aria-modal={modal || undefined}
          onEscapeKeyDown={letInputHandleEscape}
          {...modalFocus}
          aria-describedby={undefined}
          {...rest}
          className={clsx(
            'inventory-console group/drawer fixed z-40 flex animate-appear flex-col border-line bg-surface-raised text-text shadow-float outline-none',
            sides[side],
            className,
          )}
        >
          <header className="flex h-bar shrink-0 items-center border-b border-line pr-12 pl-4">
            <Part.Title className="min-w-0 truncate rounded-control text-14 font-semibold outline-focus group-focus-visible/drawer:outline-2 group-focus-visible/drawer:outline-offset-4">
              {title}
            </Part.Title>
          </header>
          <PortalContainer value={content}>
            <ScrollBody>{children}</ScrollBody>
          </PortalContainer>
          {actions ? (
            <footer className="flex justify-end gap-2 border-t border-line p-3">{actions}</footer>
          ) : null}
          <IconButton label={t('actions.close')} onClick={onClose} className="absolute top-2 right-2">
            <X size={16} />
          </IconButton>
        </Part.Content>
      </Part.Portal>
    </Part.Root>
  )
}
