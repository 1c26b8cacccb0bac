import { ConfirmDialog, type ConfirmState } from '../../components/confirm/ConfirmDialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { AdministrationEntity } from './AdministrationScreen.tsx'

interface DeletionDialogProps {
  entity: AdministrationEntity
  name: string
  affectedNames: readonly string[]
  state: ConfirmState
  onConfirm: () => void
  onClose: () => void
}

const maxNames = 10

/** Confirmation that lists who the deletion affects. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { entity, name, affectedNames, state, onConfirm, onClose } = props
  const t = useText('administration')
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t(`${entity}.deleteTitle`, { name })}
      description={t(`${entity}.deleteText`)}
      confirmLabel={t(`${entity}.deleteVerb`)}
      state={state}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {affectedNames.length > 0 ? (
        <div className="flex flex-col gap-1 text-13">
          <p>{t(`${entity}.affected`, { count: affectedNames.length })}</p>
          <ul className="flex list-disc flex-col gap-0.5 pl-5">
            {affectedNames.slice(0, maxNames).map((name) => (
              <li key={name} className="wrap-anywhere">
                <bdi translate="no">{name}</bdi>
              </li>
            ))}
          </ul>
          {affectedNames.length > maxNames ? (
            <p className="text-text-muted">{t('more', { count: affectedNames.length - maxNames })}</p>
          ) : null}
        </div>
      ) : null}
    </ConfirmDialog>
  )
}
