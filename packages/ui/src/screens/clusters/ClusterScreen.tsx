import type {
  Cluster,
  ClusterVM,
  TechnologyInfo,
  VirtualizationNodesStat,
} from '@inventory-console/api-mocks/contract'
import { type ReactNode, Suspense } from 'react'
import type { Stack } from '../../charts/bars/StackedBarChart.tsx'
import { Button, ButtonLink } from '../../components/button/Button.tsx'
import { DetailScreen, useSlashInName } from '../../components/detail-screen/DetailScreen.tsx'
import { Section } from '../../components/section/Section.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import type { Column } from '../../data-table/columns/column.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { isAhead, parseTime, useNow } from '../../lib/dates.ts'
import { StackedBarChart } from '../../lib/lazyCharts.ts'
import type { OneState } from '../../lib/state.ts'
import { ListBlock } from '../../list-screen/ListBlock.tsx'
import type { ListCount } from '../../list-screen/toolbar/QuickFilters.tsx'
import type { ListViewProps } from '../../list-screen/views/useListView.ts'
import { paths } from '../paths.ts'
import { ClusterCards } from './ClusterCards.tsx'

export interface ClusterScreenProps extends ListViewProps {
  /** Shown before the cluster loads. */
  name: string
  state: OneState<Cluster>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
  technologies?: readonly TechnologyInfo[]
  /** Opens the dialog that ignores the licenses of the cluster. Absent without write access. */
  onIgnoreLicenses?: (() => void) | undefined
}

const noTechnologies: readonly TechnologyInfo[] = []

/** One hypervisor cluster with its agent coverage and virtual machines. */
export function ClusterScreen(props: ClusterScreenProps) {
  const { name, state, onRefresh, actions, technologies = noTechnologies, view, onViewChange } = props
  const { onIgnoreLicenses } = props
  const t = useText('clusters')
  const slashed = useSlashInName(name)
  const buttons = (
    <>
      {name === '' ? null : <ButtonLink to={paths.licensePlan(name)}>{t('plan')}</ButtonLink>}
      {onIgnoreLicenses ? <Button onClick={onIgnoreLicenses}>{t('ignore.open')}</Button> : null}
      {actions}
    </>
  )
  return (
    <DetailScreen
      headInTopBar
      name={name}
      state={state}
      failed={t('details.failed')}
      notFound={{
        title: t('details.notFound.title', { name }),
        text: t('details.notFound.text'),
        ...slashed,
        action: <ButtonLink to={paths.hypervisors}>{t('details.notFound.action')}</ButtonLink>,
      }}
      aside={age}
      actions={() => buttons}
      onRefresh={onRefresh}
    >
      {(cluster) => (
        <>
          <ClusterCards cluster={cluster} technologies={technologies} />
          <NodesChart nodes={cluster.virtualizationNodesStats} />
          <ClusterMachines cluster={cluster} view={view} onViewChange={onViewChange} />
        </>
      )}
    </DetailScreen>
  )
}

const age = ({ createdAt }: Cluster) => <Age updatedAt={createdAt} />

/** The API sends year 1 for an unknown time. */
function Age({ updatedAt }: { updatedAt: string }) {
  const common = useText('common')
  const { age, dateTime } = useFormat()
  const now = useNow()
  if (parseTime(updatedAt) === null) return null
  const date = dateTime(updatedAt)
  return isAhead(updatedAt, now)
    ? common('clockAhead', { date })
    : common('host.asOf', { date, age: age(updatedAt, now) })
}

const counts: readonly ListCount[] = [
  { id: 'covered', column: 'isErcoleInstalled', filter: { kind: 'yesNo', value: true } },
  { id: 'uncovered', column: 'isErcoleInstalled', filter: { kind: 'yesNo', value: false }, tone: 'warning' },
  { id: 'capped', column: 'cappedCPU', filter: { kind: 'yesNo', value: true } },
]

export function ClusterMachines({ cluster, ...view }: { cluster: Cluster } & ListViewProps) {
  const common = useText('common')
  const { vms } = cluster
  return (
    <Section title={common('columns.vms')} count={vms.length} fixed>
      <ListBlock
        {...view}
        area="clusters.vms"
        columns={vmColumns}
        list={{ status: 'ready', value: vms }}
        rowId={rowId}
        counts={counts}
      />
    </Section>
  )
}

function rowId({ name, hostname, virtualizationNode }: ClusterVM) {
  return [name, hostname, virtualizationNode].join(' ')
}

const rowHeight = 28
const axisHeight = 28

/** Virtual machines with and without an agent per node. */
export function NodesChart({ nodes }: { nodes: readonly VirtualizationNodesStat[] }) {
  const t = useText('clusters')
  const height = axisHeight + rowHeight * Math.max(2, nodes.length)
  const stacks = nodes.map((node, index): Stack => {
    const label = node.virtualizationNode
    return {
      id: `${index} ${label}`,
      label,
      parts: [
        { name: t('counts.covered'), value: node.totalVMsWithErcoleAgentCount },
        {
          name: t('counts.uncovered'),
          value: node.totalVMsWithoutErcoleAgentCount,
          color: 'var(--line-control)',
        },
      ],
    }
  })
  return (
    <div className="rounded-panel border border-line bg-surface-raised p-4">
      {/* Matches the height of the chart with header and legend. */}
      <Suspense fallback={<Skeleton data-loading style={{ height: height + 64 }} />}>
        <StackedBarChart
          title={t('details.byNode')}
          level={2}
          list={{ status: 'ready', value: stacks }}
          height={height}
          emptyText={t('details.noNodes')}
        />
      </Suspense>
    </div>
  )
}

/** Only hosts with an agent have a page. The row links where its name does. */
export const vmColumns: readonly Column<ClusterVM>[] = [
  { id: 'hostname', kind: 'link', width: 240, to: hostTo, filter: 'text' },
  { id: 'name', kind: 'text', width: 220, filter: 'text' },
  { id: 'virtualizationNode', kind: 'link', width: 180, to: nodeTo, card: 'fact', filter: 'oneOf' },
  { id: 'physicalServerModelName', kind: 'text', width: 200, filter: 'oneOf' },
  { id: 'cappedCPU', kind: 'boolean', value: ({ cappedCPU }) => cappedCPU, filter: 'yesNo' },
  {
    id: 'isErcoleInstalled',
    kind: 'boolean',
    width: 132,
    card: 'fact',
    value: ({ isErcoleInstalled }) => isErcoleInstalled,
    filter: 'yesNo',
  },
]

function hostTo({ hostname, isErcoleInstalled }: ClusterVM): string | null {
  return isErcoleInstalled && hostname !== '' ? paths.host(hostname) : null
}

function nodeTo({ virtualizationNode }: ClusterVM): string | null {
  return virtualizationNode === '' ? null : paths.hostsWhere('virtualizationNode', virtualizationNode)
}
