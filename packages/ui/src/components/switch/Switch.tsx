import { clsx } from 'clsx'
import { Switch as Part } from 'radix-ui'
import { useId, type ComponentProps } from 'react'
import { FieldNote, noteId } from '../field/Field.tsx'

export type SwitchProps = ComponentProps<typeof Part.Root> & { label: string; hint?: string }

/** Takes effect immediately. Use a Checkbox in forms. */
export function Switch({ id: idProp, label, hint, className, ...rest }: SwitchProps) {
  const generatedId = useId()
  const id = idProp ?? generatedId
  const control = (
    <span className="inline-flex min-h-6 min-w-0 items-center gap-2 text-13">
      <Part.Root
        data-slot="switch"
        {...rest}
        id={id}
        aria-describedby={noteId({ id, hint })}
        className={clsx(
          'relative h-4 w-7 shrink-0 rounded-chip border border-line-control bg-surface-active transition-colors before:absolute before:-inset-[5px]',
          'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-active data-[state=checked]:border-accent data-[state=checked]:bg-accent',
          className,
        )}
      >
        <Part.Thumb className="block size-2.5 translate-x-0.5 rounded-chip bg-text-muted transition-transform data-disabled:bg-line-control data-[state=checked]:translate-x-3.5 data-[state=checked]:bg-text-on-solid" />
      </Part.Root>
      <label htmlFor={id} className={clsx('min-w-0 wrap-anywhere', rest.disabled && 'text-text-muted')}>
        {label}
      </label>
    </span>
  )
  if (!hint) return control
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      {control}
      <FieldNote id={id} hint={hint} />
    </div>
  )
}
