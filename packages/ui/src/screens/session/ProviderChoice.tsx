import { clsx } from 'clsx'
import { useId } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'

export const loginProviders = ['basic', 'ldap'] as const
export type LoginProvider = (typeof loginProviders)[number]

interface ProviderChoiceProps {
  value: LoginProvider
  onChange: (provider: LoginProvider) => void
  disabled: boolean
}

/** Native radio buttons keep the login page small. */
export function ProviderChoice({ value, onChange, disabled }: ProviderChoiceProps) {
  const t = useText('session')
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-col gap-1" disabled={disabled}>
      <legend className="mb-1 text-13 font-medium">{t('login.provider')}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-control border border-line-control p-0.5">
        {loginProviders.map((provider) => (
          <label
            key={provider}
            className={clsx(
              'flex min-h-8 items-center justify-center rounded-control px-2 text-center text-13',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
              provider === value
                ? 'font-medium text-accent-text selected-fill'
                : 'text-text-muted hover:bg-surface-hover',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={provider === value}
              onChange={() => onChange(provider)}
              className="sr-only"
            />
            {t(`login.providers.${provider}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
