import { useMemo } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { formatDate } from '../../lib/format.ts'
import type { DaySample, PeriodNames } from './capacity.ts'

export function usePeriodNames(): PeriodNames {
  const t = useText('charts')
  return useMemo(
    () => ({
      month: t('capacity.month'),
      weeks: t('capacity.weeks'),
      days: t('capacity.days'),
      short: (target) => t(`capacity.short.${kindOf(target)}`, { number: target.slice(1) }),
    }),
    [t],
  )
}

function kindOf(target: string): 'm' | 'w' | 'd' {
  if (target === 'm') return 'm'
  return target.startsWith('w') ? 'w' : 'd'
}

/** Chart title with the measure and the day or days of the samples. */
export function useDayTitle(measure: string, day: readonly DaySample[]): string {
  const t = useText('charts')
  const [from = '', to = ''] = [day[0], day.at(-1)].map((sample) => sample && formatDate(sample.time))
  if (from === '') return t('capacity.lastDay', { measure })
  if (from === to) return t('capacity.onDay', { measure, day: from })
  return t('capacity.fromTo', { measure, from, to })
}
