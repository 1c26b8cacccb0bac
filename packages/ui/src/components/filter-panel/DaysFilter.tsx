import { useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/clock.ts'
import { dayOf } from '../../lib/format.ts'
import { DateField } from '../date-field/DateField.tsx'
import { faultOf, type DraftOf } from './draft.ts'
import { FaultText } from './FaultText.tsx'

interface DaysFilterProps {
  label: string
  draft: DraftOf<'days'>
  onChange: (draft: DraftOf<'days'>) => void
  /** Somebody tried to apply: a fault is told even before the field is left. */
  tried: boolean
}

/** First and last day, both included, none of them after today. */
export function DaysFilter({ label, draft, onChange, tried }: DaysFilterProps) {
  const t = useText('list')
  const today = dayOf(useNow())

  const fault = faultOf(draft)
  const end = (side: 'from' | 'to') => (
    <DateField
      label={t(`filters.${side}Of`, { name: label })}
      hideLabel
      max={today}
      value={draft[side] || null}
      error={tried && draft[side] === null ? t('filters.notADay') : null}
      onChange={(day, problem) => onChange({ ...draft, [side]: problem ? null : (day ?? '') })}
    />
  )

  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-13 font-medium">{label}</legend>
      {end('from')}
      {end('to')}
      <FaultText fault={fault === 'notADay' ? null : fault} />
    </fieldset>
  )
}
