import { useId, useState } from 'react'
import { StoredSecretField } from '../../components/field/StoredSecretField.tsx'
import { PasswordField } from '../../components/field/TextField.tsx'
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx'
import { Section } from '../../components/section/Section.tsx'
import {
  applyEdits,
  type ConfigurationDocument,
  type Edits,
  valueAt,
} from '../../domain/configurationDocument.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ownValue } from '../../lib/records.ts'
import type { InputFrame } from './fields/inputProps.ts'
import { SettingInput } from './fields/SettingInput.tsx'
import { faultOf } from './settingFault.ts'
import type { SettingField, SettingGroup } from './settingField.ts'
import { asText } from './settingValue.ts'
import { useSettingTexts } from './useSettingTexts.ts'

export interface SettingsFormProps {
  document: ConfigurationDocument
  edits: Edits
  groups: readonly SettingGroup[]
  /** Server messages by field path. */
  serverErrors: Readonly<Record<string, string>>
  onEdit: (edits: Edits) => void
  /** Discards the edit of a field. */
  onRestore: (path: string) => void
  /** Number of saves; an open secret input closes after each. */
  saveCount: number
}

/** Fields of a section or of a search. */
export function SettingsForm({ groups, ...form }: SettingsFormProps) {
  const { group: name } = useSettingTexts()
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ id, fields }) => (
        <Section key={id} title={name(id)} fixed>
          <div className="grid max-w-3xl gap-4">
            {fields.map((field) => (
              <Field key={field.path} field={field} {...form} />
            ))}
          </div>
        </Section>
      ))}
    </div>
  )
}

type FieldProps = Omit<SettingsFormProps, 'groups'> & { field: SettingField }

function Field({ field, document, edits, serverErrors, onEdit, onRestore, saveCount }: FieldProps) {
  const t = useText('settings')
  const id = useId()
  const texts = useSettingTexts()
  const { path, kind } = field
  const editedDocument = applyEdits(document, edits)
  const mode = mailModeOf(editedDocument)
  const edited = Object.hasOwn(edits, path)
  const fault = edited ? faultOf(field, ownValue(edits, path)) : null
  if (kind === 'mailMode') {
    return (
      <RadioGroup
        id={id}
        label={texts.label(field)}
        choices={mailModes.map((value) => ({ value, label: t(`mail.${value}`) }))}
        value={mode}
        onChange={(next) => onEdit(mailEdits(next, document))}
      />
    )
  }
  const frame = {
    id,
    label: texts.label(field),
    hint: texts.hint(field),
    error: fault ? t(`faults.${fault}`) : (ownValue(serverErrors, path) ?? null),
    disabled: isUnusedInMode(path, mode),
  }
  return (
    <div className={edited ? '-ml-2 border-l-2 border-accent pl-1.5' : undefined}>
      {kind === 'secret' ? (
        <SecretSetting
          key={saveCount}
          {...frame}
          isStored={asText(valueAt(document, path)) !== ''}
          edit={edited ? asText(ownValue(edits, path)) : undefined}
          onEdit={(edit) => (edit === undefined ? onRestore(path) : onEdit({ [path]: edit }))}
        />
      ) : (
        <SettingInput
          field={field}
          {...frame}
          value={valueAt(editedDocument, path)}
          onChange={(value) => onEdit({ [path]: value })}
        />
      )}
    </div>
  )
}

interface SecretSettingProps extends InputFrame {
  /** True if the server has a value. */
  isStored: boolean
  /** New value; '' clears the stored one, `undefined` keeps it. */
  edit: string | undefined
  onEdit: (edit: string | undefined) => void
}

/** A password or key of the configuration. The stored value never reaches the page. */
export function SecretSetting({ isStored, edit, onEdit, ...field }: SecretSettingProps) {
  const [typing, setTyping] = useState(false)
  const mode = edit === '' ? 'clear' : typing || edit !== undefined ? 'replace' : 'keep'
  return (
    <StoredSecretField
      {...field}
      isStored={isStored}
      mode={mode}
      onModeChange={(next) => {
        setTyping(next === 'replace')
        onEdit(next === 'clear' ? '' : undefined)
      }}
    >
      <PasswordField
        {...field}
        autoComplete="new-password"
        value={edit ?? ''}
        // An empty input is no edit; clearing has its own button.
        onChange={({ target }) => onEdit(target.value === '' ? undefined : target.value)}
      />
    </StoredSecretField>
  )
}

export const mailModes = ['yes', 'report', 'no'] as const
export type MailMode = (typeof mailModes)[number]

const enabled = 'AlertService.Emailer.Enabled'
const crontab = 'AlertService.ReportAlertJob.Crontab'
const atStartup = 'AlertService.ReportAlertJob.RunAtStartup'

/** The API has no mode. It follows from the mail flag and the crontab of the report job. */
export function mailModeOf(document: ConfigurationDocument): MailMode {
  if (valueAt(document, enabled) === true) return 'yes'
  const time = valueAt(document, crontab)
  return typeof time === 'string' && time.trim() !== '' ? 'report' : 'no'
}

/** Edits that set a mode. A report keeps its stored times, by default daily; other modes clear them. */
export function mailEdits(mode: MailMode, stored: ConfigurationDocument): Edits {
  if (mode !== 'report') return { [enabled]: mode === 'yes', [crontab]: '', [atStartup]: false }
  const time = valueAt(stored, crontab)
  const isStored = typeof time === 'string' && time.trim() !== ''
  return {
    [enabled]: false,
    [crontab]: isStored ? time : '@daily',
    [atStartup]: isStored ? valueAt(stored, atStartup) : true,
  }
}

/** True if a field has no effect in this mode. */
export function isUnusedInMode(path: string, mode: MailMode): boolean {
  if (path === crontab || path === atStartup) return mode !== 'report'
  return mode === 'no' && /^AlertService\.Emailer\.(To$|AlertType\.)/.test(path)
}
