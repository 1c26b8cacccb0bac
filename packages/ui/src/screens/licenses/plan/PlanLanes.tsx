import type { ClusterVM } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import { Cpu, GripVertical, Pin } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Badge } from '../../../components/badge/Badge.tsx'
import { Combobox } from '../../../components/combobox/Combobox.tsx'
import type { LicensePlan } from '../../../domain/licenses/plan/licensePlan.ts'
import type { PlanHost, PlanInputs } from '../../../domain/licenses/plan/plannedInventory.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { productsOf } from './planTexts.ts'

export interface MachineTarget {
  cluster: string
  node: string
}

interface PlanLanesProps {
  cluster: string
  plan: LicensePlan
  inputs: PlanInputs
  /** Virtual machines of the cluster on screen, also those without an agent. */
  machines: readonly Pick<ClusterVM, 'hostname' | 'virtualizationNode' | 'isErcoleInstalled'>[]
  /** Physical hosts that the plan adds to the cluster. */
  newNodes: readonly string[]
  /** The machine that a step has just moved; it gets the focus in its new place. */
  focused: string | null
  onMove: (hostname: string, target: MachineTarget) => void
  /** Opens the dialog that moves, resizes or caps a machine. */
  onChange: (hostname: string) => void
}

/** Physical hosts of a cluster as lanes with their machines, and the places to which they may move. */
export function PlanLanes(props: PlanLanesProps) {
  const { cluster, plan, inputs, machines, newNodes, focused, onMove, onChange } = props
  const t = useText('plan')
  const [dragged, setDragged] = useState<string | null>(null)
  const [opened, setOpened] = useState<readonly string[]>([])
  const { hosts, clusters, changedHosts } = plan.inventory
  const before = useMemo(() => new Map(inputs.hosts.map((host) => [host.hostname, host])), [inputs])
  const rows = useMemo(() => Map.groupBy(plan.used, ({ hostname }) => hostname), [plan])
  const here = Map.groupBy(
    hosts.filter((host) => host.cluster === cluster),
    ({ virtualizationNode }) => virtualizationNode,
  )
  const nodes = [
    ...new Set([
      ...machines.map(({ virtualizationNode }) => virtualizationNode),
      ...newNodes,
      ...here.keys(),
    ]),
  ].toSorted()
  const moved = hosts.filter(({ hostname }) => changedHosts.has(hostname))
  const outside = moved.filter((host) => host.cluster === '')
  const targets = clusters.filter(
    ({ name }) => name !== cluster && (opened.includes(name) || moved.some((host) => host.cluster === name)),
  )
  const agentless = (node: string) =>
    machines.filter(
      ({ virtualizationNode, isErcoleInstalled }) => virtualizationNode === node && !isErcoleInstalled,
    ).length

  function renderChips(machinesHere: readonly PlanHost[]) {
    return machinesHere.map((host) => (
      <MachineChip
        key={host.hostname}
        host={host}
        before={before.get(host.hostname)}
        isCapped={plan.inventory.pinned.has(host.hostname) && host.cluster !== ''}
        products={productsOf(rows.get(host.hostname) ?? [])}
        isDragged={dragged === host.hostname}
        isFocused={focused === host.hostname}
        onDrag={setDragged}
        onChange={onChange}
      />
    ))
  }
  const laneProps = (target: MachineTarget) => ({
    isTarget: dragged !== null,
    onDrop: (hostname: string) => {
      setDragged(null)
      onMove(hostname, target)
    },
  })

  return (
    <section aria-labelledby="plan-lanes" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="plan-lanes" className="text-14 font-semibold">
          {t('lanes.title')}
        </h2>
        <p className="text-12 text-text-muted max-md:hidden">{t('lanes.hint')}</p>
      </div>
      <div className="grid gap-2 md:grid-cols-2 xl:grid-cols-4">
        {nodes.map((node) => (
          <Lane
            key={node}
            title={node === '' ? t('lanes.unnamed') : node}
            mark={newNodes.includes(node) ? t('lanes.new') : null}
            note={agentless(node) === 0 ? null : t('lanes.noAgent', { count: agentless(node) })}
            {...laneProps({ cluster, node })}
          >
            {renderChips(here.get(node) ?? [])}
          </Lane>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-14 font-semibold">{t('lanes.otherClusters')}</h2>
        <Combobox
          label={t('lanes.showCluster')}
          hideLabel
          size="small"
          placeholder={t('lanes.showCluster')}
          className="w-72 max-w-full"
          choices={clusters
            .filter(({ name }) => name !== cluster && !targets.some((target) => target.name === name))
            .map(({ name, cpu, sockets }) => ({
              value: name,
              label: name,
              detail: t('lanes.size', { cpu, sockets }),
            }))}
          value={null}
          onChange={(name) => (name === null ? undefined : setOpened([...opened, name]))}
        />
        <Combobox
          label={t('lanes.otherHost')}
          hideLabel
          size="small"
          placeholder={t('lanes.otherHost')}
          className="w-72 max-w-full"
          choices={hosts
            .filter((host) => host.cluster !== cluster && rows.has(host.hostname))
            .map((host) => ({
              value: host.hostname,
              label: host.hostname,
              detail: host.cluster === '' ? t('lanes.standalone') : host.cluster,
            }))}
          value={null}
          onChange={(hostname) => (hostname === null ? undefined : onChange(hostname))}
        />
      </div>
      <div className="grid gap-2 md:grid-cols-2 xl:grid-cols-4">
        <Lane
          title={t('lanes.outside')}
          mark={null}
          note={t('lanes.outsideText')}
          {...laneProps({ cluster: '', node: '' })}
        >
          {renderChips(outside)}
        </Lane>
        {targets.map(({ name, cpu, sockets }) => {
          const all = hosts.filter((host) => host.cluster === name)
          const changed = all.filter(({ hostname }) => changedHosts.has(hostname))
          const others = all.length - changed.length
          const size = t('lanes.size', { cpu, sockets })
          return (
            <Lane
              key={name}
              title={name}
              mark={null}
              note={others === 0 ? size : `${size}, ${t('lanes.others', { count: others })}`}
              {...laneProps({ cluster: name, node: '' })}
            >
              {renderChips(changed)}
            </Lane>
          )
        })}
      </div>
    </section>
  )
}

interface LaneProps {
  title: string
  mark: string | null
  note: string | null
  isTarget: boolean
  onDrop: (hostname: string) => void
  children: readonly ReactNode[]
}

function Lane({ title, mark, note, isTarget, onDrop, children }: LaneProps) {
  const t = useText('plan')
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      data-slot="plan-lane"
      onDragOver={(event) => {
        if (!isTarget) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // The pointer also leaves the lane for a machine inside it.
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
        setIsOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const hostname = event.dataTransfer.getData('text/plain')
        if (isTarget && hostname !== '') onDrop(hostname)
      }}
      className={clsx(
        'flex min-w-0 flex-col gap-2 rounded-panel border p-2',
        isOver
          ? 'border-accent bg-accent-subtle outline-2 outline-accent'
          : isTarget
            ? 'border-dashed border-line-control bg-surface'
            : 'border-line bg-surface',
      )}
    >
      <h3 className="flex min-w-0 items-center gap-2 text-13 font-medium">
        <bdi translate="no" className="truncate" title={title}>
          {title}
        </bdi>
        <span className="text-12 font-normal text-text-muted tabular-nums">{children.length}</span>
        {mark === null ? null : <Badge tone="info">{mark}</Badge>}
      </h3>
      <ul aria-label={title} className="flex flex-1 flex-col gap-1">
        {children.length === 0 ? (
          <li className="text-12 text-text-muted max-md:hidden">{t('lanes.empty')}</li>
        ) : (
          children
        )}
      </ul>
      {note === null ? null : <p className="text-12 text-text-muted">{note}</p>}
    </div>
  )
}

interface MachineChipProps {
  host: PlanHost
  /** Undefined for a host that the plan adds. */
  before: PlanHost | undefined
  isCapped: boolean
  products: readonly string[]
  isDragged: boolean
  isFocused: boolean
  onDrag: (hostname: string | null) => void
  onChange: (hostname: string) => void
}

const shownProducts = 2

function MachineChip(props: MachineChipProps) {
  const { host, before, isCapped, products, isDragged, isFocused, onDrag, onChange } = props
  const t = useText('plan')
  const common = useText('common')
  const format = useFormat()
  const { hostname, info } = host
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isFocused) return undefined
    // After the dialog has returned the focus.
    const timer = setTimeout(() => button.current?.focus())
    return () => clearTimeout(timer)
  }, [isFocused])
  const mark =
    before === undefined
      ? t('lanes.new')
      : before.cluster !== host.cluster || before.virtualizationNode !== host.virtualizationNode
        ? t('lanes.moved')
        : before.info.cpuCores === info.cpuCores
          ? null
          : t('lanes.resized')
  const more = products.length - shownProducts
  const licenses = products.length === 0 ? t('lanes.noLicenses') : products.join(', ')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button does the same by keyboard
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', hostname)
        event.dataTransfer.effectAllowed = 'move'
        onDrag(hostname)
      }}
      onDragEnd={() => onDrag(null)}
      className={clsx(
        'flex min-w-0 cursor-grab items-start gap-1 rounded-control border bg-surface-raised py-1 pr-2 pl-1',
        mark === null ? 'border-line' : 'border-accent-border',
        isDragged && 'opacity-50',
      )}
    >
      <GripVertical size={14} aria-hidden className="mt-1 shrink-0 text-text-muted max-md:hidden" />
      <button
        type="button"
        ref={button}
        aria-keyshortcuts="M"
        title={licenses}
        onClick={() => onChange(hostname)}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return
          event.preventDefault()
          onChange(hostname)
        }}
        className="min-h-6 min-w-0 flex-1 rounded-control text-left"
      >
        <span className="flex min-w-0 items-center gap-2 text-13">
          <bdi translate="no" className="truncate font-medium">
            {hostname}
          </bdi>
          <span className="inline-flex shrink-0 items-center gap-0.5 text-12 text-text-muted tabular-nums">
            <Cpu size={12} aria-hidden />
            <span className="sr-only">{common('cores', { count: info.cpuCores })}</span>
            <span aria-hidden>{format.number(info.cpuCores)}</span>
          </span>
          {isCapped ? (
            <>
              <Pin size={12} aria-hidden className="shrink-0 text-text-muted" />
              <span className="sr-only">{common('columns.cappedCPU')}</span>
            </>
          ) : null}
          {mark === null ? null : <Badge tone="info">{mark}</Badge>}
        </span>
        <span className="flex gap-1 text-12 text-text-muted">
          <span className="truncate">
            {products.length === 0 ? licenses : products.slice(0, shownProducts).join(', ')}
          </span>
          {more > 0 ? <span className="shrink-0">{` ${t('lanes.more', { count: more })}`}</span> : null}
        </span>
      </button>
    </li>
  )
}
