import { ChartLine, GitCompareArrows, Link2, ListTodo, Save } from 'lucide-react'
import {
  MenuCheckbox,
  MenuItem,
  MenuLabel,
  MenuRadio,
  MenuRadioGroup,
  MenuSeparator,
} from '../../components/menu/Menu.tsx'
import { useToast } from '../../components/toast/Toast.tsx'
import { ColumnChoices, type ColumnChoicesProps } from '../../data-table/columns/ColumnChoices.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { copyText } from '../../lib/dom.ts'
import type { ListTools, ViewTools } from '../../lib/listTools.ts'
import type { QuickFilter } from './QuickFilters.tsx'

/** A phone shows cards, or a table if the user chooses so. */
export interface PhoneLayout {
  asTable: boolean
  onChange: (asTable: boolean) => void
}

export interface DisplayChoicesProps {
  /** Null if the list has no saved views. */
  views: ViewChoicesProps | null
  columns: ColumnChoicesProps
  phone: PhoneLayout | undefined
}

/** Items of the Display menu. */
export function DisplayChoices({ views, columns, phone }: DisplayChoicesProps) {
  const common = useText('common')
  return (
    <>
      {phone ? (
        <MenuCheckbox checked={phone.asTable} onCheckedChange={phone.onChange}>
          {common('asTable')}
        </MenuCheckbox>
      ) : null}
      {views ? (
        <>
          <ViewChoices {...views} />
          <MenuSeparator />
        </>
      ) : null}
      <ColumnChoices {...columns} />
    </>
  )
}

export type ViewDialog = 'save' | 'manage' | 'compare' | 'overTime'

export interface ViewChoicesProps {
  views: Pick<ViewTools, 'saved'>
  canCompare: boolean
  canCount: boolean
  onOpenDialog: (dialog: ViewDialog) => void
  link: () => string
}

/** Menu items for the view as a whole. Saved views are tabs above the list. */
export function ViewChoices({ views, canCompare, canCount, onOpenDialog, link }: ViewChoicesProps) {
  const t = useText('list')
  const common = useText('common')
  const toast = useToast()
  async function copyLink() {
    const copied = await copyText(link())
    toast(
      copied
        ? { tone: 'success', title: common('link.copied') }
        : { tone: 'danger', title: common('link.notCopied') },
    )
  }
  return (
    <>
      <MenuItem icon={<Save size={16} />} onSelect={() => onOpenDialog('save')}>
        {t('views.save')}
      </MenuItem>
      <MenuItem
        icon={<ListTodo size={16} />}
        note={views.saved.length === 0 ? t('views.none') : undefined}
        onSelect={() => onOpenDialog('manage')}
      >
        {t('views.manage')}
      </MenuItem>
      <MenuItem icon={<Link2 size={16} />} onSelect={() => void copyLink()}>
        {t('views.copy')}
      </MenuItem>
      <MenuItem
        icon={<GitCompareArrows size={16} />}
        disabled={!canCompare}
        note={canCompare ? undefined : t('compare.noDates')}
        onSelect={() => onOpenDialog('compare')}
      >
        {t('compare.menu')}
      </MenuItem>
      {canCount ? (
        <MenuItem icon={<ChartLine size={16} />} onSelect={() => onOpenDialog('overTime')}>
          {t('overTime.menu')}
        </MenuItem>
      ) : null}
    </>
  )
}

export type RefreshChoicesProps = Pick<ListTools, 'refreshInterval' | 'onIntervalChange'>

/** Seconds. */
const intervals = [30, 60, 300, 900, 3600] as const
const never = 'never'

/** Radio items of the refresh interval. */
export function RefreshChoices({ refreshInterval, onIntervalChange }: RefreshChoicesProps) {
  const t = useText('list')
  return (
    <>
      <MenuLabel>{t('refresh.label')}</MenuLabel>
      <MenuRadioGroup
        value={refreshInterval === null ? never : String(refreshInterval)}
        onValueChange={(value) => onIntervalChange(value === never ? null : Number(value))}
      >
        <MenuRadio value={never}>{t('refresh.never')}</MenuRadio>
        {intervals.map((seconds) => (
          <MenuRadio key={seconds} value={String(seconds)}>
            {t('refresh.every', { every: seconds })}
          </MenuRadio>
        ))}
      </MenuRadioGroup>
    </>
  )
}

/** Menu of the filters that overflow the toolbar. */
export function QuickFiltersOverflow({ filters }: { filters: readonly QuickFilter[] }) {
  return filters.map(({ id, label, count, pressed, disabled, onToggle }) => (
    // A quick filter may have the id of its column, which another filter of the user may narrow.
    <MenuCheckbox
      key={`${count === undefined} ${id}`}
      checked={pressed}
      disabled={disabled}
      onCheckedChange={onToggle}
    >
      <span className="flex justify-between gap-4">
        <bdi translate="no" className="truncate">
          {label}
        </bdi>
        {count === undefined ? null : <span className="font-semibold tabular-nums">{count}</span>}
      </span>
    </MenuCheckbox>
  ))
}
