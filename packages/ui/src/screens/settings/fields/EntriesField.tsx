import { Plus, Trash2 } from 'lucide-react'
import { Button, IconButton } from '../../../components/button/Button.tsx'
import { FieldGroup } from '../../../components/field/Field.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { NumberField } from '../../../components/number-field/NumberField.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { asNumber, asText } from '../settingValue.ts'
import type { InputFrame } from './inputProps.ts'

type Cell = string | number | null
export type Entry = readonly Cell[]

export interface EntriesFieldProps extends InputFrame {
  columns: readonly { label: string; kind: 'text' | 'percent' }[]
  rows: readonly Entry[]
  onChange: (rows: readonly Entry[]) => void
}

/** Rows of inputs with buttons to add and remove entries. */
export function EntriesField({ columns, rows, onChange, disabled = false, ...frame }: EntriesFieldProps) {
  const t = useText('settings')
  const common = useText('common')
  const changeCell = (rowIndex: number, columnIndex: number, cell: Cell) =>
    onChange(rows.map((row, index) => (index === rowIndex ? row.with(columnIndex, cell) : row)))
  return (
    <FieldGroup {...frame}>
      {rows.map((row, rowIndex) => (
        // Entries have no id, and names can be empty or repeat while typing.
        // oxlint-disable-next-line react/no-array-index-key -- the index identifies the input
        <div key={rowIndex} className="flex flex-wrap items-end gap-2">
          {columns.map(({ label: name, kind }, columnIndex) =>
            kind === 'percent' ? (
              <NumberField
                key={name}
                className="w-28"
                label={name}
                unit="%"
                min={0}
                max={100}
                integer
                disabled={disabled}
                value={asNumber(row[columnIndex])}
                onChange={(next) => changeCell(rowIndex, columnIndex, next)}
              />
            ) : (
              <TextField
                key={name}
                className="min-w-32 flex-1"
                label={name}
                disabled={disabled}
                value={asText(row[columnIndex])}
                onChange={({ target }) => changeCell(rowIndex, columnIndex, target.value)}
              />
            ),
          )}
          <IconButton
            label={common('actions.remove', { name: asText(row[0]) || t('entry', { index: rowIndex + 1 }) })}
            disabled={disabled}
            onClick={() => onChange(rows.toSpliced(rowIndex, 1))}
          >
            <Trash2 size={16} />
          </IconButton>
        </div>
      ))}
      <Button
        size="small"
        className="self-start"
        disabled={disabled}
        onClick={() => onChange([...rows, columns.map(({ kind }) => (kind === 'percent' ? 0 : ''))])}
      >
        <Plus size={14} />
        {t('addEntry')}
      </Button>
    </FieldGroup>
  )
}
