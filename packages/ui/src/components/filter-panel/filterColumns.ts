import type { Column, FilterKind, Kind } from '../../data-table/columns/column.ts'
import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import { isLabeled, type TextColumn } from '../../data-table/engine/keys.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { formatDay, smallestNumber } from '../../lib/format.ts'
import type { FilterValue } from '../../lib/listView.ts'

export interface FilterableColumn {
  id: string
  kind: Kind
  filter: FilterKind
  group: string | null
  options?: readonly string[]
}

export interface FilterSection {
  /** `null` for columns without a group. */
  group: string | null
  columns: readonly FilterableColumn[]
}

/** The filterable columns by group, ungrouped ones first, then in table order. */
export function filterSections<Row>(columns: readonly Column<Row>[]): readonly FilterSection[] {
  const filterable = columns.flatMap(({ id, kind, filter, options, group = null }): FilterableColumn[] =>
    filter ? [{ id, kind, filter, group, ...(options === undefined ? {} : { options }) }] : [],
  )
  const groups = new Set([null, ...filterable.map(({ group }) => group)])
  return [...groups]
    .map((group) => ({ group, columns: filterable.filter((column) => column.group === group) }))
    .filter(({ columns }) => columns.length > 0)
}

/** Returns a function that labels values like the cells do: codes and fixed options are translated. */
export function labelerOf(
  texts: Pick<ColumnTexts, 'codeLabel'>,
  column: (TextColumn & Partial<FilterableColumn>) | undefined,
) {
  const isTranslated = column !== undefined && (column.filter === 'one' || isLabeled(column.kind))
  return (code: string) => (isTranslated ? texts.codeLabel(column, code) : code)
}

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
