import { useState } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { asMap, asNumber, asText } from '../settingValue.ts'
import { EntriesField, type EntriesFieldProps, type Entry } from './EntriesField.tsx'

interface PercentPerHostProps extends Omit<EntriesFieldProps, 'columns' | 'rows' | 'onChange'> {
  value: unknown
  onChange: (value: Readonly<Record<string, number | null>>) => void
}

/** Percentages by host. Edited as rows, because a name can be empty or duplicate while typing. */
export function PercentPerHost({ value, onChange, ...frame }: PercentPerHostProps) {
  const t = useText('settings')
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
        { label: t('perHostPercent.host'), kind: 'text' },
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
