import { clsx } from 'clsx'
import { Check, ChevronRight, Circle, Minus } from 'lucide-react'
import { DropdownMenu as Part } from 'radix-ui'
import type { ComponentProps, FocusEvent, ReactNode, SyntheticEvent } from 'react'
import { Link } from '../../lib/links.ts'

const panelClass =
  'inventory-console z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-80 animate-appear overflow-y-auto rounded-panel border border-line bg-surface-raised scroll-edges p-1 text-13 text-text shadow-float outline-none'
const rowClass =
  'relative flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-control py-1 pr-2 -outline-offset-2 select-none in-data-keyboard:focus:outline-2 in-data-keyboard:focus:outline-focus data-disabled:cursor-not-allowed data-disabled:text-text-muted data-highlighted:bg-surface-hover'

/** After a click, WebKit does not count focus that Radix moves by arrow keys as visible. */
const markKeyboard = (isKeyboard: boolean) => (event: SyntheticEvent<HTMLElement>) => {
  event.currentTarget.toggleAttribute('data-keyboard', isKeyboard)
}
const inputMarks = { onKeyDownCapture: markKeyboard(true), onPointerMoveCapture: markKeyboard(false) }

export interface MenuProps {
  /** The button that opens the menu, or the anchor of a controlled one. */
  trigger: ReactNode | MenuAnchor
  children?: ReactNode
  align?: 'start' | 'end'
  side?: 'bottom' | 'right'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** External button that exists before the menu's code is loaded. */
export interface MenuAnchor {
  label: string
  focus: () => void
  /** Opened by keyboard, so the first item gets focus. */
  byKeyboard: boolean
}

/** Not modal, because Radix locks scrolling with a <style> element that the content security policy blocks. */
export function Menu({ trigger, children, align = 'start', side = 'bottom', open, onOpenChange }: MenuProps) {
  return (
    <Part.Root modal={false} open={open} onOpenChange={onOpenChange}>
      {isAnchor(trigger) ? (
        <Part.Trigger asChild>
          <span
            data-slot="menu-anchor"
            aria-hidden
            aria-label={trigger.label}
            className="pointer-events-none absolute inset-0"
          />
        </Part.Trigger>
      ) : (
        <Part.Trigger asChild>{trigger}</Part.Trigger>
      )}
      <Part.Portal>
        <Part.Content
          data-slot="menu"
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          loop
          className={panelClass}
          {...inputMarks}
          {...(isAnchor(trigger) ? focusHandlers(trigger) : {})}
        >
          {children}
        </Part.Content>
      </Part.Portal>
    </Part.Root>
  )
}

function isAnchor(trigger: MenuProps['trigger']): trigger is MenuAnchor {
  return typeof trigger === 'object' && trigger !== null && 'focus' in trigger
}

function focusHandlers({ focus, byKeyboard }: MenuAnchor) {
  return {
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      // Radix does not detect keyboard use if its code was loaded after the key press.
      if (byKeyboard && target === currentTarget)
        currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // Does not restore focus that the action moved.
      if (document.activeElement === null || document.activeElement === document.body) focus()
    },
  }
}

export type MenuItemProps = ComponentProps<typeof Part.Item> & {
  icon?: ReactNode
  /** Keyboard shortcut shown on the right. */
  shortcut?: string
  /** Reason why it is disabled. */
  note?: string | undefined
  tone?: 'danger'
}

export function MenuItem({ icon, shortcut, note, tone, className, children, ...rest }: MenuItemProps) {
  return (
    <Part.Item
      data-slot="menu-item"
      {...rest}
      className={clsx(rowClass, 'pl-2', tone === 'danger' && 'text-danger-text', className)}
    >
      {icon ? <span className="shrink-0 text-text-muted">{icon}</span> : null}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{children}</span>
        {note ? <span className="block text-12 wrap-anywhere">{note}</span> : null}
      </span>
      {shortcut ? <kbd className="shrink-0 font-sans text-12 text-text-muted">{shortcut}</kbd> : null}
    </Part.Item>
  )
}

export interface MenuLinkProps {
  to: string
  icon?: ReactNode
  /** Marks the current page. */
  current?: boolean
  children: ReactNode
}

export function MenuLink({ to, icon, current = false, children }: MenuLinkProps) {
  return (
    <Part.Item asChild>
      <Link
        data-slot="menu-link"
        to={to}
        {...(current ? { 'aria-current': 'page' } : {})}
        className={clsx(rowClass, 'pl-2', current && 'font-medium text-accent-text selected-fill')}
      >
        {icon ? <span className="shrink-0 text-text-muted">{icon}</span> : null}
        <span className="min-w-0 flex-1 truncate">{children}</span>
      </Link>
    </Part.Item>
  )
}

/** Stays open on click, so that several can be toggled. */
export function MenuCheckbox({
  className,
  children,
  onSelect,
  ...rest
}: ComponentProps<typeof Part.CheckboxItem>) {
  return (
    <Part.CheckboxItem
      data-slot="menu-checkbox"
      {...rest}
      onSelect={onSelect ?? stayOpen}
      className={clsx(rowClass, 'pl-8', className)}
    >
      <Part.ItemIndicator className="absolute left-2 text-accent-text">
        {rest.checked === 'indeterminate' ? <Minus size={16} /> : <Check size={16} />}
      </Part.ItemIndicator>
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </Part.CheckboxItem>
  )
}

export function MenuRadioGroup(props: ComponentProps<typeof Part.RadioGroup>) {
  return <Part.RadioGroup data-slot="menu-radio-group" {...props} />
}

export function MenuRadio({ className, children, ...rest }: ComponentProps<typeof Part.RadioItem>) {
  return (
    <Part.RadioItem data-slot="menu-radio" {...rest} className={clsx(rowClass, 'pl-8', className)}>
      <Part.ItemIndicator className="absolute left-3 text-accent-text">
        <Circle size={8} className="fill-current" />
      </Part.ItemIndicator>
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </Part.RadioItem>
  )
}

export function MenuSubmenu({
  label,
  icon,
  children,
}: {
  label: string
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <Part.Sub>
      <Part.SubTrigger
        data-slot="menu-submenu"
        className={clsx(rowClass, 'pl-2 data-[state=open]:bg-surface-hover')}
      >
        {icon ? <span className="shrink-0 text-text-muted">{icon}</span> : null}
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <ChevronRight size={16} className="text-text-muted" />
      </Part.SubTrigger>
      <Part.Portal>
        <Part.SubContent
          data-slot="menu"
          sideOffset={4}
          collisionPadding={8}
          loop
          className={panelClass}
          {...inputMarks}
        >
          {children}
        </Part.SubContent>
      </Part.Portal>
    </Part.Sub>
  )
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Part.Label>) {
  return (
    <Part.Label
      data-slot="menu-label"
      {...rest}
      className={clsx('px-2 py-1 text-12 text-text-muted', className)}
    />
  )
}

export function MenuSeparator() {
  return <Part.Separator data-slot="menu-separator" className="-mx-1 my-1 h-px bg-line" />
}

function stayOpen(event: Event) {
  event.preventDefault()
}
