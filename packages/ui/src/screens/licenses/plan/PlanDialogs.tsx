import { useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { Checkbox } from '../../../components/checkbox/Checkbox.tsx'
import { Combobox } from '../../../components/combobox/Combobox.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { FileDrop } from '../../../components/file-drop/FileDrop.tsx'
import { MultiSelect } from '../../../components/multi-select/MultiSelect.tsx'
import { NumberField } from '../../../components/number-field/NumberField.tsx'
import type { Choice } from '../../../components/select/Select.tsx'
import type { LicensePlan } from '../../../domain/licenses/plan/licensePlan.ts'
import { readPlanFile, type SharedPlan } from '../../../domain/licenses/plan/planFile.ts'
import type { PlanMove } from '../../../domain/licenses/plan/planMoves.ts'
import type { PlanHost, PlanLicenseType } from '../../../domain/licenses/plan/plannedInventory.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import type { MachineTarget } from './PlanLanes.tsx'
import { productName } from './planTexts.ts'

interface DialogProps {
  onClose: () => void
  onAdd: (moves: readonly PlanMove[]) => void
}

interface TargetChoices {
  cluster: string
  /** Physical hosts of the cluster on screen. */
  nodes: readonly string[]
  /** All clusters. */
  clusters: readonly { name: string; cpu: number; sockets: number }[]
}

const encodeTarget = ({ cluster, node }: MachineTarget) => JSON.stringify([cluster, node])

function decodeTarget(text: string): MachineTarget {
  const [cluster, node]: [string, string] = JSON.parse(text)
  return { cluster, node }
}

/** Physical hosts of the cluster on screen, other clusters, and no cluster. */
function useTargets({ cluster, nodes, clusters }: TargetChoices): readonly Choice[] {
  const t = useText('plan')
  const others = clusters.filter(({ name }) => name !== cluster)
  return [
    ...nodes.map((node) => ({
      value: encodeTarget({ cluster, node }),
      label: node === '' ? t('lanes.unnamed') : node,
      detail: cluster,
    })),
    {
      value: encodeTarget({ cluster: '', node: '' }),
      label: t('lanes.outside'),
      detail: t('lanes.outsideText'),
    },
    ...others.map(({ name, cpu, sockets }) => ({
      value: encodeTarget({ cluster: name, node: '' }),
      label: name,
      detail: t('lanes.size', { cpu, sockets }),
    })),
  ]
}

interface MachineDialogProps extends DialogProps {
  host: PlanHost
  isCapped: boolean
  targets: TargetChoices
}

/** Moves, resizes or caps a machine. Its first field lists the places to which it may move. */
export function MachineDialog({ host, isCapped, targets, onClose, onAdd }: MachineDialogProps) {
  const t = useText('plan')
  const common = useText('common')
  const { hostname, cluster, virtualizationNode, info } = host
  const current = encodeTarget({ cluster, node: virtualizationNode })
  const choices = useTargets(targets).filter(({ value }) => value !== current)
  const [target, setTarget] = useState<string | null>(null)
  const [cores, setCores] = useState<number | null>(info.cpuCores)
  const [pinned, setPinned] = useState(isCapped)
  const [leaves, setLeaves] = useState(false)
  const destination = target === null ? null : decodeTarget(target)
  const isInCluster = (destination ?? host).cluster !== ''
  const moves: PlanMove[] = [
    ...(destination ? [{ kind: 'move', hostname, ...destination } as const] : []),
    ...(cores === null || cores === info.cpuCores ? [] : [{ kind: 'cores', hostname, cores } as const]),
    ...(isInCluster && pinned !== isCapped ? [{ kind: 'pin', hostname, pinned } as const] : []),
    ...(leaves ? [{ kind: 'leave', hostname } as const] : []),
  ]
  return (
    <Dialog
      open
      title={t('machine.title', { hostname })}
      description={t('machine.text')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button
            variant="primary"
            disabled={moves.length === 0 || cores === null}
            onClick={() => onAdd(moves)}
          >
            {common('actions.apply')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start gap-3">
          <Combobox
            label={t('machine.target')}
            choices={choices}
            value={target}
            onChange={setTarget}
            placeholder={t('machine.stay')}
            className="min-w-56 flex-1"
          />
          <NumberField
            label={common('columns.cores')}
            value={cores}
            onChange={setCores}
            min={1}
            max={100_000}
            integer
            className="w-28"
          />
        </div>
        {isInCluster ? (
          <Checkbox label={t('machine.pinned')} checked={pinned} onCheckedChange={setPinned} />
        ) : null}
        {host.clusterMembershipStatus.veritasClusterHostnames.length > 0 ? (
          <Checkbox label={t('machine.leave')} checked={leaves} onCheckedChange={setLeaves} />
        ) : null}
        <p className="text-12 text-text-muted">{t('cores')}</p>
      </div>
    </Dialog>
  )
}

interface NewHostDialogProps extends DialogProps {
  types: readonly PlanLicenseType[]
  targets: TargetChoices
  /** Names that hosts have. */
  taken: ReadonlySet<string>
}

export function NewHostDialog({ types, targets, taken, onClose, onAdd }: NewHostDialogProps) {
  const t = useText('plan')
  const common = useText('common')
  const choices = useTargets(targets)
  const [hostname, setHostname] = useState(() => freeName('new-vm', taken))
  const [target, setTarget] = useState<string | null>(choices[0]?.value ?? null)
  const [cores, setCores] = useState<number | null>(8)
  const [sockets, setSockets] = useState<number | null>(2)
  const [licenseTypeIDs, setLicenseTypeIDs] = useState<readonly string[]>([])
  const name = hostname.trim()
  const isTaken = taken.has(name)
  const isComplete = name !== '' && !isTaken && target !== null && cores !== null && sockets !== null

  function add() {
    if (!isComplete) return
    onAdd([{ kind: 'add', hostname: name, ...decodeTarget(target), cores, sockets, licenseTypeIDs }])
  }
  return (
    <Dialog
      open
      title={t('host.title')}
      description={t('host.text')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" disabled={!isComplete || licenseTypeIDs.length === 0} onClick={add}>
            {t('host.title')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid gap-3 md:grid-cols-2">
          <TextField
            label={common('columns.name')}
            value={hostname}
            onChange={(event) => setHostname(event.target.value)}
            error={isTaken ? t('host.taken') : null}
          />
          <Combobox label={t('machine.target')} choices={choices} value={target} onChange={setTarget} />
          <NumberField
            label={common('columns.cores')}
            value={cores}
            onChange={setCores}
            min={1}
            max={100_000}
            integer
          />
          <NumberField
            label={common('columns.sockets')}
            value={sockets}
            onChange={setSockets}
            min={1}
            max={1000}
            integer
          />
        </div>
        <MultiSelect
          label={common('columns.licenseTypes')}
          choices={types.map(typeChoice)}
          value={licenseTypeIDs}
          onChange={setLicenseTypeIDs}
          chips
        />
      </div>
    </Dialog>
  )
}

function typeChoice({ id, itemDescription, metric }: PlanLicenseType): Choice {
  return { value: id, label: productName(itemDescription, id), detail: [id, metric].join(' - ') }
}

function freeName(start: string, taken: ReadonlySet<string>): string {
  let number = 1
  while (taken.has(`${start}-${number}`)) number += 1
  return `${start}-${number}`
}

interface NodeDialogProps extends DialogProps {
  cluster: { name: string; cpu: number; sockets: number }
  nodes: readonly string[]
}

/** Starts with the size of an average physical host of the cluster. */
export function NodeDialog({ cluster, nodes, onClose, onAdd }: NodeDialogProps) {
  const t = useText('plan')
  const common = useText('common')
  const average = (total: number) => Math.max(1, Math.round(total / Math.max(1, nodes.length)))
  const [node, setNode] = useState(() => freeName('new-host', new Set(nodes)))
  const [cpu, setCpu] = useState<number | null>(() => average(cluster.cpu))
  const [sockets, setSockets] = useState<number | null>(() => average(cluster.sockets))
  const isComplete = node.trim() !== '' && cpu !== null && sockets !== null
  function add() {
    if (isComplete) onAdd([{ kind: 'grow', cluster: cluster.name, node: node.trim(), cpu, sockets }])
  }
  return (
    <Dialog
      open
      title={t('node.title', { cluster: cluster.name })}
      description={t('node.text')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" disabled={!isComplete} onClick={add}>
            {t('node.apply')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 md:grid-cols-3">
        <TextField
          label={common('columns.name')}
          value={node}
          onChange={(event) => setNode(event.target.value)}
        />
        <NumberField label={t('node.cpu')} value={cpu} onChange={setCpu} min={0} max={100_000} integer />
        <NumberField
          label={common('columns.sockets')}
          value={sockets}
          onChange={setSockets}
          min={0}
          max={1000}
          integer
        />
      </div>
    </Dialog>
  )
}

interface BuyDialogProps extends DialogProps {
  types: readonly PlanLicenseType[]
  plan: LicensePlan
}

/** Types with missing licenses first. */
export function BuyDialog({ types, plan, onClose, onAdd }: BuyDialogProps) {
  const t = useText('plan')
  const common = useText('common')
  const format = useFormat()
  const missing = new Map(plan.types.map(({ type, after }) => [type.licenseTypeID, after.missing]))
  const missingOf = (id: string) => missing.get(id) ?? 0
  const sorted = types.toSorted((a, b) => missingOf(b.id) - missingOf(a.id))
  const [id, setId] = useState<string | null>(sorted[0]?.id ?? null)
  const [count, setCount] = useState<number | null>(() => Math.ceil(missingOf(sorted[0]?.id ?? '')) || null)
  return (
    <Dialog
      open
      title={t('buy.title')}
      description={t('buy.text')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button
            variant="primary"
            disabled={id === null || count === null}
            onClick={() =>
              id === null || count === null ? undefined : onAdd([{ kind: 'buy', licenseTypeID: id, count }])
            }
          >
            {common('actions.add')}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-start gap-3">
        <Combobox
          label={common('columns.licenseType')}
          choices={sorted.map((type) => ({
            ...typeChoice(type),
            detail: `${type.id} · ${t('buy.missing', { count: format.number(missingOf(type.id)) })}`,
          }))}
          value={id}
          onChange={(next) => {
            setId(next)
            setCount(next === null ? null : Math.ceil(missingOf(next)) || null)
          }}
          className="min-w-56 flex-1"
        />
        <NumberField
          label={common('columns.licenses')}
          value={count}
          onChange={setCount}
          min={1}
          max={1_000_000}
          integer
          className="w-32"
        />
      </div>
    </Dialog>
  )
}

interface OpenPlanDialogProps {
  onClose: () => void
  onOpen: (plan: SharedPlan) => void
}

const maxFileSize = 1024 * 1024

export function OpenPlanDialog({ onClose, onOpen }: OpenPlanDialogProps) {
  const t = useText('plan')
  const common = useText('common')
  const [file, setFile] = useState<File | null>(null)
  const [isInvalid, setInvalid] = useState(false)

  async function open() {
    // A file that was changed or moved meanwhile cannot be read.
    const plan = file && readPlanFile(await file.text().catch(() => ''))
    if (plan) onOpen(plan)
    else setInvalid(true)
  }
  return (
    <Dialog
      open
      title={t('open.title')}
      description={t('open.text')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" disabled={file === null} onClick={() => void open()}>
            {t('open.title')}
          </Button>
        </>
      }
    >
      <FileDrop
        label={t('open.file')}
        types={['.json']}
        maxSize={maxFileSize}
        value={file}
        onChange={(next) => {
          setFile(next)
          setInvalid(false)
        }}
        error={isInvalid ? t('open.invalid') : null}
      />
    </Dialog>
  )
}
