import type { Group, UserRow } from '@inventory-console/api-mocks/contract'
import { ConfirmDialog, type ConfirmState } from '../../components/confirm/ConfirmDialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListState } from '../../lib/state.ts'
import { GroupsWithoutTag } from './GroupsWithoutTag.tsx'
import { groupsWithoutTag } from './groupTags.ts'

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
