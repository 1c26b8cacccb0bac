import { useId } from 'react'
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx'
import { Section } from '../../components/section/Section.tsx'
import {
  applyEdits,
  valueAt,
  type ConfigurationDocument,
  type Edits,
} from '../../domain/configurationDocument.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ownValue } from '../../lib/records.ts'
import { SecretSetting } from './fields/SecretSetting.tsx'
import { SettingInput } from './fields/SettingInput.tsx'
import { isUnusedInMode, mailEdits, mailModeOf, mailModes } from './mailMode.ts'
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
        onChange={(next) => onEdit(mailEdits(next))}
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
