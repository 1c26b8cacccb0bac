import { Checkbox } from '../../../components/checkbox/Checkbox.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { NumberField } from '../../../components/number-field/NumberField.tsx'
import { OrderedList } from '../../../components/ordered-list/OrderedList.tsx'
import { RadioGroup } from '../../../components/radio-group/RadioGroup.tsx'
import { TagInput } from '../../../components/tag-input/TagInput.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { isEmail } from '../../../lib/text.ts'
import type { SettingField } from '../settingField.ts'
import { asNumber, asRules, asText, asTexts } from '../settingValue.ts'
import { CrontabField } from './CrontabField.tsx'
import { EntriesField } from './EntriesField.tsx'
import type { InputProps } from './inputProps.ts'
import { MetricsByEnvironment } from './MetricsByEnvironment.tsx'
import { PercentPerHost } from './PercentPerHost.tsx'
import { ProvidersField } from './ProvidersField.tsx'

/** Input for a configuration field by kind. */
export function SettingInput({ field, ...props }: InputProps & { field: SettingField }) {
  const t = useText('settings')
  const { value, onChange, ...frame } = props
  switch (field.kind) {
    case 'text':
    case 'email':
      return <TextField {...frame} value={asText(value)} onChange={({ target }) => onChange(target.value)} />
    case 'crontab':
      return <CrontabField {...props} />
    case 'port':
      return <Amount {...props} max={65_535} />
    case 'percent':
      return <Amount {...props} max={100} unit="%" />
    case 'number':
      return <Amount {...props} unit={field.unit && t(`units.${field.unit}`)} />
    case 'flag':
      return (
        <div className="flex flex-col gap-1">
          <Checkbox
            id={frame.id}
            label={frame.label}
            checked={value === true}
            disabled={frame.disabled ?? false}
            onCheckedChange={onChange}
          />
          {frame.hint ? <p className="pl-6 text-12 text-text-muted">{frame.hint}</p> : null}
        </div>
      )
    case 'perHost':
      return <YesNo {...props} yes={t('perHost.yes')} no={t('perHost.no')} />
    case 'severity':
      return <YesNo {...props} yes={t('severity.yes')} no={t('severity.no')} />
    case 'types':
      return <ProvidersField {...props} />
    case 'tags':
      return <TagInput {...frame} value={asTexts(value)} onChange={onChange} />
    case 'emails':
      return (
        <TagInput
          {...frame}
          value={asTexts(value)}
          onChange={onChange}
          validate={(text) => (isEmail(text) ? null : t('faults.email'))}
        />
      )
    case 'scope':
      return (
        <TagInput
          {...frame}
          value={asText(value)
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')}
          onChange={(names) => onChange(names.join(','))}
        />
      )
    case 'metrics':
      return <OrderedList {...frame} value={asTexts(value)} onChange={onChange} />
    case 'metricsByEnvironment':
      return <MetricsByEnvironment {...props} />
    case 'percentPerHost':
      return <PercentPerHost {...frame} value={value} onChange={onChange} />
    case 'aggregationRules':
      return (
        <EntriesField
          {...frame}
          columns={[
            { label: t('rules.regex'), kind: 'text' },
            { label: t('rules.group'), kind: 'text' },
            { label: t('rules.product'), kind: 'text' },
          ]}
          rows={asRules(value).map(({ Regex, Group, Product }) => [Regex, Group, Product])}
          onChange={(rows) =>
            onChange(
              rows.map(([regex, group, product]) => ({
                Regex: asText(regex),
                Group: asText(group),
                Product: asText(product),
              })),
            )
          }
        />
      )
    // Rendered by SettingsForm.
    case 'secret':
    case 'mailMode':
      return null
  }
}

function Amount({
  value,
  onChange,
  max,
  unit,
  ...frame
}: InputProps & { max?: number; unit?: string | undefined }) {
  return (
    <NumberField
      {...frame}
      className="max-w-60"
      value={asNumber(value)}
      min={0}
      {...(max === undefined ? {} : { max })}
      {...(unit === undefined ? {} : { unit })}
      onChange={(next) => onChange(next)}
    />
  )
}

const yesNo = ['yes', 'no'] as const

function YesNo({
  value,
  onChange,
  yes,
  no,
  id,
  label,
  hint,
  error,
  disabled,
}: InputProps & { yes: string; no: string }) {
  return (
    <RadioGroup
      id={id}
      label={label}
      {...(hint === undefined ? {} : { hint })}
      error={error ?? null}
      disabled={disabled ?? false}
      inline
      choices={yesNo.map((choice) => ({ value: choice, label: choice === 'yes' ? yes : no }))}
      value={value === true ? 'yes' : 'no'}
      onChange={(choice) => onChange(choice === 'yes')}
    />
  )
}
