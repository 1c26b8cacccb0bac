import { useId, useState, type FormEvent } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Banner } from '../banner/Banner.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { PasswordField } from '../field/TextField.tsx'

export interface PasswordChange {
  oldPassword: string
  newPassword: string
  confirmedPassword: string
}

export interface ChangePasswordDialogProps {
  progress: 'idle' | 'saving' | 'failed' | 'unconfirmed'
  username: string
  /** True if an administrator changes the password of another user. */
  isOtherUser?: boolean
  /**
   * Set if a limited user must change the password first. The dialog can then be closed only by logging
   * out.
   */
  forced?: { oldPassword: string } | null
  /** Groups that the server removes from the user with the change. */
  lostGroups?: readonly string[]
  /** Input kept from before the session expired. */
  draft?: PasswordChange | undefined
  onDraftChange?: (change: PasswordChange) => void
  onSubmit: (change: PasswordChange) => void
  /** Closes the dialog, or logs out if the change is forced. */
  onLeave: () => void
}

export function ChangePasswordDialog({
  progress,
  username,
  isOtherUser = false,
  forced = null,
  lostGroups = [],
  draft,
  onDraftChange,
  onSubmit,
  onLeave,
}: ChangePasswordDialogProps) {
  const t = useText('session')
  const common = useText('common')
  const form = useId()
  const [change, setChange] = useState<PasswordChange>(
    draft ?? { oldPassword: forced?.oldPassword ?? '', newPassword: '', confirmedPassword: '' },
  )
  const saving = progress === 'saving'
  const valid =
    Object.values(change).every((text) => text !== '') && change.newPassword === change.confirmedPassword

  function edit(next: PasswordChange) {
    setChange(next)
    onDraftChange?.(next)
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
        : {
            kind: 'alert',
            title: isOtherUser ? t('password.titleOther', { name: username }) : t('password.title'),
            onClose: onLeave,
          })}
      actions={
        <>
          <Button onClick={onLeave} disabled={saving}>
            {forced ? common('actions.logOut') : common('actions.close')}
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
        {progress === 'unconfirmed' ? (
          <Banner tone="warning">
            {isOtherUser ? t('password.unconfirmedOther') : t('password.unconfirmed')}
          </Banner>
        ) : null}
        {lostGroups.length > 0 ? (
          <Banner tone="warning">
            {t('password.lostGroups', { count: lostGroups.length, names: lostGroups.join(', ') })}
          </Banner>
        ) : null}
        {/* Username under which password managers store the new password. */}
        <input
          id="username"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          tabIndex={-1}
          aria-hidden
          className="sr-only"
        />
        <PasswordFields
          change={change}
          onChange={edit}
          disabled={saving}
          focusesNew={forced?.oldPassword !== undefined && forced.oldPassword !== ''}
        />
      </form>
    </Dialog>
  )
}

interface PasswordFieldsProps {
  change: PasswordChange
  onChange: (change: PasswordChange) => void
  disabled: boolean
  /** The old password is already known. */
  focusesNew: boolean
}

function PasswordFields({ change, onChange, disabled, focusesNew }: PasswordFieldsProps) {
  const t = useText('session')
  const common = useText('common')
  const [touched, setTouched] = useState<Partial<Record<keyof PasswordChange, true>>>({})
  const mismatch = change.confirmedPassword !== '' && change.confirmedPassword !== change.newPassword

  // Validated on blur. An empty field is not, because its error would move the buttons below from under the mouse.
  function field(name: keyof PasswordChange, id: string, label: string) {
    const requiredError =
      touched[name] && change[name] === '' ? common('fieldRequired', { field: label }) : null
    const mismatchError =
      name === 'confirmedPassword' && touched[name] && mismatch ? t('password.mismatch') : null
    return (
      <PasswordField
        id={id}
        name={id}
        label={label}
        value={change[name]}
        onChange={({ target }) => onChange({ ...change, [name]: target.value })}
        onBlur={({ target }) => {
          if (target.value !== '') setTouched((before) => ({ ...before, [name]: true }))
        }}
        data-initial-focus={focusesNew && name === 'newPassword' ? '' : undefined}
        error={requiredError ?? mismatchError}
        autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
        readOnly={disabled}
      />
    )
  }

  return (
    <>
      {field('oldPassword', 'current-password', t('password.old'))}
      {field('newPassword', 'new-password', t('password.new'))}
      {field('confirmedPassword', 'confirm-password', t('password.confirm'))}
    </>
  )
}
