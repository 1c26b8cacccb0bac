import { CircleCheck, CircleMinus } from 'lucide-react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { CellProps } from '../kinds.tsx'

export function BooleanCell({ value }: CellProps) {
  const t = useText('table')
  const yes = value === 1
  const Icon = yes ? CircleCheck : CircleMinus
  return (
    <span className={yes ? 'text-text' : 'text-text-muted'}>
      <Icon
        aria-hidden
        size={14}
        className={`mr-1.5 inline-block align-[-2px] ${yes ? 'text-success-icon' : ''}`}
      />
      {yes ? t('boolean.true') : t('boolean.false')}
    </span>
  )
}
