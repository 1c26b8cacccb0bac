import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { useId, type ComponentProps } from 'react'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'aria-label' | 'type' | 'checked' | 'onChange'> & {
  label: string
  checked?: boolean | 'indeterminate' | undefined
  onCheckedChange?: (checked: boolean) => void
  /** Hides the label visually, as in a table row. */
  hideLabel?: boolean
}

/** Native checkbox with a styled overlay, so that lists need no checkbox library. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel = false, className, id, checked, onCheckedChange, ...rest } = props
  const generatedId = useId()
  const control = (
    <span className={clsx('relative grid size-4 shrink-0 place-items-center *:[grid-area:1/1]', className)}>
      <input
        data-slot="checkbox"
        {...rest}
        type="checkbox"
        id={id ?? generatedId}
        {...(checked === undefined ? {} : { checked: checked === true })}
        ref={(input) => {
          if (input) input.indeterminate = checked === 'indeterminate'
        }}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        {...(hideLabel ? { 'aria-label': label } : {})}
        className="peer absolute -inset-1 z-[1] m-0 size-6 appearance-none outline-none disabled:cursor-not-allowed"
      />
      <span className={boxClass} />
      <Check size={12} strokeWidth={3} className={clsx(iconClass, 'peer-checked:block')} />
      <Minus size={12} strokeWidth={3} className={clsx(iconClass, 'peer-indeterminate:block')} />
    </span>
  )
  if (hideLabel) return control
  return (
    <span className="inline-flex min-h-6 min-w-0 items-start gap-2 py-0.5 text-13">
      <span className="grid h-5 place-items-center">{control}</span>
      <label
        htmlFor={id ?? generatedId}
        className={clsx('min-w-0 wrap-anywhere', rest.disabled && 'text-text-muted')}
      >
        {label}
      </label>
    </span>
  )
}

const boxClass = clsx(
  'size-4 rounded-[4px] border border-line-control bg-surface-raised transition-colors peer-hover:border-text-muted',
  'peer-checked:border-accent peer-checked:bg-accent peer-indeterminate:border-accent peer-indeterminate:bg-accent',
  'peer-disabled:border-line peer-disabled:bg-surface-active',
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-focus',
)
const iconClass = 'relative hidden text-text-on-solid peer-disabled:text-text-muted'
