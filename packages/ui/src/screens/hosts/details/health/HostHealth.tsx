import type { Filesystem, HostDetail, MissingDatabase } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Skeleton } from '../../../../components/skeleton/Skeleton.tsx'
import { Readable } from '../../../../data-table/cells/cells.tsx'
import { hasFeatures } from '../../../../domain/host.ts'
import { fillLevel } from '../../../../domain/tones.ts'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import { useNow } from '../../../../lib/dates.ts'
import { missingValue } from '../../../../lib/format.ts'
import { lazy } from '../../../../lib/lazy.ts'
import { type ListState, valueOr } from '../../../../lib/state.ts'
import { readMarked } from '../../../../lib/unreadValues.ts'
import { FigureBar, FigureCell, FigureStrip, ReportAge } from '../../../FigureStrip.tsx'
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
  /** All hosts, to link only to alerts of this one. */
  hostnames: ListState<string>
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
  const { hostname, host, hostnames, isPastDay, memoryLimit, missing, licenseGap, compact = false } = props
  const t = useText('hostDetails')
  const common = useText('common')
  const now = useNow()
  const { value: memory, unread: unreadMemory } = readMarked(() => memoryUseOf(host, memoryLimit))
  return (
    <FigureStrip label={t('health.title')} compact={compact}>
      <FigureCell label={common('columns.lastReport')}>
        <Readable read={() => host.createdAt}>
          <ReportAge createdAt={host.createdAt} isPastDay={isPastDay} />
        </Readable>
      </FigureCell>
      <FigureCell label={t('health.fullestDisk')}>
        <Readable read={() => fullestFilesystem(host.filesystems)}>
          <FullestDisk hostname={hostname} host={host} />
        </Readable>
      </FigureCell>
      {memory && !unreadMemory ? (
        <MemoryCell use={memory} />
      ) : (
        <FigureCell label={common('columns.memory')}>
          <Readable read={() => [memoryUseOf(host), host.info.memoryTotal]}>
            <HostMemory host={host} />
          </Readable>
        </FigureCell>
      )}
      <FigureCell label={t('health.alerts')}>
        <Readable read={() => countAlerts(host.alerts, now)}>
          <HostAlerts hostname={hostname} hostnames={valueOr(hostnames, null)} alerts={host.alerts} />
        </Readable>
      </FigureCell>
      <FigureCell label={t('health.licenseGap')}>{licenseGap}</FigureCell>
      <FigureCell label={t('health.missing')}>
        {missing.status === 'loading' ? (
          hasFeatures(host) ? (
            <LoadingFigure />
          ) : (
            missingValue
          )
        ) : (
          <MissingDatabases list={missing} isPastDay={isPastDay} onIgnore={props.onIgnoreMissing} />
        )}
      </FigureCell>
    </FigureStrip>
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
            <span className="shrink-0 tabular-nums">{percent(Math.floor(fullest.percent))}</span>
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
  const amount = t('memory.amount', {
    total: total === null ? '?' : format.number(total, 1),
    percent: percent === null ? '?' : format.percent(Math.floor(percent), 0),
  })
  return (
    <FigureCell
      label={t('memory.title')}
      help={<MemoryHelp use={use} />}
      bar={
        <FigureBar
          label={t('memory.title')}
          percent={percent ?? 0}
          text={t('memory.exact', { sum: format.number(sum, 2), amount })}
          fillClass={verdict === 'over' ? 'bg-fill-full' : 'bg-fill-low'}
        />
      }
    >
      <span className={clsx('truncate tabular-nums', verdict === 'over' && 'text-danger-text')}>
        {amount}
        {verdict === 'over' ? <span className="sr-only">{` ${t('memory.over')}`}</span> : null}
      </span>
    </FigureCell>
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
