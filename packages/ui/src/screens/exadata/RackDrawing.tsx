import type { ExadataComponent, ExadataRack } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import { fillClass, fillLevel } from '../../domain/tones.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { componentsOf, percentIn } from './rackParts.ts'

/** The rack as it stands: storage cells outside, then servers, switches in the middle. Bars show storage or vCPUs in use. */
export function RackDrawing({ rack }: { rack: ExadataRack }) {
  const t = useText('exadata')
  const servers = (['KVM_HOST', 'DOM0', 'BARE_METAL'] as const).flatMap((type) => componentsOf(rack, type))
  const [upperCells, lowerCells] = halves(componentsOf(rack, 'STORAGE_CELL'))
  const [upperServers, lowerServers] = halves(servers)
  const all = [
    ...upperCells,
    ...upperServers,
    ...componentsOf(rack, 'IB_SWITCH'),
    ...lowerServers,
    ...lowerCells,
  ]
  if (all.length === 0) return null
  return (
    <section aria-label={t('drawing.title')} className="min-w-0 self-start">
      <ol className="flex flex-col gap-px rounded-panel border-2 border-line-control bg-line-control p-1">
        {all.map((component, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- ids may repeat, and slots do not move
          <Slot key={index} component={component} />
        ))}
      </ol>
    </section>
  )
}

function halves<Item>(items: readonly Item[]): [readonly Item[], readonly Item[]] {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)]
}

function Slot({ component }: { component: ExadataComponent }) {
  const t = useText('exadata')
  const { share } = useFormat()
  const { hostname, hostType, usedCPUPercentage, usedSizePercentage } = component
  const isSwitch = hostType === 'IB_SWITCH'
  const isCell = hostType === 'STORAGE_CELL'
  const percent = isSwitch ? null : percentIn(isCell ? usedSizePercentage : usedCPUPercentage)
  return (
    <li className="flex h-6 items-center gap-2 bg-surface-raised px-2 text-12">
      <bdi translate="no" title={hostname} className="min-w-0 flex-1 truncate">
        {hostname}
      </bdi>
      {percent === null ? (
        <span className="shrink-0 text-text-muted">{isSwitch ? t('drawing.switch') : null}</span>
      ) : (
        <>
          <span aria-hidden className="h-1.5 w-16 shrink-0 overflow-hidden rounded-chip bg-line bar-track">
            <span
              className={clsx('block h-full rounded-chip bar-fill', fillClass[fillLevel(percent)])}
              style={{ width: `${Math.min(100, percent)}%` }}
            />
          </span>
          <span className="w-26 shrink-0 text-right text-text-muted tabular-nums">
            {t(isCell ? 'drawing.storage' : 'drawing.cpu', { percent: share(percent) })}
          </span>
        </>
      )}
    </li>
  )
}
