import { useMemo } from 'react'
import { useFormat } from '../../i18n/I18nProvider.tsx'
import type { Format } from '../../lib/values/format.ts'
import type { Column } from '../columns/column.ts'
import type { ColumnTexts } from '../columns/useColumnTexts.ts'
import { isLabeled, type ValueTexts } from './texts.ts'

/** Memoized, so that the caches keyed by it stay valid. */
export function useValueTexts<Row>(columns: readonly Column<Row>[], { codeLabel }: ColumnTexts): ValueTexts {
  const format = useFormat()
  const hasLabels = useMemo(() => columns.some(({ kind }) => isLabeled(kind)), [columns])
  const words = hasLabels ? codeLabel : codeAsLabel
  return useMemo(() => valueTexts(format, words), [format, words])
}

const codeAsLabel: ValueTexts['codeLabel'] = (_, code) => code

function valueTexts(format: Format, codeLabel: ValueTexts['codeLabel']): ValueTexts {
  const { date, dateTime, gigabytes, bytes } = format
  const number = (value: number) => format.number(value)
  const percent = (value: number) => format.number(value, 2)
  return {
    date,
    dateTime,
    number,
    gigabytes,
    bytes,
    percent,
    fill: (value) => format.percent(value, 1),
    compliance: format.share,
    codeLabel,
  }
}
