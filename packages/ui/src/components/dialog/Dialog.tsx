import * as Part from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { IconButton } from '../button/Button.tsx'
import { letInputHandleEscape, Overlay, PortalContainer, ScrollBody, useModalFocus } from './modal.tsx'

const widths = { narrow: 'max-w-[350px]', medium: 'max-w-lg', wide: 'max-w-3xl', full: 'max-w-6xl' } as const

interface DialogBase {
  open: boolean
  /** Names the action: "Dismiss host db-014?" */
  title: string
  /** One sentence under the title, with the consequences. */
  description?: string | undefined
  width?: keyof typeof widths
  children?: ReactNode
  /** Buttons, with the primary one last. */
  actions?: ReactNode
}

export type DialogProps = DialogBase &
  (
    | { kind?: 'dialog' | 'alert'; onClose: () => void }
    /** Can be closed only by its own buttons. */
    | { kind: 'forced'; onClose?: (() => void) | undefined }
  )

/** Modal dialog. `alert` closes by its buttons or Escape, not by an outside click. */
export function Dialog({
  open,
  title,
  description,
  width = 'medium',
  children,
  actions,
  kind = 'dialog',
  onClose,
}: DialogProps) {
  const t = useText('common')
  const modalFocus = useModalFocus()
  const [content, setContent] = useState<HTMLElement | null>(null)
  const keepOpen = (event: Event) => event.preventDefault()
  return (
    <Part.Root open={open} onOpenChange={(next) => (next ? undefined : onClose?.())}>
      <Part.Portal>
        <Overlay />
        <Part.Content
          ref={setContent}
          data-slot="dialog"
          role={kind === 'alert' ? 'alertdialog' : 'dialog'}
          aria-modal
          {...modalFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={kind === 'forced' ? keepOpen : letInputHandleEscape}
          {...(kind === 'dialog' ? {} : { onInteractOutside: keepOpen })}
          className={clsx(
            'inventory-console fixed top-[12vh] left-1/2 z-40 flex max-h-[80vh] w-[calc(100vw-2rem)] -translate-x-1/2 flex-col',
            'rounded-panel border border-line bg-surface-raised text-text shadow-float outline-none',
            widths[width],
          )}
        >
          <header className="pt-4 pr-12 pl-4">
            <Part.Title className="text-16 font-semibold wrap-anywhere">{title}</Part.Title>
            {description ? (
              <Part.Description className="mt-1 text-14 wrap-anywhere text-text-muted">
                {description}
              </Part.Description>
            ) : null}
          </header>
          {children ? (
            <PortalContainer value={content}>
              <ScrollBody className="p-4">{children}</ScrollBody>
            </PortalContainer>
          ) : (
            <div className="h-4" />
          )}
          {actions ? (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">
              {actions}
            </footer>
          ) : null}
          {/* Last in the DOM, so that the first field or button gets focus on open. */}
          {kind === 'forced' ? null : (
            <IconButton
              label={t('actions.close')}
              size="small"
              onClick={onClose}
              className="absolute top-3.5 right-3"
            >
              <X size={16} />
            </IconButton>
          )}
        </Part.Content>
      </Part.Portal>
    </Part.Root>
  )
}
