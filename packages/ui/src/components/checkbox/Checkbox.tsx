import { Check, Minus } from 'lucide-react'
import { Checkbox as Part } from 'radix-ui'
import { useId, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export type CheckboxProps = Omit<ComponentProps<typeof Part.Root>, 'aria-label'> & {
  label: string
  /** The label is read aloud but not shown, as in a table row. */
  hideLabel?: boolean
}

export function Checkbox({ label, hideLabel = false, className, id, ...rest }: CheckboxProps) {
  const own = useId()
  const box = (
    <Part.Root
      data-slot="checkbox"
      {...rest}
      id={id ?? own}
      {...(hideLabel ? { 'aria-label': label } : {})}
      className={cn(
        'group relative grid size-4 shrink-0 place-items-center rounded-[4px] border border-line-control bg-surface-raised text-text-on-solid transition-colors',
        'before:absolute before:-inset-[5px] hover:border-text-muted',
        'data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent',
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-active disabled:text-text-muted',
        className,
      )}
    >
      <Part.Indicator className="grid place-items-center">
        <Check size={12} strokeWidth={3} className="group-data-[state=indeterminate]:hidden" />
        <Minus size={12} strokeWidth={3} className="hidden group-data-[state=indeterminate]:block" />
      </Part.Indicator>
    </Part.Root>
  )
  if (hideLabel) return box
  return (
    <span className="inline-flex min-h-6 min-w-0 items-start gap-2 py-0.5 text-13">
      <span className="grid h-5 place-items-center">{box}</span>
      <label htmlFor={id ?? own} className={cn('min-w-0 wrap-anywhere', rest.disabled && 'text-text-muted')}>
        {label}
      </label>
    </span>
  )
}
