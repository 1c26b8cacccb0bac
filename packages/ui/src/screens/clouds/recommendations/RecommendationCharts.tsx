import { X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../components/button/Button.tsx'
import { type CountBar, CountBars } from '../../../components/count-bars/CountBars.tsx'
import { cloudColor } from '../../../domain/tones.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import type { FilteredRows } from '../../../list-screen/listProps.ts'
import { SummaryPanel } from '../../../list-screen/summary/SummaryPanel.tsx'
import { sharesOf, type Recommendation } from './recommendation.ts'

const charts = ['category', 'objectType', 'suggestion'] as const
type Chart = (typeof charts)[number]

interface RecommendationChartsProps {
  filtered: FilteredRows<Recommendation>
  /** Selecting a value first shows its share per cloud. */
  byCloud?: boolean
}

/** Counts of recommendations. Selecting a value filters the list. */
export function RecommendationCharts({ filtered, byCloud = false }: RecommendationChartsProps) {
  const t = useText('cloud')
  const common = useText('common')
  const [openShare, setOpenShare] = useState<{ chart: Chart; name: string } | null>(null)
  const { rows, filters, setFilters } = filtered
  const { dateTime } = useFormat()
  // All rows of one cloud come from the same retrieval.
  const updated = byCloud ? undefined : rows[0]?.createdAt

  const selectedIn = (chart: Chart) => {
    const filter = filters[chart]
    return filter?.kind === 'oneOf' && filter.values.length === 1 ? (filter.values[0] ?? null) : null
  }
  function filterBy(chart: Chart, name: string) {
    const { [chart]: _previous, ...otherFilters } = filters
    const isSelected = selectedIn(chart) === name
    setFilters(isSelected ? otherFilters : { ...otherFilters, [chart]: { kind: 'oneOf', values: [name] } })
  }

  return (
    <SummaryPanel
      title={t('charts.title')}
      note={updated === undefined ? null : t('run.lastUpdate', { at: dateTime(updated) })}
    >
      {charts.map((chart) => (
        <div key={chart} className="min-w-0">
          <CountBars
            title={chart === 'suggestion' ? t('columns.suggestion') : common(`columns.${chart}`)}
            bars={countsOf(rows, chart)}
            limit={6}
            selectedIds={[byCloud && openShare?.chart === chart ? openShare.name : selectedIn(chart)].filter(
              (id) => id !== null,
            )}
            onSelect={(name) => (byCloud ? setOpenShare({ chart, name }) : filterBy(chart, name))}
          />
          {openShare?.chart === chart ? (
            <ByCloud
              {...openShare}
              rows={rows}
              onFilter={() => filterBy(chart, openShare.name)}
              onClose={() => setOpenShare(null)}
            />
          ) : null}
        </div>
      ))}
    </SummaryPanel>
  )
}

interface ByCloudProps {
  chart: Chart
  name: string
  rows: readonly Recommendation[]
  onFilter: () => void
  onClose: () => void
}

function ByCloud({ chart, name, rows, onFilter, onClose }: ByCloudProps) {
  const t = useText('cloud')
  const common = useText('common')
  const { percent } = useFormat()
  const title = t('charts.split', { name })
  return (
    <section
      aria-label={title}
      className="relative mt-2 rounded-panel border border-line bg-surface-raised p-3 pr-10 text-13"
    >
      <h4 className="mb-1 font-semibold wrap-anywhere">{title}</h4>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1">
        {sharesOf(rows, chart, name).map((share) => (
          <div key={share.cloud} className="contents">
            <dt className="flex items-center gap-2">
              <span
                aria-hidden
                className="size-2.5 rounded-[2px] forced-color-adjust-none"
                style={{ backgroundColor: cloudColor(share.cloud) }}
              />
              {t(`values.cloud.${share.cloud}`)}
            </dt>
            <dd className="tabular-nums">
              {t('charts.share', { count: share.count, percent: percent(share.percent, 1) })}
            </dd>
          </div>
        ))}
      </dl>
      <Button size="small" className="mt-2" onClick={onFilter}>
        {t('charts.filter')}
      </Button>
      <IconButton
        label={common('actions.close')}
        size="small"
        onClick={onClose}
        className="absolute top-2 right-2"
      >
        <X size={16} />
      </IconButton>
    </section>
  )
}

function countsOf(rows: readonly Recommendation[], chart: Chart): CountBar[] {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(row[chart], (counts.get(row[chart]) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ id: name, label: name, count }))
    .toSorted((one, other) => other.count - one.count)
}
