import { ListOrdered, RotateCcw } from 'lucide-react'
import { Fragment } from 'react'
import { MenuCheckbox, MenuItem, MenuLabel, MenuSeparator } from '../../components/menu/Menu.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useOptimisticValue } from '../../lib/useOptimisticValue.ts'
import type { ColumnGroup } from './columnModel.ts'
import type { ColumnTexts } from './useColumnTexts.ts'

export interface ColumnChoicesProps {
  columns: readonly { id: string; group?: string }[]
  groups: readonly ColumnGroup[]
  texts: ColumnTexts
  hidden: readonly string[]
  /** Ids of the columns without a value in any row. */
  empty: readonly string[]
  showEmpty: boolean
  onShowEmpty: (show: boolean) => void
  onHiddenChange: (id: string, isHidden: boolean) => void
  onToggleGroup: (group: ColumnGroup) => void
  onArrange: () => void
  onReset: () => void
}

/** Menu items that toggle columns and column groups. The first column names the rows and is always shown. */
export function ColumnChoices(props: ColumnChoicesProps) {
  const { columns, groups, texts, hidden, onHiddenChange, onToggleGroup, onArrange, onReset } = props
  const { empty, showEmpty, onShowEmpty } = props
  const t = useText('table')
  const entry = ({ id }: { id: string }) => (
    <Choice
      key={id}
      label={texts.header(id)}
      isVisible={!hidden.includes(id) && (showEmpty || !empty.includes(id))}
      fixed={id === columns[0]?.id || (!showEmpty && empty.includes(id))}
      onChange={(shown) => onHiddenChange(id, !shown)}
    />
  )
  return (
    <>
      {empty.length > 0 && (
        <>
          <Choice
            label={t('chooser.showEmpty', { count: empty.length })}
            isVisible={showEmpty}
            fixed={false}
            onChange={onShowEmpty}
          />
          <MenuSeparator />
        </>
      )}
      {groups.length > 0 && <MenuLabel>{t('chooser.general')}</MenuLabel>}
      {columns.filter(({ group }) => group === undefined).map(entry)}
      {groups.map((group) => (
        <Fragment key={group.id}>
          <MenuSeparator />
          <GroupChoice group={group} label={texts.group(group.id)} onToggle={() => onToggleGroup(group)} />
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

interface GroupChoiceProps {
  group: ColumnGroup
  label: string
  onToggle: () => void
}

const checkedOf = { all: true, some: 'indeterminate', none: false } as const

function GroupChoice({ group, label, onToggle }: GroupChoiceProps) {
  const [shown, show] = useOptimisticValue(group.visibility, onToggle)
  return (
    <MenuCheckbox
      checked={checkedOf[shown]}
      onCheckedChange={() => show(shown === 'all' ? 'none' : 'all')}
      className="font-medium"
    >
      {label}
    </MenuCheckbox>
  )
}

interface ChoiceProps {
  label: string
  isVisible: boolean
  fixed: boolean
  onChange: (shown: boolean) => void
}

function Choice({ label, isVisible, fixed, onChange }: ChoiceProps) {
  const [checked, check] = useOptimisticValue(isVisible, onChange)
  return (
    <MenuCheckbox checked={checked} disabled={fixed} onCheckedChange={check}>
      {label}
    </MenuCheckbox>
  )
}
