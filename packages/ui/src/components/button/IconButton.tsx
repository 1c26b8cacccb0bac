import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { buttonClass, type ButtonVariants } from './buttonClass.ts'

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
      className={cn(buttonClass({ variant, size, square: true }), className)}
    />
  )
}
