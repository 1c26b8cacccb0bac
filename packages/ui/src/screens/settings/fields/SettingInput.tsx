import { useEffect, useState } from 'react'
import { Checkbox } from '../../../components/checkbox/Checkbox.tsx'
import { FieldGroup } from '../../../components/field/Field.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { NumberField } from '../../../components/number-field/NumberField.tsx'
import { OrderedList } from '../../../components/ordered-list/OrderedList.tsx'
import { RadioGroup } from '../../../components/radio-group/RadioGroup.tsx'
import { TagInput } from '../../../components/tag-input/TagInput.tsx'
import { type Locale, useLocale, useText } from '../../../i18n/I18nProvider.tsx'
import { isEmail } from '../../../lib/text.ts'
import { isCrontab } from '../settingFault.ts'
import type { SettingField } from '../settingField.ts'
import { asMap, asNumber, asRules, asText, asTexts } from '../settingValue.ts'
import { EntriesField, type EntriesFieldProps, type Entry } from './EntriesField.tsx'
import type { InputProps } from './inputProps.ts'
import { MetricsByEnvironment } from './MetricsByEnvironment.tsx'

/** Input for a configuration field by kind. */
export function SettingInput({ field, ...props }: InputProps & { field: SettingField }) {
  const t = useText('settings')
  const common = useText('common')
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
            { label: common('columns.product'), kind: 'text' },
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
      integer
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

/** A crontab input with a description in words. */
export function CrontabField({ value, onChange, error, ...frame }: InputProps) {
  const t = useText('settings')
  const text = asText(value)
  const cronDescription = useCronDescription(text)
  return (
    <TextField
      {...frame}
      error={error}
      hint={text.trim() === '' ? t('crontab.never') : (cronDescription ?? t('crontab.hint'))}
      value={text}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface CronDescription {
  text: string
  locale: Locale
  description: string
}

/** `null` while the descriptions load, and for a pattern without one. */
function useCronDescription(text: string): string | null {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<CronDescription | null>(null)
  useEffect(() => {
    if (text.trim() === '' || !isCrontab(text)) return undefined
    let isCurrent = true
    const loadDescription = async () => {
      const { describeCron } = await import('./describeCron.ts')
      const cronDescription = await describeCron(text.trim(), locale)
      if (isCurrent && cronDescription !== null) setLoaded({ text, locale, description: cronDescription })
    }
    // Without a description only the pattern is shown.
    void loadDescription().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [text, locale])
  return loaded?.text === text && loaded.locale === locale ? loaded.description : null
}

interface PercentPerHostProps extends Omit<EntriesFieldProps, 'columns' | 'rows' | 'onChange'> {
  value: unknown
  onChange: (value: Readonly<Record<string, number | null>>) => void
}

/** Percentages by host. Edited as rows, because a name can be empty or duplicate while typing. */
export function PercentPerHost({ value, onChange, ...frame }: PercentPerHostProps) {
  const t = useText('settings')
  const common = useText('common')
  const [rows, setRows] = useState<readonly Entry[]>(() => asMap(value, asNumber))
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    // The edits were discarded or saved.
    if (JSON.stringify(value ?? {}) !== JSON.stringify(byHost(rows))) setRows(asMap(value, asNumber))
  }
  return (
    <EntriesField
      {...frame}
      columns={[
        { label: common('columns.host'), kind: 'text' },
        { label: t('perHostPercent.percent'), kind: 'percent' },
      ]}
      rows={rows}
      onChange={(next) => {
        setRows(next)
        onChange(byHost(next))
      }}
    />
  )
}

/** A duplicate name is an error, like an empty one. */
function byHost(rows: readonly Entry[]): Record<string, number | null> {
  const map = Object.fromEntries(rows.map(([host, percent]) => [asText(host), asNumber(percent)]))
  return Object.keys(map).length === rows.length ? map : { ...map, '': null }
}

const allProviders = ['basic', 'ldap'] as const

/** Login providers. Unknown providers are kept. */
export function ProvidersField({ value, onChange, disabled = false, ...frame }: InputProps) {
  const t = useText('settings')
  const selectedProviders = asTexts(value)
  return (
    <FieldGroup {...frame}>
      {allProviders.map((provider) => (
        <Checkbox
          key={provider}
          label={t(`types.${provider}`)}
          checked={selectedProviders.includes(provider)}
          disabled={disabled}
          onCheckedChange={(checked) =>
            onChange(
              checked
                ? [...selectedProviders, provider]
                : selectedProviders.filter((candidate) => candidate !== provider),
            )
          }
        />
      ))}
    </FieldGroup>
  )
}
