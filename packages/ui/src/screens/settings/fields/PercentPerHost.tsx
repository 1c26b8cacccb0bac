import { useState } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { asMap, asNumber, asText } from '../settingValue.ts'
import { EntriesField, type EntriesFieldProps, type Entry } from './EntriesField.tsx'

interface PercentPerHostProps extends Omit<EntriesFieldProps, 'columns' | 'rows' | 'onChange'> {
  value: unknown
  onChange: (value: Readonly<Record<string, number | null>>) => void
}

/** The services hold them by host. What is typed are lines: two may have one name for a while, and one has none. */
export function PercentPerHost({ value, onChange, ...frame }: PercentPerHostProps) {
  const t = useText('settings')
  const [rows, setRows] = useState<readonly Entry[]>(() => asMap(value, asNumber))
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // Taken back, or saved and read again.
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

/** A name that stands twice is as wrong as none: both are told as the fault that they are. */
function byHost(rows: readonly Entry[]): Record<string, number | null> {
  const map = Object.fromEntries(rows.map(([host, percent]) => [asText(host), asNumber(percent)]))
  return Object.keys(map).length === rows.length ? map : { ...map, '': null }
}
