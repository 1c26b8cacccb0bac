import type { OracleDatabaseRow, TopUnusedRow, TopWorkloadRow } from '@inventory-console/api-mocks/contract'
import { useId, useMemo, useState } from 'react'
import { databaseTo, hostTo } from '../../../columns/databaseColumns.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { HighlightedText } from '../../../data-table/cells/HighlightedText.tsx'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/links.ts'
import type { ListState } from '../../../lib/state.ts'

interface TopEntry {
  hostname: string
  /** Names of the databases, if known. */
  databases: string
  to: string | null
  value: number | null
}

/** Databases with the highest workload. */
export function TopWorkload(props: { list: ListState<TopWorkloadRow>; anyEnvironment: boolean }) {
  const { list, anyEnvironment } = props
  const t = useText('databases')
  const common = useText('common')
  const entries = topEntries(list, ({ hostname, dbname, workload }) => ({
    hostname,
    databases: dbname,
    to: databaseTo(hostname, dbname),
    value: workload,
  }))
  const scopeNote = anyEnvironment ? t('top.anyEnvironment') : common('allDatabases')
  return <TopList title={t('top.workload')} scopeNote={scopeNote} list={list} entries={entries} />
}

interface TopUnusedProps {
  list: ListState<TopUnusedRow>
  /** Used to name the databases, because the response has only hosts. `null` while loading. */
  databases: readonly OracleDatabaseRow[] | null
}

/** Hosts with the most unused threads. Omits hosts without an Oracle database, which have no value. */
export function TopUnused({ list, databases }: TopUnusedProps) {
  const t = useText('databases')
  const common = useText('common')
  const byHost = useMemo(() => Map.groupBy(databases ?? [], ({ hostname }) => hostname), [databases])
  const entries = topEntries(list, ({ hostname, unused }) => ({
    hostname,
    databases: (byHost.get(hostname) ?? []).map(({ name }) => name).join(', '),
    to: hostTo(hostname),
    value: unused,
  })).filter(({ value }) => value !== null)
  return <TopList title={t('top.unused')} scopeNote={common('allDatabases')} list={list} entries={entries} />
}

function topEntries<Row extends object>(list: ListState<Row>, of: (row: Row) => TopEntry): TopEntry[] {
  return list.status === 'ready' ? list.value.map(of) : []
}

interface TopListProps {
  title: string
  /** Scope of the ranking. */
  scopeNote: string
  list: ListState<unknown>
  entries: readonly TopEntry[]
}

const collapsedCount = 3

function TopList({ title, scopeNote, list, entries }: TopListProps) {
  const id = useId()
  const t = useText('databases')
  const common = useText('common')
  const { number } = useFormat()
  const [isExpanded, setIsExpanded] = useState(false)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-1 flex min-h-6 items-center justify-between gap-2">
        <h3 id={id} className="min-w-0 text-12 font-semibold">
          {title}
        </h3>
        {entries.length > collapsedCount ? (
          <button
            type="button"
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
            className="min-h-6 shrink-0 rounded-control px-1 text-12 link-text hover:underline print:hidden"
          >
            {isExpanded ? common('bars.fewer') : common('bars.all', { count: entries.length })}
          </button>
        ) : null}
      </div>
      <p className="mb-1 text-12 text-text-muted">{scopeNote}</p>
      {list.status === 'loading' ? <Skeleton className="h-18" /> : null}
      {list.status === 'forbidden' ? (
        <p className="text-13 text-text-muted">{common('state.forbiddenTitle')}</p>
      ) : null}
      {list.status === 'failed' ? (
        <div role="alert" className="flex items-center gap-2 text-13" title={list.error.message}>
          <p className="min-w-0">{common('state.failedTitle')}</p>
          <Button size="small" onClick={list.retry}>
            {common('actions.retry')}
          </Button>
        </div>
      ) : null}
      {list.status === 'ready' && entries.length === 0 ? (
        <p className="text-13 text-text-muted">{t('top.none')}</p>
      ) : null}
      <ol className="flex flex-col">
        {(isExpanded ? entries : entries.slice(0, collapsedCount)).map(
          ({ hostname, databases, to, value }, index) => (
            <li
              key={index}
              className="grid min-h-6 grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] items-center gap-2 text-12"
            >
              {to === null ? (
                <bdi translate="no" className="truncate">
                  <HighlightedText text={hostname} needle="" />
                </bdi>
              ) : (
                <Link
                  to={to}
                  className="min-w-0 truncate py-1 text-accent-text hover:underline"
                  title={hostname}
                >
                  <bdi translate="no">
                    <HighlightedText text={hostname} needle="" />
                  </bdi>
                </Link>
              )}
              <bdi translate="no" className="truncate" title={databases}>
                <HighlightedText text={databases} needle="" />
              </bdi>
              <span className="text-right tabular-nums">{number(value, 2)}</span>
            </li>
          ),
        )}
      </ol>
    </section>
  )
}
