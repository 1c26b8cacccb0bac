import type { Filesystem, HostDetail, MissingDatabase } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Badge } from '../../../../components/badge/Badge.tsx'
import { Skeleton } from '../../../../components/skeleton/Skeleton.tsx'
import { hasFeatures } from '../../../../domain/host.ts'
import { fillLevel, fillTone } from '../../../../domain/tones.ts'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import { missingValue } from '../../../../lib/format.ts'
import type { ListState } from '../../../../lib/state.ts'
import { HostAlerts } from '../alerts/HostAlerts.tsx'
import { usedPercent } from '../facts.tsx'
import { FileSystemsDialog } from '../FileSystemsDialog.tsx'

export interface HostHealthProps {
  hostname: string
  host: HostDetail
  /** Time since the last report of the agent. */
  age: ReactNode
  memoryLimit: number | null
  missing: ListState<MissingDatabase>
  /** Number of used licenses whose type is short. */
  licenseGap: ReactNode
}

/** Summary of problems of a host. */
export function HostHealth({ hostname, host, age, memoryLimit, missing, licenseGap }: HostHealthProps) {
  const t = useText('hostDetails')
  const memory = memoryUseOf(host, memoryLimit)
  return (
    <section
      aria-label={t('health.title')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-3 rounded-panel border border-line bg-surface-raised px-4 py-3 text-13"
    >
      <Item label={t('health.lastReport')}>{age}</Item>
      <Item label={t('health.fullestDisk')}>
        <FullestDisk hostname={hostname} host={host} />
      </Item>
      {memory ? (
        <Item wide label={t('memory.title')}>
          <MemoryUseBar use={memory} />
        </Item>
      ) : null}
      <Item label={t('health.alerts')}>
        <HostAlerts hostname={hostname} alerts={host.alerts} />
      </Item>
      <Item label={t('health.licenseGap')}>{licenseGap}</Item>
      <Item label={t('health.missing')}>
        <Missing state={missing} isRequested={hasFeatures(host)} />
      </Item>
    </section>
  )
}

interface ItemProps {
  label: string
  /** Twice the width of the others, if there is room. */
  wide?: boolean
  children: ReactNode
}

function Item({ label, wide = false, children }: ItemProps) {
  return (
    <div className={clsx('flex min-w-0 flex-col gap-0.5', wide && 'xl:col-span-2')}>
      <p className="text-12 text-text-muted">{label}</p>
      <div className="min-w-0 font-medium">{children}</div>
    </div>
  )
}

function FullestDisk({ hostname, host }: Pick<HostHealthProps, 'hostname' | 'host'>) {
  const { percent } = useFormat()
  const [open, setOpen] = useState(false)
  const { filesystems } = host
  const fullest = fullestOf(filesystems)
  if (fullest === null) return missingValue
  const level = fillLevel(fullest.percent)
  const share = percent(fullest.percent)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-6 max-w-full items-center gap-2 rounded-control link-text hover:underline"
      >
        <bdi translate="no" className="truncate">
          {fullest.mountedOn}
        </bdi>
        {level === 'low' ? <span>{share}</span> : <Badge tone={fillTone[level]}>{share}</Badge>}
      </button>
      {open ? (
        <FileSystemsDialog hostname={hostname} filesystems={filesystems} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

interface MissingProps {
  state: ListState<MissingDatabase>
  /** False for a host without databases. */
  isRequested: boolean
}

/** The notice above the list names the databases. */
function Missing({ state, isRequested }: MissingProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  if (state.status === 'loading' && isRequested) return <LoadingFigure />
  if (state.status !== 'ready') return missingValue
  const count = state.value.filter(({ ignored }) => !ignored).length
  return count === 0 ? common('none') : <Badge tone="danger">{t('health.missingCount', { count })}</Badge>
}

const tones = {
  within: 'success',
  over: 'danger',
  unset: 'neutral',
  unknown: 'neutral',
  outdated: 'neutral',
} as const

/** Memory targets of the databases compared with the memory of the host. */
export function MemoryUseBar({ use }: { use: MemoryUse }) {
  const t = useText('hostDetails')
  const format = useFormat()
  const { sum, total, percent, verdict, pgaAndSga, memoryTargets } = use
  const amount = t('memory.amount', {
    sum: format.number(sum, 2),
    total: total === null ? '?' : format.number(total, 2),
    percent: percent === null ? '?' : format.percent(percent, 2),
  })
  return (
    <div className="text-13">
      <div className="flex flex-wrap items-center gap-x-2">
        <p className="tabular-nums">{amount}</p>
        <Badge tone={tones[verdict]}>{t(`memory.${verdict}`)}</Badge>
        <details className="text-12 font-normal text-text-muted open:basis-full">
          <summary className="min-h-6 cursor-pointer rounded-control py-1">{t('memory.how')}</summary>
          <p className="pt-1 tabular-nums">
            {t('memory.computed', {
              targets: format.number(pgaAndSga, 2),
              memory: format.number(memoryTargets, 2),
              sum: format.number(sum, 2),
            })}
          </p>
          <p className="pt-1">{t('memory.limit')}</p>
        </details>
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the native meter cannot be colored
        role="meter"
        aria-label={t('memory.title')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.max(0, percent ?? 0))}
        aria-valuetext={amount}
        className="mt-1 h-1.5 overflow-hidden rounded-chip bg-surface-active bar-track"
      >
        <div
          className={clsx(
            'h-full rounded-chip bar-fill',
            verdict === 'over' ? 'bg-fill-full' : 'bg-fill-low',
          )}
          style={{ width: `${Math.min(100, Math.max(0, percent ?? 0))}%` }}
        />
      </div>
    </div>
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

/** `null` if no file system has a known usage. */
export function fullestOf(filesystems: readonly Filesystem[]): { mountedOn: string; percent: number } | null {
  let fullest: { mountedOn: string; percent: number } | null = null
  for (const filesystem of filesystems) {
    const percent = usedPercent(filesystem)
    if (percent !== null && (fullest === null || percent > fullest.percent))
      fullest = { mountedOn: filesystem.mountedOn, percent }
  }
  return fullest
}

/** A figure that is not loaded. A missing value would read as "none". */
export function LoadingFigure() {
  return (
    <span aria-busy className="flex h-5 items-center">
      <Skeleton className="w-12" />
    </span>
  )
}
