import { Banner } from '../../components/banner/Banner.tsx'
import { ConfirmDialog, type ConfirmState } from '../../components/confirm/ConfirmDialog.tsx'
import { valueAt, type ConfigurationDocument, type Edits } from '../../domain/configurationDocument.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ownValue } from '../../lib/records.ts'
import { allFields } from './sections.ts'
import { SettingChange } from './SettingChange.tsx'
import { useSettingTexts } from './useSettingTexts.ts'

interface SaveSettingsDialogProps {
  document: ConfigurationDocument
  edits: Edits
  /** Edited fields that changed on the server meanwhile. */
  conflicts: readonly string[]
  state: ConfirmState
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation that lists every changed field. */
export function SaveSettingsDialog(props: SaveSettingsDialogProps) {
  const { document, edits, conflicts, state, onConfirm, onClose } = props
  const t = useText('settings')
  const texts = useSettingTexts()
  const changed = allFields.filter(({ path }) => Object.hasOwn(edits, path))
  return (
    <ConfirmDialog
      open
      title={t('save.title', { count: changed.length })}
      description={t('save.text')}
      confirmLabel={conflicts.length > 0 ? t('save.anyway') : t('save.verb')}
      state={state}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {conflicts.length > 0 ? <Banner tone="warning">{t('save.conflict')}</Banner> : null}
      <dl className="flex max-h-80 flex-col gap-3 overflow-y-auto text-13">
        {changed.map((field) => (
          <div key={field.path} className="flex flex-col gap-0.5">
            <dt className="font-medium wrap-anywhere">
              {texts.label(field)}
              {conflicts.includes(field.path) ? (
                <span className="font-normal text-warning-text"> · {t('save.theirs')}</span>
              ) : null}
            </dt>
            <SettingChange
              before={valueAt(document, field.path)}
              after={ownValue(edits, field.path)}
              secret={field.kind === 'secret'}
            />
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  )
}
