import { ConfirmDialog, type ConfirmState } from '../../components/confirm/ConfirmDialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { AdministrationPart } from './administrationPart.ts'

interface DeletionDialogProps {
  part: AdministrationPart
  name: string
  affected: readonly string[]
  state: ConfirmState
  onConfirm: () => void
  onClose: () => void
}

const listed = 10

/** Confirmation that lists who the deletion affects. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { part, name, affected, state, onConfirm, onClose } = props
  const t = useText('administration')
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t(`${part}.deleteTitle`, { name })}
      description={t(`${part}.deleteText`)}
      verb={t(`${part}.deleteVerb`)}
      state={state}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {affected.length > 0 ? (
        <div className="flex flex-col gap-1 text-13">
          <p>{t(`${part}.affected`, { count: affected.length })}</p>
          <ul className="flex list-disc flex-col gap-0.5 pl-5">
            {affected.slice(0, listed).map((name) => (
              <li key={name} className="wrap-anywhere">
                <bdi translate="no">{name}</bdi>
              </li>
            ))}
          </ul>
          {affected.length > listed ? (
            <p className="text-text-muted">{t('more', { count: affected.length - listed })}</p>
          ) : null}
        </div>
      ) : null}
    </ConfirmDialog>
  )
}
