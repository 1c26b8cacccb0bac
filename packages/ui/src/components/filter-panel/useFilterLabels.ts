import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { formatDay, smallestNumber } from '../../lib/format.ts'
import type { FilterValue } from '../../lib/listView.ts'

/** Maximum number of values listed in a label. Beyond it only the count is shown. */
const maxNames = 3

/** Short label of a filter: "PROD, TEST", "≥ 16", "contains “db”". */
export function useFilterLabels(): (
  filter: FilterValue,
  /** Translates an API code. */
  labelOf: (code: string) => string,
) => string {
  const t = useText('list')
  const { number } = useFormat()

  return (filter, labelOf) => {
    switch (filter.kind) {
      case 'text':
        return t('chip.contains', { text: filter.text })
      case 'oneOf': {
        const names = filter.values
          .slice(0, maxNames)
          .map((value) => (value === '' ? t('filters.none') : labelOf(value)))
        const more = filter.values.length - names.length
        return names.join(', ') + (more > 0 ? ` +${number(more)}` : '')
      }
      case 'range': {
        const { min, max } = filter
        if (min !== undefined && max !== undefined)
          return t('chip.between', { min: number(min), max: number(max) })
        if (min === smallestNumber) return '> 0'
        return min === undefined
          ? t('chip.atMost', { max: number(max) })
          : t('chip.atLeast', { min: number(min) })
      }
      case 'yesNo':
        return t(filter.value ? 'chip.yes' : 'chip.no')
      case 'days': {
        const { from, to } = filter
        if (from !== undefined && from === to) return formatDay(from)
        if (from !== undefined && to !== undefined) {
          return t('chip.between', { min: formatDay(from), max: formatDay(to) })
        }
        return to === undefined
          ? t('chip.since', { from: formatDay(from ?? '') })
          : t('chip.until', { to: formatDay(to) })
      }
    }
  }
}
