import type { Group, UserRow } from '@inventory-console/api-mocks/contract'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { ConfirmDialog, type ConfirmState } from '../../components/confirm/ConfirmDialog.tsx'
import { Copyable } from '../../components/copyable/Copyable.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../i18n/useFieldLabels.ts'
import type { ListState } from '../../lib/state.ts'
import { GroupsWithoutTag, groupsWithoutTag } from './GroupsWithoutTag.tsx'

interface ResetDialogProps {
  user: UserRow
  groups: ListState<Group>
  state: ConfirmState
  onConfirm: () => void
  onClose: () => void
}

export function ResetDialog({ user, groups, ...dialogProps }: ResetDialogProps) {
  const t = useText('administration')
  // The user must change the new password, and the server then removes these groups.
  const lostGroups = groupsWithoutTag(groups, user.groups)
  return (
    <ConfirmDialog
      open
      title={t('users.resetTitle', { name: user.username })}
      description={t('users.resetText')}
      confirmLabel={t('users.reset')}
      {...dialogProps}
    >
      {lostGroups.length > 0 ? <GroupsWithoutTag names={lostGroups} /> : null}
    </ConfirmDialog>
  )
}

interface NewPasswordDialogProps {
  username: string
  password: string
  onClose: () => void
}

/** The new password is shown only once, so a click outside does not close the dialog. */
export function NewPasswordDialog({ username, password, onClose }: NewPasswordDialogProps) {
  const t = useText('administration')
  const labelOf = useFieldLabels('administration.users')
  const common = useText('common')
  return (
    <Dialog
      open
      kind="alert"
      title={t('users.newPassword.title', { name: username })}
      description={t('users.newPassword.text')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {common('actions.close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <Copyable text={password} name={labelOf('password')} mono />
        <Banner tone="info">{t('users.newPassword.once')}</Banner>
      </div>
    </Dialog>
  )
}
