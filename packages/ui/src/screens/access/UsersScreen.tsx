import type { Group, UserRow } from '@inventory-console/api-mocks/contract'
import { KeyRound, LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { flagCount } from '../../columns/databaseColumns.ts'
import {
  ChangePasswordDialog,
  type ChangePasswordDialogProps,
  type PasswordChange,
} from '../../components/change-password/ChangePasswordDialog.tsx'
import { useConfirmedMutation } from '../../components/confirm/ConfirmDialog.tsx'
import type { Column } from '../../data-table/columns/column.ts'
import type { Peek } from '../../data-table/peek/RowPeek.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { isPathSegment } from '../../lib/links.ts'
import { UnknownOutcomeError } from '../../lib/mutationErrors.ts'
import type { ListState } from '../../lib/state.ts'
import { AdministrationScreen, type AdministrationProps } from './AdministrationScreen.tsx'
import { NewPasswordDialog, ResetDialog } from './ResetPassword.tsx'
import { UserForm, type UserFormProps, type UserValues } from './UserForm.tsx'

export interface UsersScreenProps extends AdministrationProps<UserRow, UserValues> {
  groups: ListState<Group>
  renderMenuNote?: UserFormProps['renderMenuNote']
  /** Resolves with the new password, which is shown once. */
  onResetPassword: (user: UserRow) => Promise<string>
  onChangePassword: (user: UserRow, change: PasswordChange) => Promise<void>
}

/** The server does not allow deleting this user. */
const superUser = 'ercole'

export const userColumns: readonly Column<UserRow>[] = [
  { id: 'username', kind: 'text', filter: 'text' },
  { id: 'firstName', kind: 'text', filter: 'text' },
  { id: 'lastName', kind: 'text', filter: 'text' },
  { id: 'groups', kind: 'list', filter: 'oneOf', width: 280, card: 'wide' },
  {
    id: 'withoutGroup',
    kind: 'boolean',
    hidden: true,
    value: ({ groups }) => groups.length === 0,
    filter: 'yesNo',
  },
]
const userPeek: Peek = { figures: [], facts: ['firstName', 'lastName', 'groups'] }
const counts = [flagCount('withoutGroup', 'withoutGroup', true, 'warning')]
const nameOf = ({ username }: UserRow) => username

export function UsersScreen(screen: UsersScreenProps) {
  const { groups, renderMenuNote, onResetPassword, onChangePassword, ...props } = screen
  const t = useText('administration')
  const [resetting, setResetting] = useState<UserRow | null>(null)
  const [changing, setChanging] = useState<UserRow | null>(null)
  const [newPassword, setNewPassword] = useState<{ username: string; password: string } | null>(null)
  const reset = useConfirmedMutation(onResetPassword, (password) => {
    if (resetting) setNewPassword({ username: resetting.username, password })
    setResetting(null)
  })
  const notAddressable = ({ username }: UserRow) =>
    isPathSegment(username) ? undefined : t('notAddressable')
  const readOnlyReason = (user: UserRow) =>
    user.username === superUser ? t('users.superUser') : notAddressable(user)
  return (
    <>
      <AdministrationScreen
        {...props}
        entity="users"
        columns={userColumns}
        counts={counts}
        peek={userPeek}
        rowId={nameOf}
        nameOf={nameOf}
        disabledReason={readOnlyReason}
        extraActions={(user) => [
          {
            id: 'reset',
            label: t('users.reset'),
            icon: KeyRound,
            disabled: readOnlyReason(user),
            onSelect: () => setResetting(user),
          },
          {
            id: 'changePassword',
            label: t('users.changePassword'),
            icon: LockKeyhole,
            disabled: notAddressable(user),
            onSelect: () => setChanging(user),
          },
        ]}
        affectedNames={({ groups }) => groups}
      >
        {(row, form) => <UserForm {...form} user={row} groups={groups} renderMenuNote={renderMenuNote} />}
      </AdministrationScreen>
      {resetting ? (
        <ResetDialog
          user={resetting}
          groups={groups}
          state={reset.state}
          onConfirm={() => reset.confirm(resetting)}
          onClose={() => {
            reset.clear()
            setResetting(null)
          }}
        />
      ) : null}
      {changing ? (
        <ChangePassword user={changing} onChange={onChangePassword} onClose={() => setChanging(null)} />
      ) : null}
      {newPassword ? <NewPasswordDialog {...newPassword} onClose={() => setNewPassword(null)} /> : null}
    </>
  )
}

interface ChangePasswordProps {
  user: UserRow
  onChange: UsersScreenProps['onChangePassword']
  onClose: () => void
}

function ChangePassword({ user, onChange, onClose }: ChangePasswordProps) {
  const [progress, setProgress] = useState<ChangePasswordDialogProps['progress']>('idle')
  async function submit(change: PasswordChange) {
    setProgress('saving')
    try {
      await onChange(user, change)
      onClose()
    } catch (error) {
      setProgress(error instanceof UnknownOutcomeError ? 'unconfirmed' : 'failed')
    }
  }
  return (
    <ChangePasswordDialog
      isOtherUser
      username={user.username}
      progress={progress}
      onSubmit={(change) => void submit(change)}
      onLeave={onClose}
    />
  )
}
