import { useFormat } from '../../../i18n/I18nProvider.tsx'
import type { CellProps } from '../kinds.tsx'
import { MarkedText } from './MarkedText.tsx'

export function NumberCell({ value, needle }: CellProps) {
  const { number } = useFormat()
  return <MarkedText text={number(Number(value))} needle={needle} />
}

export function GigabytesCell({ value, needle }: CellProps) {
  const { gigabytes } = useFormat()
  return <MarkedText text={gigabytes(Number(value))} needle={needle} />
}
