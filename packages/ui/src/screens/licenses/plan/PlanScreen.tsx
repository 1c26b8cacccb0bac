import type { Cluster } from '@inventory-console/api-mocks/contract'
import { Server, Undo2, X } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Banner } from '../../../components/banner/Banner.tsx'
import { Button, ButtonLink, IconButton } from '../../../components/button/Button.tsx'
import { Combobox } from '../../../components/combobox/Combobox.tsx'
import { DetailScreen } from '../../../components/detail-screen/DetailScreen.tsx'
import { EmptyBlock } from '../../../components/feedback/Block.tsx'
import { planLicenses, type LicensePlanInputs } from '../../../domain/licenses/plan/licensePlan.ts'
import type { PlanMade, SharedPlan } from '../../../domain/licenses/plan/planFile.ts'
import { rankClusters } from '../../../domain/licenses/plan/planInputs.ts'
import { encodeMoves, type PlanMove } from '../../../domain/licenses/plan/planMoves.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import type { OneState } from '../../../lib/state.ts'
import { paths } from '../../paths.ts'
import { PlanBill } from './PlanBill.tsx'
import { BuyDialog, MachineDialog, NewHostDialog, NodeDialog, OpenPlanDialog } from './PlanDialogs.tsx'
import { PlanExport } from './PlanExport.tsx'
import { type MachineTarget, PlanLanes } from './PlanLanes.tsx'
import { productName, useStepText } from './planTexts.ts'

export interface PlanScreenProps {
  /** Empty if the server has no cluster. */
  cluster: string
  state: OneState<PlanInventory>
  /** Null: the address has steps that cannot be read. */
  moves: readonly PlanMove[] | null
  made: PlanMade | null
  /** The inventory is not the one that the plan was made for. */
  hasChanged: boolean
  onMovesChange: (moves: readonly PlanMove[]) => void
  /** Null: the cluster whose licenses cost most. */
  onClusterChange: (name: string | null) => void
  /** The plan continues with the inventory of today. */
  onRenew: () => void
  onOpen: (plan: SharedPlan) => void
  onSave: (text: string, title: string) => void
  /** Requests the unread hosts again. */
  onRetryHosts: () => void
  onRefresh?: (() => void) | undefined
}

export interface PlanInventory {
  inputs: LicensePlanInputs
  /** With their virtual machines: the cluster on screen and those that the plan changes. */
  details: readonly Pick<Cluster, 'name' | 'vms'>[]
  /** False while parts that the plan needs are loading. */
  isComplete: boolean
  /** Hosts without the licenses that the server leaves out now and counts after the plan. */
  unreadHosts: readonly string[]
}

/** Moves virtual machines between physical hosts and clusters, and shows what it costs. Nothing is sent. */
export function PlanScreen(props: PlanScreenProps) {
  const { cluster, state, moves, onMovesChange, onRefresh } = props
  const t = useText('plan')
  if (moves === null)
    return (
      <EmptyBlock
        title={t('unreadable.title')}
        text={t('unreadable.text')}
        action={<Button onClick={() => onMovesChange([])}>{t('unreadable.action')}</Button>}
      />
    )
  return (
    <DetailScreen
      name={cluster}
      state={state}
      failed={t('failed')}
      notFound={{
        title: t('notFound.title', { name: cluster }),
        text: t('notFound.text'),
        action: <ButtonLink to={paths.licensePlan()}>{t('notFound.action')}</ButtonLink>,
      }}
      aside={t('simulation')}
      onRefresh={onRefresh}
    >
      {(inventory) =>
        inventory.inputs.clusters.length === 0 ? (
          <EmptyBlock icon={Server} title={t('noClusters.title')} text={t('noClusters.text')} />
        ) : (
          <ReadyPlan {...props} moves={moves} inventory={inventory} />
        )
      }
    </DetailScreen>
  )
}

type ReadyPlanProps = Omit<PlanScreenProps, 'state' | 'moves'> & {
  moves: readonly PlanMove[]
  inventory: PlanInventory
}

type OpenDialog = { kind: 'host' | 'node' | 'buy' | 'open' } | { kind: 'machine'; hostname: string }

function ReadyPlan(props: ReadyPlanProps) {
  const { cluster, moves, made, inventory, onMovesChange, onClusterChange, onOpen, onSave } = props
  const { inputs, details, isComplete } = inventory
  const t = useText('plan')
  const common = useText('common')
  const format = useFormat()
  const stepText = useStepText(inputs.types)
  const plan = useMemo(() => planLicenses(inputs, moves), [inputs, moves])
  const ranking = useMemo(() => rankClusters(inputs), [inputs])
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const announcement = useAnnouncement(
    moves,
    (step) => t('steps.done', { step: stepText(step), cost: format.number(plan.costAfter) }),
    t('steps.undone'),
  )

  const machines = details.find(({ name }) => name === cluster)?.vms ?? []
  const newNodes = moves.flatMap((move) =>
    move.kind === 'grow' && move.cluster === cluster ? [move.node] : [],
  )
  const hosts = plan.inventory.hosts
  const nodes = [
    ...new Set([
      ...machines.map(({ virtualizationNode }) => virtualizationNode),
      ...newNodes,
      ...hosts.flatMap((host) => (host.cluster === cluster ? [host.virtualizationNode] : [])),
    ]),
  ].toSorted()
  const size = plan.inventory.clusters.find(({ name }) => name === cluster)
  const targets = { cluster, nodes, clusters: plan.inventory.clusters }
  const here = new Set(inputs.hosts.flatMap((host) => (host.cluster === cluster ? [host.hostname] : [])))
  const ofCluster = new Set(
    [...inputs.used, ...plan.used].flatMap(({ hostname, licenseTypeID }) =>
      here.has(hostname) ? [licenseTypeID] : [],
    ),
  )
  const changing = dialog?.kind === 'machine' ? hosts.find((host) => host.hostname === dialog.hostname) : null

  function change(next: readonly PlanMove[], machine: string | null = null) {
    setFocused(machine)
    setDialog(null)
    onMovesChange(next)
  }
  function add(added: readonly PlanMove[]) {
    change([...moves, ...added], dialog?.kind === 'machine' ? dialog.hostname : null)
  }
  function move(hostname: string, target: MachineTarget) {
    const host = hosts.find((each) => each.hostname === hostname)
    const isThere =
      host?.cluster === target.cluster && (target.node === '' || host.virtualizationNode === target.node)
    if (!host || isThere) return
    change([...moves, { kind: 'move', hostname, ...target }], hostname)
  }
  const dialogProps = { onClose: () => setDialog(null), onAdd: add }

  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <Combobox
          label={common('columns.cluster')}
          className="w-72 max-w-full"
          choices={ranking.map(({ name, types, hosts: count }) => ({
            value: name,
            label: name,
            detail: t('clusterDetail', { types, vms: count }),
          }))}
          value={cluster}
          onChange={onClusterChange}
        />
        <Button onClick={() => setDialog({ kind: 'host' })}>{t('actions.addHost')}</Button>
        {size ? <Button onClick={() => setDialog({ kind: 'node' })}>{t('actions.addNode')}</Button> : null}
        <Button onClick={() => setDialog({ kind: 'buy' })}>{t('actions.buy')}</Button>
        <div className="ml-auto flex flex-wrap gap-2">
          <Button onClick={() => setDialog({ kind: 'open' })}>{t('actions.open')}</Button>
          <PlanExport
            shared={{ cluster, moves, made }}
            plan={plan}
            steps={moves.map(stepText)}
            onSave={onSave}
          />
        </div>
      </div>
      <Notices {...props} plan={plan} />
      <PlanBill plan={plan} ofCluster={ofCluster} pending={!isComplete} />
      <Steps moves={moves} skipped={plan.inventory.skipped} textOf={stepText} onChange={change} />
      <output className="sr-only">{announcement}</output>
      <PlanLanes
        key={cluster}
        cluster={cluster}
        plan={plan}
        inputs={inputs}
        machines={machines}
        newNodes={newNodes}
        focused={focused}
        onMove={move}
        onChange={(hostname) => setDialog({ kind: 'machine', hostname })}
      />
      {changing ? (
        <MachineDialog
          host={changing}
          isCapped={plan.inventory.pinned.has(changing.hostname)}
          targets={targets}
          {...dialogProps}
        />
      ) : null}
      {dialog?.kind === 'host' ? (
        <NewHostDialog
          types={inputs.types}
          targets={targets}
          taken={new Set(hosts.map(({ hostname }) => hostname))}
          {...dialogProps}
        />
      ) : null}
      {dialog?.kind === 'node' && size ? <NodeDialog cluster={size} nodes={nodes} {...dialogProps} /> : null}
      {dialog?.kind === 'buy' ? <BuyDialog types={inputs.types} plan={plan} {...dialogProps} /> : null}
      {dialog?.kind === 'open' ? (
        <OpenPlanDialog
          onClose={() => setDialog(null)}
          onOpen={(opened) => {
            setDialog(null)
            onOpen(opened)
          }}
        />
      ) : null}
    </>
  )
}

/** What the figures of the plan do not say by themselves. */
function Notices({
  plan,
  made,
  hasChanged,
  onRenew,
  onRetryHosts,
  inventory,
}: ReadyPlanProps & { plan: ReturnType<typeof planLicenses> }): ReactNode {
  const t = useText('plan')
  const format = useFormat()
  const uncertain = plan.types.filter(({ isCertain }) => !isCertain)
  const [failing] = plan.failing
  const kept = [...new Set(plan.kept.map(({ hostname }) => hostname))]
  if (!inventory.isComplete) return null
  return (
    <>
      {hasChanged && made ? (
        <Banner tone="warning" action={<Button onClick={onRenew}>{t('keep')}</Button>}>
          {t('changed', { date: format.date(made.day) })}
        </Banner>
      ) : null}
      {inventory.unreadHosts.length === 0 ? null : (
        <Banner tone="warning" onRetry={onRetryHosts}>
          {t('unreadHosts', { hosts: inventory.unreadHosts.join(', ') })}
        </Banner>
      )}
      {plan.inventory.skipped.length === 0 ? null : (
        <Banner tone="warning">{t('skipped', { count: plan.inventory.skipped.length })}</Banner>
      )}
      {failing ? (
        <Banner tone="danger">
          {t('failing', { contract: failing.contractID, hostname: failing.hostname })}
        </Banner>
      ) : null}
      {uncertain.length === 0 ? null : (
        <Banner tone="warning">
          {t('uncertain', {
            types: uncertain
              .map(({ type }) => productName(type.itemDescription, type.licenseTypeID))
              .join(', '),
          })}
        </Banner>
      )}
      {kept.length === 0 ? null : <Banner tone="info">{t('kept', { hosts: kept.join(', ') })}</Banner>}
    </>
  )
}

interface StepsProps {
  moves: readonly PlanMove[]
  skipped: readonly PlanMove[]
  textOf: (move: PlanMove) => string
  onChange: (moves: readonly PlanMove[]) => void
}

function Steps({ moves, skipped, textOf, onChange }: StepsProps) {
  const t = useText('plan')
  return (
    <section aria-labelledby="plan-steps" className="rounded-panel border border-line px-3 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="plan-steps" className="text-14 font-semibold">
          {t('steps.title')}
        </h2>
        {moves.length === 0 ? (
          <p className="text-13 text-text-muted">{t('steps.none')}</p>
        ) : (
          <div className="ml-auto flex flex-wrap gap-2">
            <Button size="small" onClick={() => onChange(moves.slice(0, -1))}>
              <Undo2 size={14} />
              {t('actions.undo')}
            </Button>
            <Button size="small" onClick={() => onChange([])}>
              {t('actions.clear')}
            </Button>
          </div>
        )}
      </div>
      {moves.length === 0 ? null : (
        <ol className="mt-1 flex list-decimal flex-col pl-5 text-13">
          {moves.map((step, index) => (
            <li key={`${index} ${encodeMoves([step])}`} className="min-h-7">
              <span className="inline-flex max-w-full items-center gap-1">
                <span className="min-w-0 wrap-anywhere">
                  {textOf(step)}
                  {skipped.includes(step) ? ` (${t('steps.skipped')})` : ''}
                </span>
                <IconButton
                  size="small"
                  label={t('steps.remove', { step: textOf(step) })}
                  onClick={() => onChange(moves.toSpliced(index, 1))}
                >
                  <X size={14} />
                </IconButton>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Says for screen readers what the last step changes. */
function useAnnouncement(
  moves: readonly PlanMove[],
  textOf: (step: PlanMove) => string,
  undone: string,
): string {
  const [state, setState] = useState({ moves, isUndone: false, isFirst: true })
  if (state.moves !== moves) setState({ moves, isUndone: moves.length < state.moves.length, isFirst: false })
  const last = moves.at(-1)
  if (state.isFirst) return ''
  return state.isUndone || last === undefined ? undone : textOf(last)
}
