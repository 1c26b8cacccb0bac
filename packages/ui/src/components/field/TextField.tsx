import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { controlClass, type ControlSize, Field, type FieldFrameProps, splitFrameProps } from './Field.tsx'

export type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'id' | 'size' | 'className'> & { size?: ControlSize }

export function TextField(props: TextFieldProps) {
  const [frame, { size, ...rest }] = splitFrameProps(props)
  return (
    <Field {...frame}>
      {(control) => (
        <input type="text" data-slot="text-field" {...rest} {...control} className={controlClass({ size })} />
      )}
    </Field>
  )
}

export type TextAreaProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

export function TextArea(props: TextAreaProps) {
  const [frame, rest] = splitFrameProps(props)
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          rows={4}
          data-slot="text-area"
          {...rest}
          {...control}
          className={controlClass({ size: 'lines' })}
        />
      )}
    </Field>
  )
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  autoComplete: 'current-password' | 'new-password'
}

/**
 * Uncontrolled, because React would write the value into the DOM attribute, where session recorders could
 * read it.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [frame, { size, value, ref, ...rest }] = splitFrameProps(props)
  const t = useText('common')
  const [isVisible, setIsVisible] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  useLayoutEffect(() => {
    if (input.current && value !== undefined && input.current.value !== value)
      input.current.value = String(value)
  }, [value])
  const Icon = isVisible ? EyeOff : Eye
  return (
    <Field {...frame}>
      {(control) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            data-slot="password-field"
            {...rest}
            {...control}
            ref={input}
            type={isVisible ? 'text' : 'password'}
            className={clsx(controlClass({ size }), 'pr-9')}
          />
          <button
            type="button"
            aria-label={isVisible ? t('field.hidePassword') : t('field.showPassword')}
            aria-pressed={isVisible}
            aria-controls={control.id}
            disabled={rest.disabled}
            onClick={() => setIsVisible(!isVisible)}
            className="absolute inset-y-0 right-1 my-auto grid h-6 w-7 place-items-center rounded-control text-text-muted hover:bg-surface-hover"
          >
            <Icon size={16} />
          </button>
        </div>
      )}
    </Field>
  )
}
