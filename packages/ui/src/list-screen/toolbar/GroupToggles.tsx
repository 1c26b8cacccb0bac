import { useId } from 'react'
import { buttonClass } from '../../components/button/buttonClass.ts'
import type { ColumnGroup } from '../../data-table/columns/groups.ts'
import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { useOptimisticValue } from '../../lib/react/useOptimisticValue.ts'

interface GroupTogglesProps {
  groups: readonly ColumnGroup[]
  texts: Pick<ColumnTexts, 'group'>
  onToggle: (group: ColumnGroup) => void
}

const pressed = { all: true, some: 'mixed', none: false } as const

/** Each shows or hides one set of columns. */
export function GroupToggles({ groups, texts, onToggle }: GroupTogglesProps) {
  const t = useText('list')
  const id = useId()
  if (groups.length === 0) return null
  return (
    <fieldset aria-labelledby={id} className="flex items-center gap-2">
      <span id={id} className="text-13 text-text-muted">
        {t('show')}
      </span>
      <div className="flex">
        {groups.map((group) => (
          <GroupToggle
            key={group.id}
            shown={group.shown}
            label={texts.group(group.id)}
            onToggle={() => onToggle(group)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function GroupToggle(props: { shown: ColumnGroup['shown']; label: string; onToggle: () => void }) {
  const [shown, show] = useOptimisticValue(props.shown, props.onToggle)
  return (
    <button
      type="button"
      aria-pressed={pressed[shown]}
      onClick={() => show(shown === 'all' ? 'none' : 'all')}
      className={cn(
        buttonClass(),
        '-ml-px rounded-none first:ml-0 first:rounded-l-control last:rounded-r-control focus-visible:z-10',
        'aria-pressed:border-accent aria-pressed:bg-accent-subtle aria-pressed:text-accent-text aria-[pressed=mixed]:border-dashed aria-[pressed=mixed]:border-accent',
      )}
    >
      {props.label}
    </button>
  )
}
