import { ConfirmDialog, type ConfirmState } from '../../components/confirm/ConfirmDialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

interface ResetDialogProps {
  username: string
  state: ConfirmState
  onConfirm: () => void
  onClose: () => void
}

export function ResetDialog({ username, ...dialogProps }: ResetDialogProps) {
  const t = useText('administration')
  return (
    <ConfirmDialog
      open
      title={t('users.resetTitle', { name: username })}
      description={t('users.resetText')}
      confirmLabel={t('users.reset')}
      {...dialogProps}
    />
  )
}
