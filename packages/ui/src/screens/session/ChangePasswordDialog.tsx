import { useId, useState, type FormEvent } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { PasswordField } from '../../components/field/PasswordField.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

export interface PasswordChange {
  oldPassword: string
  newPassword: string
  confirmedPassword: string
}

export interface ChangePasswordDialogProps {
  progress: 'idle' | 'saving' | 'failed' | 'unconfirmed' | 'changed'
  /** The first thing a limited user must do: nothing leads around it but leaving altogether. */
  forced?: { oldPassword: string } | null
  /** What was typed before the session ended in the middle of it. */
  draft?: PasswordChange | undefined
  onDraft?: (change: PasswordChange) => void
  onSubmit: (change: PasswordChange) => void
  /** Closes the dialog; where the change is forced, ends the session. */
  onLeave: () => void
  /** After the change: the session is over, log in again. */
  onLogin: () => void
}

export function ChangePasswordDialog({
  progress,
  forced = null,
  draft,
  onDraft,
  onSubmit,
  onLeave,
  onLogin,
}: ChangePasswordDialogProps) {
  const t = useText('session')
  const form = useId()
  const [change, setChange] = useState<PasswordChange>(
    draft ?? { oldPassword: forced?.oldPassword ?? '', newPassword: '', confirmedPassword: '' },
  )
  if (progress === 'changed') return <Changed onLogin={onLogin} />

  const saving = progress === 'saving'
  const valid =
    Object.values(change).every((text) => text !== '') && change.newPassword === change.confirmedPassword

  function edit(next: PasswordChange) {
    setChange(next)
    onDraft?.(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (valid && !saving) onSubmit(change)
  }

  return (
    <Dialog
      open
      width="narrow"
      {...(forced
        ? { kind: 'forced', title: t('password.forcedTitle'), description: t('password.forcedText') }
        : { kind: 'alert', title: t('password.title'), onClose: onLeave })}
      actions={
        <>
          <Button onClick={onLeave} disabled={saving}>
            {forced ? t('password.logout') : t('password.close')}
          </Button>
          <Button type="submit" form={form} variant="primary" disabled={!valid && !saving} busy={saving}>
            {saving ? t('password.submitting') : t('password.submit')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {progress === 'failed' ? (
          <Banner tone="danger">
            <p className="font-medium">{t('password.failure')}</p>
            <p>{t('password.failureHint')}</p>
          </Banner>
        ) : null}
        {progress === 'unconfirmed' ? <Banner tone="warning">{t('password.unconfirmed')}</Banner> : null}
        <PasswordFields change={change} onChange={edit} disabled={saving} />
      </form>
    </Dialog>
  )
}

interface PasswordFieldsProps {
  change: PasswordChange
  onChange: (change: PasswordChange) => void
  disabled: boolean
}

function PasswordFields({ change, onChange, disabled }: PasswordFieldsProps) {
  const t = useText('session')
  const [left, setLeft] = useState<Partial<Record<keyof PasswordChange, true>>>({})
  const mismatch = change.confirmedPassword !== '' && change.confirmedPassword !== change.newPassword

  // Checked when the field is left, not while it is typed: spec, Validation rules.
  function field(name: keyof PasswordChange, label: string) {
    const empty = left[name] && change[name] === '' ? t('password.required', { field: label }) : null
    const different = name === 'confirmedPassword' && left[name] && mismatch ? t('password.mismatch') : null
    return (
      <PasswordField
        label={label}
        value={change[name]}
        onChange={({ target }) => onChange({ ...change, [name]: target.value })}
        onBlur={() => setLeft((before) => ({ ...before, [name]: true }))}
        error={empty ?? different}
        autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
        readOnly={disabled}
      />
    )
  }

  return (
    <>
      {field('oldPassword', t('password.old'))}
      {field('newPassword', t('password.new'))}
      {field('confirmedPassword', t('password.confirm'))}
    </>
  )
}

function Changed({ onLogin }: { onLogin: () => void }) {
  const t = useText('session')
  return (
    <Dialog
      open
      kind="forced"
      width="narrow"
      title={t('password.success')}
      description={t('password.successText')}
      actions={
        <Button variant="primary" onClick={onLogin}>
          {t('password.login')}
        </Button>
      }
    />
  )
}
