import type { Filesystem, HostDetail, MissingDatabase } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Skeleton } from '../../../../components/skeleton/Skeleton.tsx'
import { Readable } from '../../../../data-table/cells/cells.tsx'
import { hasFeatures } from '../../../../domain/host.ts'
import { fillLevel } from '../../../../domain/tones.ts'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import { isAhead, parseTime, useNow } from '../../../../lib/dates.ts'
import { missingValue } from '../../../../lib/format.ts'
import { lazy } from '../../../../lib/lazy.ts'
import type { ListState } from '../../../../lib/state.ts'
import { readMarked } from '../../../../lib/unreadValues.ts'
import { countAlerts, HostAlerts } from '../alerts/HostAlerts.tsx'
import { type Fullest, fullestOf } from '../databases/databaseCells.tsx'
import { MissingDatabases, type MissingDatabasesProps } from '../databases/MissingDatabases.tsx'
import { usedPercent } from '../facts.tsx'
import { FileSystemsDialog } from '../FileSystemsDialog.tsx'

// Lazy because few read it.
const MemoryHelp = lazy(async () => (await import('./MemoryHelp.tsx')).MemoryHelp, null)

export interface HostHealthProps {
  hostname: string
  host: HostDetail
  /** The page shows a past day. */
  isPastDay: boolean
  memoryLimit: number | null
  missing: ListState<MissingDatabase>
  onIgnoreMissing: MissingDatabasesProps['onIgnore']
  /** Number of licenses in use whose type has missing licenses. */
  licenseGap: ReactNode
  /** Two columns, as in a drawer. */
  compact?: boolean
}

/** What is wrong with a host, in six cells of one height, so that no value moves the page. */
export function HostHealth(props: HostHealthProps) {
  const { hostname, host, isPastDay, memoryLimit, missing, licenseGap, compact = false } = props
  const t = useText('hostDetails')
  const common = useText('common')
  const now = useNow()
  const { value: memory, unread: unreadMemory } = readMarked(() => memoryUseOf(host, memoryLimit))
  return (
    <section
      aria-label={t('health.title')}
      className={clsx(
        'grid grid-cols-2 overflow-hidden border-line bg-surface-raised',
        compact ? 'border-b' : 'rounded-panel border sm:grid-cols-3 lg:grid-cols-6',
      )}
    >
      <Cell label={common('columns.lastReport')}>
        <Readable read={() => host.createdAt}>
          <LastReport host={host} isPastDay={isPastDay} />
        </Readable>
      </Cell>
      <Cell label={t('health.fullestDisk')}>
        <Readable read={() => fullestFilesystem(host.filesystems)}>
          <FullestDisk hostname={hostname} host={host} />
        </Readable>
      </Cell>
      {memory && !unreadMemory ? (
        <MemoryCell use={memory} />
      ) : (
        <Cell label={common('columns.memory')}>
          <Readable read={() => [memoryUseOf(host), host.info.memoryTotal]}>
            <HostMemory host={host} />
          </Readable>
        </Cell>
      )}
      <Cell label={t('health.alerts')}>
        <Readable read={() => countAlerts(host.alerts, now)}>
          <HostAlerts hostname={hostname} alerts={host.alerts} />
        </Readable>
      </Cell>
      <Cell label={t('health.licenseGap')}>{licenseGap}</Cell>
      <Cell label={t('health.missing')}>
        {missing.status === 'loading' ? (
          hasFeatures(host) ? (
            <LoadingFigure />
          ) : (
            missingValue
          )
        ) : (
          <MissingDatabases list={missing} isPastDay={isPastDay} onIgnore={props.onIgnoreMissing} />
        )}
      </Cell>
    </section>
  )
}

interface CellProps {
  label: string
  /** Beside the label. */
  help?: ReactNode
  /** At the bottom edge. */
  bar?: ReactNode
  children: ReactNode
}

/** 56 px high: a label and one line, cut if it is longer. The border of each cell is at its left and top. */
function Cell({ label, help, bar, children }: CellProps) {
  return (
    <div className="relative -mt-px -ml-px flex h-14 min-w-0 flex-col justify-center gap-0.5 border-t border-l border-line px-3.5">
      <div className="flex items-center gap-1 text-12 leading-4 text-text-muted">
        <span className="truncate" title={label}>
          {label}
        </span>
        {help}
      </div>
      <div className="flex h-5 min-w-0 items-center text-14 font-semibold [&>*]:min-w-0">{children}</div>
      {bar}
    </div>
  )
}

function LastReport({ host: { createdAt }, isPastDay }: Pick<HostHealthProps, 'host' | 'isPastDay'>) {
  const common = useText('common')
  const format = useFormat()
  const now = useNow()
  const date = format.dateTime(createdAt)
  // Months would contradict the days of silence in the status line.
  const isLongAgo = now - (parseTime(createdAt) ?? now) > 30 * 86_400_000
  const text =
    isPastDay || isLongAgo
      ? date
      : isAhead(createdAt, now)
        ? common('clockAhead', { date })
        : format.age(createdAt, now)
  return (
    <span className="truncate" title={isAhead(createdAt, now) ? text : date}>
      {text}
    </span>
  )
}

function FullestDisk({ hostname, host: { filesystems } }: Pick<HostHealthProps, 'hostname' | 'host'>) {
  const t = useText('hostDetails')
  const { percent } = useFormat()
  const [open, setOpen] = useState(false)
  const fullest = fullestFilesystem(filesystems)
  if (filesystems.length === 0) return missingValue
  const isFull = fullest !== null && fillLevel(fullest.percent) === 'full'
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={t('filesystems.title')}
        onClick={() => setOpen(true)}
        className={clsx(
          'flex min-h-6 max-w-full items-center gap-1.5 rounded-control hover:underline',
          isFull ? 'text-danger-text' : 'link-text',
        )}
      >
        {fullest === null ? (
          t('filesystems.count', { count: filesystems.length })
        ) : (
          <>
            <bdi translate="no" className="truncate">
              {fullest.name}
            </bdi>
            <span className="shrink-0 tabular-nums">{percent(fullest.percent)}</span>
          </>
        )}
      </button>
      {open ? (
        <FileSystemsDialog hostname={hostname} filesystems={filesystems} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

/** `null` if no file system has a known usage. Memory that is mounted as a file system is no disk. */
export function fullestFilesystem(filesystems: readonly Filesystem[]): Fullest | null {
  const disks = filesystems.filter(({ type }) => !/^(dev)?tmpfs$/.test(type))
  return fullestOf(disks, ({ mountedOn }) => mountedOn, usedPercent)
}

/** Memory of a host for whose databases the server computes no sum. */
function HostMemory({ host: { info } }: Pick<HostHealthProps, 'host'>) {
  const t = useText('hostDetails')
  const format = useFormat()
  return (
    <span className="truncate tabular-nums">
      {t('memory.host', { total: format.number(info.memoryTotal, 1) })}
    </span>
  )
}

/** Memory targets of the databases compared with the memory of the host. */
function MemoryCell({ use }: { use: MemoryUse }) {
  const t = useText('hostDetails')
  const format = useFormat()
  const { sum, total, percent, verdict } = use
  const width = Math.min(100, Math.max(0, percent ?? 0))
  const amount = t('memory.amount', {
    total: total === null ? '?' : format.number(total, 1),
    percent: percent === null ? '?' : format.percent(percent, 0),
  })
  return (
    <Cell
      label={t('memory.title')}
      help={<MemoryHelp use={use} />}
      bar={
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the native meter cannot be colored
          role="meter"
          aria-label={t('memory.title')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={width}
          aria-valuetext={t('memory.exact', { sum: format.number(sum, 2), amount })}
          className="absolute inset-x-0 bottom-0 h-1 bg-surface-active"
        >
          <div
            className={clsx('h-full bar-fill', verdict === 'over' ? 'bg-fill-full' : 'bg-fill-low')}
            style={{ width: `${width}%` }}
          />
        </div>
      }
    >
      <span className={clsx('truncate tabular-nums', verdict === 'over' && 'text-danger-text')}>
        {amount}
        {verdict === 'over' ? <span className="sr-only">{` ${t('memory.over')}`}</span> : null}
      </span>
    </Cell>
  )
}

export interface MemoryUse {
  /** In GB, like the other sizes. */
  sum: number
  total: number | null
  percent: number | null
  /**
   * Verdict of the server for the limit in the settings. The server sends red if the limit is 0, which is
   * shown as `unset`, or as `unknown` until the limit is known. `outdated`: a new limit is saved, and the server
   * compares with the old one until it restarts.
   */
  verdict: 'within' | 'over' | 'unset' | 'unknown' | 'outdated'
  /** Sums of the database parameters. */
  pgaAndSga: number
  memoryTargets: number
}

/** `null` for hosts without Oracle databases. `limit` is a percentage of the settings, `null` while unknown. */
export function memoryUseOf(host: HostDetail, limit: number | null = null): MemoryUse | null {
  const flag = host.memorySumFlag.toLowerCase()
  if (flag === '') return null
  const databases = host.features.oracle?.database?.databases ?? []
  const sumOf = (values: (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return {
    sum: host.memorySum,
    total: host.info.memoryTotal,
    percent: host.memorySumPercentage,
    verdict: verdictOf(flag, host.memorySumPercentage, limit),
    // The server truncates both to two decimals before it adds them.
    pgaAndSga: floor2(sumOf(databases.flatMap(({ pgaTarget, sgaTarget }) => [pgaTarget, sgaTarget]))),
    memoryTargets: floor2(sumOf(databases.map(({ memoryTarget }) => memoryTarget))),
  }
}

function verdictOf(flag: string, percent: number | null, limit: number | null): MemoryUse['verdict'] {
  if (flag !== 'green' && flag !== 'red') return 'unknown'
  if (limit !== null && percent !== null && (flag === 'green') !== limit > Math.trunc(percent))
    return 'outdated'
  if (flag === 'green') return 'within'
  if (limit === null) return 'unknown'
  return limit === 0 ? 'unset' : 'over'
}

function floor2(value: number): number {
  return Math.floor(value * 100) / 100
}

/** A figure that is not loaded. A missing value would read as "none". */
export function LoadingFigure() {
  return (
    <span aria-busy className="flex h-5 items-center">
      <Skeleton className="w-12" />
    </span>
  )
}
