import { useMemo } from 'react'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import type { Column } from '../columns/column.ts'
import type { ColumnTexts } from '../columns/useColumnTexts.ts'
import { isLabeled, type ValueTexts } from './texts.ts'

/** Memoized, so that the caches keyed by it stay valid. */
export function useValueTexts<Row>(columns: readonly Column<Row>[], { codeLabel }: ColumnTexts): ValueTexts {
  const format = useFormat()
  const hasLabels = useMemo(() => columns.some(({ kind }) => isLabeled(kind)), [columns])
  const labelOf = hasLabels ? codeLabel : codeAsLabel
  return useMemo(
    () => ({
      ...format,
      percent: (value) => format.number(value, 2),
      fill: (value) => format.percent(value, 1),
      compliance: format.share,
      codeLabel: labelOf,
    }),
    [format, labelOf],
  )
}

const codeAsLabel: ValueTexts['codeLabel'] = (_, code) => code
