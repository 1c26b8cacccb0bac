import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Button } from '../button/Button.tsx'
import { type FieldFrameProps, FieldGroup } from './Field.tsx'

/** `keep` leaves the server's value, `replace` sends a new one, `clear` removes it on save. */
export type SecretMode = 'keep' | 'replace' | 'clear'

export interface StoredSecretFieldProps extends Pick<
  FieldFrameProps,
  'label' | 'hint' | 'error' | 'className'
> {
  disabled?: boolean | undefined
  /** True if the server has a value. The value itself is never passed. */
  isStored: boolean
  mode: SecretMode
  onModeChange: (mode: SecretMode) => void
  /** False if the server rejects an empty value. */
  clearable?: boolean
  /** Input for the new value. */
  children: ReactNode
}

/** Write-only secret that can be replaced and cleared. */
export function StoredSecretField(props: StoredSecretFieldProps) {
  const { label, hint, error, className, disabled, isStored, mode, onModeChange } = props
  const { clearable = true, children } = props
  const t = useText('common')
  const container = useRef<HTMLDivElement>(null)
  const changed = useRef(false)

  // The clicked button unmounts, so focus moves to its replacement.
  useEffect(() => {
    if (!changed.current) return
    changed.current = false
    container.current?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  })

  const button = (verb: 'replace' | 'set' | 'clear' | 'keep', next: SecretMode) => (
    <Button
      size="small"
      disabled={disabled}
      aria-label={t(`secret.named.${verb}`, { name: label })}
      onClick={() => {
        changed.current = true
        onModeChange(next)
      }}
    >
      {t(`secret.${verb}`)}
    </Button>
  )
  if (mode === 'replace')
    return (
      <div
        ref={container}
        data-slot="stored-secret-field"
        className={clsx('flex flex-col items-start gap-1', className)}
      >
        <div className="w-full">{children}</div>
        {button('keep', 'keep')}
      </div>
    )
  return (
    <FieldGroup label={label} hint={hint} error={error} className={className}>
      <div
        ref={container}
        data-slot="stored-secret-field"
        className="flex min-h-8 flex-wrap items-center gap-2 text-13 text-text-muted"
      >
        <span className="mr-1">
          {t(mode === 'clear' ? 'secret.cleared' : isStored ? 'secret.stored' : 'secret.none')}
        </span>
        {mode === 'clear' ? button('keep', 'keep') : button(isStored ? 'replace' : 'set', 'replace')}
        {mode === 'keep' && isStored && clearable ? button('clear', 'clear') : null}
      </div>
    </FieldGroup>
  )
}
