import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import type { Choice } from '../select/Select.tsx'

interface ChoiceOptionProps {
  choice: Choice
  /** Shows a box that is checked, instead of only the check mark. */
  multiple?: boolean
  onSelect?: () => void
}

const checkClass = 'hidden group-data-selected/option:block'

/** Outlined while highlighted, because forced colors remove the background. */
export function ChoiceOption({ choice, multiple = false, onSelect }: ChoiceOptionProps) {
  const { value, label, detail, count, disabled = false } = choice
  const format = useFormat()
  return (
    <Combobox.Item
      value={value}
      disabled={disabled}
      onClick={onSelect}
      className={cn(
        'group/option flex min-h-8 cursor-pointer items-center gap-2 rounded-control px-2 py-1 -outline-offset-2 outline-focus',
        'data-disabled:cursor-not-allowed data-disabled:text-text-muted data-highlighted:bg-surface-hover data-highlighted:outline-2',
      )}
    >
      {multiple ? (
        <span className="grid size-4 shrink-0 place-items-center rounded-[4px] border border-line-control bg-surface-raised text-text-on-solid group-data-selected/option:border-accent group-data-selected/option:bg-accent">
          <Check size={12} strokeWidth={3} className={checkClass} />
        </span>
      ) : null}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi translate="no">{label}</bdi>
        {detail ? (
          <bdi translate="no" className="block text-12 text-text-muted">
            {detail}
          </bdi>
        ) : null}
      </span>
      {count === undefined ? null : (
        <span className="text-12 text-text-muted tabular-nums">{format.number(count)}</span>
      )}
      {multiple ? null : <Check size={16} className={cn(checkClass, 'shrink-0 text-accent-text')} />}
    </Combobox.Item>
  )
}
