import { Children, type ComponentProps, type MouseEvent } from 'react'
import { cn } from '../../lib/cn.ts'
import { Link, type LinkProps } from '../../lib/links.ts'
import { Spinner } from '../progress/Spinner.tsx'
import { buttonClass, type ButtonVariants } from './buttonClass.ts'

export type ButtonProps = ComponentProps<'button'> &
  ButtonVariants & {
    /** Shows a spinner and ignores clicks, while the button keeps its width and label. */
    busy?: boolean
  }

/** With `aria-disabled` it stays focusable, so that a tooltip can explain why it is disabled. */
export function Button({ variant, size, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const blocked = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  return (
    <button
      type="button"
      data-slot="button"
      {...rest}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={blocked ? prevent : onClick}
      className={cn(buttonClass({ variant, size }), className)}
    >
      {busy ? <Spinner /> : null}
      {/* Page translation replaces text nodes, and React cannot insert before a replaced one. */}
      {Children.map(children, (child) => (typeof child === 'string' ? <span>{child}</span> : child))}
    </button>
  )
}

export type ButtonLinkProps = LinkProps & ButtonVariants

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link data-slot="button-link" {...rest} className={cn(buttonClass({ variant, size }), className)} />
}

function prevent(event: MouseEvent) {
  event.preventDefault()
}
