import { ConfirmDialog, useConfirmedMutation } from '../../../../components/confirm/ConfirmDialog.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'

interface CloneHostProps {
  hostname: string
  /** Of the disaster recovery clone. */
  name: string
  onClone: () => Promise<void>
  onCloned: () => void
  onClose: () => void
}

/** Confirms creating the disaster recovery clone. */
export function CloneHost({ hostname, name, onClone, onCloned, onClose }: CloneHostProps) {
  const t = useText('hostDetails')
  const { state, confirm } = useConfirmedMutation(onClone, () => {
    onCloned()
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={t('clone.title', { hostname })}
      description={t('clone.text', { name })}
      confirmLabel={t('clone.action')}
      state={state}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
