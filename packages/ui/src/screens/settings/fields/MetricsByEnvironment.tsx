import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../components/button/Button.tsx'
import { FieldGroup } from '../../../components/field/Field.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { OrderedList } from '../../../components/ordered-list/OrderedList.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { asMap, asTexts } from '../settingValue.ts'
import type { InputProps } from './inputProps.ts'

/** Default metrics of a new environment. */
const defaultMetrics = ['Named User Plus Perpetual', 'Processor Perpetual']

/** License metrics in order of preference, for environments that differ from the default. */
export function MetricsByEnvironment({ value, onChange, disabled = false, ...frame }: InputProps) {
  const t = useText('settings')
  const common = useText('common')
  const [name, setName] = useState('')
  const entries = asMap(value, asTexts)
  const exists = entries.some(([environment]) => environment === name.trim())
  const updateEntries = (next: readonly (readonly [string, readonly string[]])[]) =>
    onChange(Object.fromEntries(next))
  const add = () => {
    if (name.trim() === '' || exists) return
    updateEntries([[name.trim(), defaultMetrics], ...entries])
    setName('')
  }
  return (
    <FieldGroup {...frame}>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          className="w-60"
          label={common('columns.environment')}
          value={name}
          disabled={disabled}
          error={exists ? t('environments.known') : null}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button aria-disabled={disabled || name.trim() === '' || exists} onClick={add}>
          <Plus size={16} />
          {t('environments.add')}
        </Button>
      </div>
      {entries.map(([environment, metrics]) => (
        <div key={environment} className="flex items-start gap-2">
          <OrderedList
            className="min-w-0 flex-1"
            label={environment}
            disabled={disabled}
            value={metrics}
            onChange={(next) =>
              updateEntries(entries.map((entry) => (entry[0] === environment ? [environment, next] : entry)))
            }
          />
          <IconButton
            label={common('actions.remove', { name: environment })}
            disabled={disabled}
            onClick={() => updateEntries(entries.filter(([candidate]) => candidate !== environment))}
          >
            <Trash2 size={16} />
          </IconButton>
        </div>
      ))}
    </FieldGroup>
  )
}
