import type { HostDetail, MissingDatabase } from '@inventory-console/api-mocks/contract'
import { Suspense, useState, type ReactNode } from 'react'
import { Badge } from '../../../components/badge/Badge.tsx'
import { hasFeatures } from '../../../domain/host.ts'
import { fillLevel, fillTone } from '../../../domain/tones.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { cn } from '../../../lib/cn.ts'
import { missingValue } from '../../../lib/format.ts'
import { lazyComponent } from '../../../lib/react/lazyComponent.ts'
import type { ListState } from '../../../lib/state.ts'
import { HostAlerts } from '../alerts/HostAlerts.tsx'
import { fullestOf } from './filesystemUse.ts'
import { LoadingFigure } from './LoadingFigure.tsx'
import { memoryUseOf } from './memoryUse.ts'
import { MemoryUseBar } from './MemoryUseBar.tsx'

const FileSystems = lazyComponent(async () => (await import('../FileSystemsDialog.tsx')).FileSystemsDialog)

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
    <div className={cn('flex min-w-0 flex-col gap-0.5', wide && 'xl:col-span-2')}>
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
        <Suspense fallback={<span data-loading />}>
          <FileSystems hostname={hostname} filesystems={filesystems} onClose={() => setOpen(false)} />
        </Suspense>
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
  if (state.status === 'loading' && isRequested) return <LoadingFigure />
  if (state.status !== 'ready') return missingValue
  const count = state.value.filter(({ ignored }) => !ignored).length
  return count === 0 ? t('health.none') : <Badge tone="danger">{t('health.missingCount', { count })}</Badge>
}
