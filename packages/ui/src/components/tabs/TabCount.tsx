import { useFormat } from '../../i18n/I18nProvider.tsx'

export function TabCount({ count }: { count: number | undefined }) {
  const format = useFormat()
  if (count === undefined) return null
  return (
    <span className="shrink-0 rounded-chip bg-surface-hover px-1.5 text-12 text-text-muted tabular-nums">
      {format.number(count)}
    </span>
  )
}
