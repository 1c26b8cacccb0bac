import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import { Children, type ComponentProps, type MouseEvent } from 'react'
import { Link, type LinkProps } from '../../lib/links.ts'
import { Spinner } from '../progress/Spinner.tsx'

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
      className={clsx(buttonClass({ variant, size }), className)}
    >
      {busy ? <Spinner /> : null}
      {/* Page translation replaces text nodes, and React cannot insert before a replaced one. */}
      {Children.map(children, (child) => (typeof child === 'string' ? <span>{child}</span> : child))}
    </button>
  )
}

export type ButtonLinkProps = LinkProps & ButtonVariants

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return (
    <Link data-slot="button-link" {...rest} className={clsx(buttonClass({ variant, size }), className)} />
  )
}

function prevent(event: MouseEvent) {
  event.preventDefault()
}

export const buttonClass = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap transition-colors select-none print:hidden',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-hover disabled:text-text-muted',
    'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-surface-hover aria-disabled:text-text-muted',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-text-on-solid hover:bg-accent-hover',
        secondary:
          'border-line-control bg-surface-raised text-text hover:bg-surface-hover active:bg-surface-active',
        ghost: 'border-transparent bg-transparent text-text hover:bg-surface-hover active:bg-surface-active',
        danger: 'border-transparent bg-danger-solid text-text-on-solid hover:bg-danger-solid-hover',
      },
      size: {
        small: 'h-7 text-12',
        medium: 'h-8 text-13',
        /** Denser while labels are icons. */
        toolbar: 'h-8 text-13',
        large: 'h-10 text-14',
      },
      square: { true: '', false: '' },
    },
    compoundVariants: [
      { square: false, size: 'small', class: 'px-2' },
      { square: false, size: 'medium', class: 'px-3' },
      { square: false, size: 'toolbar', class: 'px-3 md:max-xl:px-2' },
      { square: false, size: 'large', class: 'px-4' },
      { square: true, size: 'small', class: 'w-7' },
      { square: true, size: 'medium', class: 'w-8' },
      { square: true, size: 'toolbar', class: 'w-8' },
      { square: true, size: 'large', class: 'w-10' },
    ],
    defaultVariants: { variant: 'secondary', size: 'medium', square: false },
  },
)

export type ButtonVariants = Omit<VariantProps<typeof buttonClass>, 'square'>

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  ButtonVariants & {
    /** Accessible name, also shown as a tooltip. */
    label: string
  }

export function IconButton({ label, variant = 'ghost', size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      data-slot="icon-button"
      title={label}
      {...rest}
      aria-label={label}
      className={clsx(buttonClass({ variant, size, square: true }), className)}
    />
  )
}
