import { ListOrdered, RotateCcw } from 'lucide-react'
import { Fragment } from 'react'
import { MenuCheckbox, MenuItem, MenuLabel, MenuSeparator } from '../../components/menu/Menu.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useOptimisticValue } from '../../lib/react/useOptimisticValue.ts'
import type { ColumnGroup } from './groups.ts'
import type { ColumnTexts } from './useColumnTexts.ts'

export interface ColumnChoicesProps {
  columns: readonly { id: string; group?: string }[]
  groups: readonly ColumnGroup[]
  texts: ColumnTexts
  hidden: readonly string[]
  onHide: (id: string, away: boolean) => void
  onArrange: () => void
  onReset: () => void
}

/** The entries of the column chooser. The first column names the rows and always stays. */
export function ColumnChoices(props: ColumnChoicesProps) {
  const { columns, groups, texts, hidden, onHide, onArrange, onReset } = props
  const t = useText('table')
  const entry = ({ id }: { id: string }) => (
    <Choice
      key={id}
      label={texts.header(id)}
      shown={!hidden.includes(id)}
      fixed={id === columns[0]?.id}
      onChange={(shown) => onHide(id, !shown)}
    />
  )
  return (
    <>
      {groups.length > 0 && <MenuLabel>{t('chooser.general')}</MenuLabel>}
      {columns.filter(({ group }) => group === undefined).map(entry)}
      {groups.map((group) => (
        <Fragment key={group.id}>
          <MenuSeparator />
          <MenuLabel>{texts.group(group.id)}</MenuLabel>
          {columns.filter((column) => column.group === group.id).map(entry)}
        </Fragment>
      ))}
      <MenuSeparator />
      <MenuItem icon={<ListOrdered size={16} />} onSelect={onArrange}>
        {t('chooser.arrange')}
      </MenuItem>
      <MenuItem icon={<RotateCcw size={16} />} onSelect={onReset}>
        {t('chooser.reset')}
      </MenuItem>
    </>
  )
}

interface ChoiceProps {
  label: string
  shown: boolean
  fixed: boolean
  onChange: (shown: boolean) => void
}

function Choice({ label, shown, fixed, onChange }: ChoiceProps) {
  const [checked, check] = useOptimisticValue(shown, onChange)
  return (
    <MenuCheckbox checked={checked} disabled={fixed} onCheckedChange={check}>
      {label}
    </MenuCheckbox>
  )
}
