import type { Group, UserRow } from '@inventory-console/api-mocks/contract'
import { KeyRound, LockKeyhole } from 'lucide-react'
import { Suspense, useState } from 'react'
import type {
  ChangePasswordDialogProps,
  PasswordChange,
} from '../../components/change-password/ChangePasswordDialog.tsx'
import { useConfirmed } from '../../components/confirm/useConfirmed.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazyPart } from '../../lib/react/lazyPart.ts'
import { UnconfirmedError } from '../../lib/react/useMutationFailure.ts'
import type { ListState } from '../../lib/state.ts'
import { AdministrationScreen, type AdministrationProps } from './AdministrationScreen.tsx'
import type { UserValues } from './UserForm.tsx'

export interface UsersScreenProps extends AdministrationProps<UserRow, UserValues> {
  groups: ListState<Group>
  /** Resolves with the new password, which is shown once. */
  onResetPassword: (user: UserRow) => Promise<string>
  onChangePassword: (user: UserRow, change: PasswordChange) => Promise<void>
}

const UserForm = lazyPart(async () => (await import('./UserForm.tsx')).UserForm)
const ResetDialog = lazyPart(async () => (await import('./ResetDialog.tsx')).ResetDialog)
const ChangePasswordDialog = lazyPart(
  async () =>
    (await import('../../components/change-password/ChangePasswordDialog.tsx')).ChangePasswordDialog,
)
const NewPasswordDialog = lazyPart(async () => (await import('./NewPasswordDialog.tsx')).NewPasswordDialog)

/** The server does not allow deleting this user. */
const superUser = 'ercole'

export const userColumns: readonly Column<UserRow>[] = [
  { id: 'username', kind: 'text', filter: 'text' },
  { id: 'firstName', kind: 'text', filter: 'text' },
  { id: 'lastName', kind: 'text', filter: 'text' },
  { id: 'groups', kind: 'list', filter: 'oneOf', width: 280 },
]
const nameOf = ({ username }: UserRow) => username

export function UsersScreen({
  groups,
  onSave,
  onResetPassword,
  onChangePassword,
  draft,
  onDraft,
  ...props
}: UsersScreenProps) {
  const t = useText('administration')
  const [resetting, setResetting] = useState<UserRow | null>(null)
  const [changing, setChanging] = useState<UserRow | null>(null)
  const [given, setGiven] = useState<{ username: string; password: string } | null>(null)
  const reset = useConfirmed(onResetPassword, (password) => {
    if (resetting) setGiven({ username: resetting.username, password })
    setResetting(null)
  })
  const isKept = ({ username }: UserRow) => (username === superUser ? t('users.superUser') : undefined)
  return (
    <>
      <AdministrationScreen
        {...props}
        part="users"
        columns={userColumns}
        rowId={nameOf}
        nameOf={nameOf}
        openAt={draft?.of}
        keptBecause={isKept}
        moreActions={(user) => [
          {
            id: 'reset',
            label: t('users.reset'),
            icon: KeyRound,
            disabled: isKept(user),
            onSelect: () => setResetting(user),
          },
          {
            id: 'changePassword',
            label: t('users.changePassword'),
            icon: LockKeyhole,
            onSelect: () => setChanging(user),
          },
        ]}
        affected={({ groups }) => groups}
      >
        {(row, onClose) => (
          <UserForm
            user={row}
            groups={groups}
            draft={draft?.values}
            onDraft={(values) => onDraft(values && { of: row?.username ?? null, values })}
            onSave={(values) => onSave(values, row)}
            onClose={onClose}
          />
        )}
      </AdministrationScreen>
      <Suspense fallback={null}>
        {resetting ? (
          <ResetDialog
            username={resetting.username}
            state={reset.state}
            onConfirm={() => reset.confirm(resetting)}
            onClose={() => {
              reset.forget()
              setResetting(null)
            }}
          />
        ) : null}
        {changing ? (
          <PasswordOf user={changing} onChange={onChangePassword} onClose={() => setChanging(null)} />
        ) : null}
        {given ? <NewPasswordDialog {...given} onClose={() => setGiven(null)} /> : null}
      </Suspense>
    </>
  )
}

interface PasswordOfProps {
  user: UserRow
  onChange: UsersScreenProps['onChangePassword']
  onClose: () => void
}

function PasswordOf({ user, onChange, onClose }: PasswordOfProps) {
  const [progress, setProgress] = useState<ChangePasswordDialogProps['progress']>('idle')
  async function submit(change: PasswordChange) {
    setProgress('saving')
    try {
      await onChange(user, change)
      onClose()
    } catch (error) {
      setProgress(error instanceof UnconfirmedError ? 'unconfirmed' : 'failed')
    }
  }
  return (
    <ChangePasswordDialog
      ofOther
      username={user.username}
      progress={progress}
      onSubmit={(change) => void submit(change)}
      onLeave={onClose}
    />
  )
}
