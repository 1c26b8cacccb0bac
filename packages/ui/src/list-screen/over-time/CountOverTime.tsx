import { Suspense, useEffect, useRef, useState } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { ProgressBar } from '../../components/progress/ProgressBar.tsx'
import { RadioGroup } from '../../components/radio-group/RadioGroup.tsx'
import { type RowQuery, selectRows } from '../../data-table/engine/selectRows.ts'
import { runSliced, type Work } from '../../data-table/engine/slices.ts'
import { type Source, TableStore } from '../../data-table/engine/tableStore.ts'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import type { ListHistory } from '../../domain/comparison.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { dayAfter, dayOf, daysSinceMonday, useNow } from '../../lib/dates.ts'
import { formatDay } from '../../lib/format.ts'
import { LineChart } from '../../lib/lazyCharts.ts'
import { Link } from '../../lib/links.ts'

const countSteps = ['weekly', 'monthly'] as const
type CountStep = (typeof countSteps)[number]

/** Past days of one count. With today and the requests for dismissed hosts, a count sends twelve requests. */
const pastDays = 9

/** The Mondays or the first days of the months before today, oldest first, YYYY-MM-DD. */
export function sampleDays(step: CountStep, now: number): readonly string[] {
  const today = new Date(now)
  const days = Array.from({ length: pastDays + 1 }, (_, back) =>
    step === 'weekly'
      ? dayAfter(now, -daysSinceMonday(now) - 7 * back)
      : dayOf(new Date(today.getFullYear(), today.getMonth() - back, 1, 12).getTime()),
  )
  return days
    .filter((day) => day < dayOf(now))
    .slice(0, pastDays)
    .toReversed()
}

/** Number of rows that search and filters match. `now` of the source is the time of the rows. */
export function* countRows<Row>(source: Source<Row>, query: RowQuery): Work<number> {
  const order = yield* selectRows(new TableStore(source), { ...query, sort: null })
  return order === null ? source.rows.length : order.length
}

export interface CountOverTimeProps<Row> {
  table: DataTableModel<Row>
  history: ListHistory<Row>
  onClose: () => void
}

interface DayCount {
  /** YYYY-MM-DD; null is today. */
  day: string | null
  /** Null if its request failed. */
  count: number | null
  /** Matching rows of hosts dismissed before that day, which its list shows. */
  dismissed: number
}

type Run =
  | { status: 'idle' }
  | { status: 'counting'; counts: readonly DayCount[]; total: number; stop: () => void }
  | { status: 'done'; counts: readonly DayCount[] }

/** Counts the rows of the view on past days, one request after the other, as a chart and a table. */
export function CountOverTime<Row>({ table, history, onClose }: CountOverTimeProps<Row>) {
  const t = useText('list')
  const common = useText('common')
  const now = useNow()
  const [step, setStep] = useState<CountStep>('weekly')
  const { run, start } = useCounts(table, history)
  const counts = run.status === 'idle' ? [] : run.counts
  const isCounting = run.status === 'counting'
  const failedCount = counts.filter(({ count }) => count === null).length
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={t('overTime.title')}
      description={t('overTime.text')}
      actions={
        <>
          {isCounting ? (
            <Button onClick={run.stop}>{common('actions.cancel')}</Button>
          ) : (
            <Button onClick={onClose}>{common('actions.close')}</Button>
          )}
          <Button
            variant="primary"
            disabled={isCounting}
            onClick={() => start([...sampleDays(step, now), null], now)}
          >
            {t('overTime.action')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          inline
          label={t('overTime.step')}
          choices={countSteps.map((value) => ({ value, label: t(`overTime.steps.${value}`) }))}
          value={step}
          onChange={setStep}
          disabled={isCounting}
        />
        {isCounting ? (
          <div className="flex flex-col gap-1 text-13 text-text-muted">
            <output>{t('overTime.progress', { done: counts.length, total: run.total })}</output>
            <ProgressBar label={t('overTime.title')} value={counts.length / run.total} />
          </div>
        ) : null}
        {counts.length > 0 ? (
          <Counts counts={counts} today={dayOf(now)} history={history} onClose={onClose} />
        ) : null}
        {failedCount > 0 && !isCounting ? (
          <Banner tone="warning">{t('overTime.failed', { count: failedCount })}</Banner>
        ) : null}
        {counts.some(({ dismissed }) => dismissed > 0) ? (
          <p className="text-12 text-text-muted">{t('overTime.dismissed')}</p>
        ) : null}
      </div>
    </Dialog>
  )
}

/** Counts day by day. Closing the dialog and `stop` end it; counted days stay. */
function useCounts<Row>(table: DataTableModel<Row>, history: ListHistory<Row>) {
  const [run, setRun] = useState<Run>({ status: 'idle' })
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  async function start(days: readonly (string | null)[], now: number) {
    controller.current?.abort()
    const current = new AbortController()
    controller.current = current
    const { signal } = current
    const stop = () => current.abort()
    const { columns, texts } = table.tableStore
    const query = table.result?.query ?? table.view
    const counts: DayCount[] = []
    setRun({ status: 'counting', counts: [], total: days.length, stop })
    for (const day of days) {
      const time = day === null ? now : new Date(`${day}T23:59:59`).getTime()
      const countIn = (rows: readonly Row[]) =>
        new Promise<number>((resolve) => {
          runSliced(countRows({ columns, texts, rows, now: time }, query), resolve)
        })
      const countDay = async (): Promise<DayCount> => {
        const { rows, dismissed } = await history.fetchDay(day, signal)
        return { day, count: await countIn(rows), dismissed: await countIn(dismissed) }
      }
      try {
        // oxlint-disable-next-line no-await-in-loop -- one request at a time
        counts.push(await countDay())
      } catch {
        if (!signal.aborted) counts.push({ day, count: null, dismissed: 0 })
      }
      if (signal.aborted) break
      setRun({ status: 'counting', counts: [...counts], total: days.length, stop })
    }
    if (controller.current === current) setRun({ status: 'done', counts })
  }
  return { run, start: (days: readonly (string | null)[], now: number) => void start(days, now) }
}

interface CountsProps {
  counts: readonly DayCount[]
  /** YYYY-MM-DD. */
  today: string
  history: Pick<ListHistory<never>, 'linkOf'>
  onClose: () => void
}

function Counts({ counts, today, history, onClose }: CountsProps) {
  const t = useText('list')
  const common = useText('common')
  const { number } = useFormat()
  const points = counts.map(({ day, count }) => ({ time: day ?? today, value: count }))
  const hasDismissed = counts.some(({ dismissed }) => dismissed > 0)
  const cell = 'py-0.5 pr-6'
  return (
    <>
      <Suspense fallback={<div data-loading className="h-50" />}>
        <LineChart
          title={t('overTime.rows')}
          height={180}
          level={3}
          list={{ status: 'ready', value: [{ id: 'rows', name: t('overTime.rows'), points }] }}
          // Days that could not be counted are gaps.
          longestStep={Number.POSITIVE_INFINITY}
        />
      </Suspense>
      <table className="self-start text-13">
        <thead className="text-12 text-text-muted">
          <tr>
            <th scope="col" className={`${cell} text-left font-normal`}>
              {t('overTime.day')}
            </th>
            <th scope="col" className={`${cell} text-right font-normal`}>
              {t('overTime.rows')}
            </th>
            {hasDismissed ? (
              <th scope="col" className={`${cell} text-right font-normal`}>
                {t('overTime.ofDismissed')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {counts.toReversed().map(({ day, count, dismissed }) => (
            <tr key={day}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                <Link
                  to={history.linkOf(day)}
                  onClick={onClose}
                  className="inline-flex min-h-6 min-w-6 items-center text-accent-text hover:underline"
                >
                  {day === null ? common('today') : formatDay(day)}
                </Link>
              </th>
              <td className={`${cell} text-right`}>
                {count === null ? t('overTime.notCounted') : number(count)}
              </td>
              {hasDismissed ? <td className={`${cell} text-right`}>{number(dismissed)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
