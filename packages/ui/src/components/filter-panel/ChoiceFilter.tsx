import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useId } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { controlClass } from '../field/controlClass.ts'
import { ChoiceList } from './ChoiceList.tsx'
import type { Options } from './FilterField.tsx'

interface ChoiceFilterProps {
  label: string
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  options: Options
  /** Rows without a value. */
  blanks: number
}

/** Any number of the values that the rows hold; each is matched whole. */
export function ChoiceFilter({ label, values, onChange, options, blanks }: ChoiceFilterProps) {
  const t = useText('list')
  const id = useId()
  const names = values.map((value) => (value === '' ? t('filters.none') : value))

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span id={`${id}-label`} className="text-13 font-medium">
        {label}
      </span>
      <Popover.Root>
        <Popover.Trigger
          aria-labelledby={`${id}-label ${id}-value`}
          className={cn(controlClass(), 'flex items-center gap-2 text-left')}
        >
          <bdi
            id={`${id}-value`}
            className={cn('min-w-0 flex-1 truncate', values.length === 0 && 'text-text-muted')}
          >
            {values.length === 0 ? t('filters.any') : names.join(', ')}
          </bdi>
          <ChevronDown size={16} className="shrink-0 text-text-muted" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={label}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            className="z-50 flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-56 animate-appear flex-col rounded-panel border border-line bg-surface-raised text-13 shadow-float outline-none"
          >
            <ChoiceList label={label} values={values} onChange={onChange} options={options} blanks={blanks} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  )
}
