import type { OracleDatabaseRow, TopUnusedRow, TopWorkloadRow } from '@inventory-console/api-mocks/contract'
import { useId, useMemo, useState } from 'react'
import { databaseTo, hostTo } from '../../../columns/places.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { MarkedText } from '../../../data-table/cells/MarkedText.tsx'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/react/links.tsx'
import type { ListState } from '../../../lib/state.ts'

interface Place {
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
  const places = placesOf(list, ({ hostname, dbname, workload }) => ({
    hostname,
    databases: dbname,
    to: databaseTo(hostname, dbname),
    value: workload,
  }))
  const note = anyEnvironment ? t('top.anyEnvironment') : t('top.unfiltered')
  return <TopList title={t('top.workload')} note={note} list={list} places={places} />
}

interface TopUnusedProps {
  list: ListState<TopUnusedRow>
  /** Used to name the databases, because the response has only hosts. `null` while loading. */
  databases: readonly OracleDatabaseRow[] | null
}

/** Hosts with the most unused threads. Omits hosts without an Oracle database, which have no value. */
export function TopUnused({ list, databases }: TopUnusedProps) {
  const t = useText('databases')
  const names = useMemo(() => {
    const byHost = new Map<string, string[]>()
    for (const { hostname, name } of databases ?? []) {
      const known = byHost.get(hostname)
      if (known) known.push(name)
      else byHost.set(hostname, [name])
    }
    return byHost
  }, [databases])
  const places = placesOf(list, ({ hostname, unused }) => ({
    hostname,
    databases: names.get(hostname)?.join(', ') ?? '',
    to: hostTo(hostname),
    value: unused,
  })).filter(({ value }) => value !== null)
  return <TopList title={t('top.unused')} note={t('top.unfiltered')} list={list} places={places} />
}

function placesOf<Row extends object>(list: ListState<Row>, of: (row: Row) => Place): Place[] {
  return list.status === 'ready' ? list.rows.map(of) : []
}

interface TopListProps {
  title: string
  /** Scope of the ranking. */
  note: string
  list: ListState<unknown>
  places: readonly Place[]
}

const first = 3

function TopList({ title, note, list, places }: TopListProps) {
  const id = useId()
  const t = useText('databases')
  const common = useText('common')
  const { number } = useFormat()
  const [whole, setWhole] = useState(false)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-1 flex min-h-6 items-center justify-between gap-2">
        <h3 id={id} className="min-w-0 text-12 font-semibold">
          {title}
        </h3>
        {places.length > first ? (
          <button
            type="button"
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
            className="min-h-6 shrink-0 rounded-control px-1 text-12 text-accent-text hover:underline print:hidden"
          >
            {whole ? common('bars.fewer') : common('bars.all', { count: places.length })}
          </button>
        ) : null}
      </div>
      <p className="mb-1 text-12 text-text-muted">{note}</p>
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
      {list.status === 'ready' && places.length === 0 ? (
        <p className="text-13 text-text-muted">{t('top.none')}</p>
      ) : null}
      <ol className="flex flex-col">
        {(whole ? places : places.slice(0, first)).map(({ hostname, databases, to, value }, place) => (
          <li
            key={place}
            className="grid min-h-6 grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] items-center gap-2 text-12"
          >
            {to === null ? (
              <bdi translate="no" className="truncate">
                <MarkedText text={hostname} needle="" />
              </bdi>
            ) : (
              <Link
                to={to}
                className="min-w-0 truncate py-1 text-accent-text hover:underline"
                title={hostname}
              >
                <bdi translate="no">
                  <MarkedText text={hostname} needle="" />
                </bdi>
              </Link>
            )}
            <bdi translate="no" className="truncate" title={databases}>
              <MarkedText text={databases} needle="" />
            </bdi>
            <span className="text-right tabular-nums">{number(value, 2)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
