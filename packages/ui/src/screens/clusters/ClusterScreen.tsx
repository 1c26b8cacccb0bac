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
import { type Fact, KeyValueCard } from '../../components/key-value/KeyValueCard.tsx'
import { Section } from '../../components/section/Section.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { Readable } from '../../data-table/cells/cells.tsx'
import type { Column } from '../../data-table/columns/column.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useColumnName } from '../../lib/contexts.ts'
import { parseTime } from '../../lib/dates.ts'
import { missingValue } from '../../lib/format.ts'
import { StackedBarChart } from '../../lib/lazyCharts.ts'
import type { OneState } from '../../lib/state.ts'
import { readMarked } from '../../lib/unreadValues.ts'
import { ListBlock } from '../../list-screen/ListBlock.tsx'
import type { ListCount } from '../../list-screen/toolbar/QuickFilters.tsx'
import type { ListViewProps } from '../../list-screen/views/useListView.ts'
import { FactLine } from '../FactLine.tsx'
import { FigureBar, FigureCell, FigureStrip, ReportAge } from '../FigureStrip.tsx'
import { paths } from '../paths.ts'
import { coverage, technologyName } from './clusterFacts.ts'

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
  const statusLine = (cluster: Cluster) => <ClusterLine cluster={cluster} technologies={technologies} />
  return (
    <DetailScreen
      name={name}
      state={state}
      failed={t('details.failed')}
      notFound={{
        title: t('details.notFound.title', { name }),
        text: t('details.notFound.text'),
        ...slashed,
        action: <ButtonLink to={paths.hypervisors}>{t('details.notFound.action')}</ButtonLink>,
      }}
      aside={statusLine}
      skeleton={<ClusterSkeleton />}
      actions={() => buttons}
      onRefresh={onRefresh}
    >
      {(cluster) => (
        <>
          <ClusterFigures cluster={cluster} />
          <ClusterMachines cluster={cluster} view={view} onViewChange={onViewChange} />
          <NodesChart nodes={cluster.virtualizationNodesStats} />
          <ClusterFacts cluster={cluster} />
        </>
      )}
    </DetailScreen>
  )
}

/** As high as the figures, the virtual machines, the chart and the facts. */
function ClusterSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-42 rounded-panel sm:h-28 lg:h-14" />
      <Skeleton className="h-112 rounded-panel" />
      <Skeleton className="h-45 rounded-panel" />
      <Skeleton className="h-24 rounded-panel" />
    </div>
  )
}

interface ClusterLineProps {
  cluster: Cluster
  technologies: readonly TechnologyInfo[]
}

/** What kind of cluster it is and where it stands, in one line. */
function ClusterLine({ cluster, technologies }: ClusterLineProps) {
  const t = useText('clusters')
  const common = useText('common')
  const location = useColumnName('location', common('columns.location'))
  return (
    <FactLine
      facts={[
        {
          label: common('columns.type'),
          ...readMarked(() => technologyName(technologies, cluster.type)),
        },
        { label: common('columns.environment'), ...readMarked(() => cluster.environment) },
        { label: location, ...readMarked(() => cluster.location) },
        { label: t('columns.fetchEndpoint'), ...readMarked(() => cluster.fetchEndpoint) },
      ]}
    />
  )
}

/** Age, size and agent coverage. */
function ClusterFigures({ cluster }: { cluster: Cluster }) {
  const t = useText('clusters')
  const common = useText('common')
  const { number, percent } = useFormat()
  const { value: share, unread } = readMarked(() => coverage(cluster))
  const covered = t('details.covered', {
    covered: number(cluster.vmsErcoleAgentCount),
    all: number(cluster.vmsCount),
  })
  return (
    <FigureStrip label={t('details.size')}>
      <FigureCell label={common('columns.lastReport')}>
        <Readable read={() => cluster.createdAt}>
          {/* The API sends year 1 for an unknown time. */}
          {parseTime(cluster.createdAt) === null ? (
            missingValue
          ) : (
            <ReportAge createdAt={cluster.createdAt} isPastDay={false} />
          )}
        </Readable>
      </FigureCell>
      <CountCell label={common('columns.physicalHosts')} read={() => cluster.virtualizationNodesCount} />
      <CountCell label={common('columns.cores')} read={() => cluster.cpu} />
      <CountCell label={common('columns.sockets')} read={() => cluster.sockets} />
      <CountCell label={common('columns.vms')} read={() => cluster.vmsCount} />
      <FigureCell
        label={common('columns.vmsWithAgent')}
        bar={
          share === null || unread ? null : (
            <FigureBar
              label={common('columns.vmsWithAgent')}
              percent={share}
              text={covered}
              fillClass="bg-accent"
            />
          )
        }
      >
        <Readable read={() => coverage(cluster)}>
          <span className="truncate tabular-nums" title={percent(share, 1)}>
            {covered}
          </span>
        </Readable>
      </FigureCell>
    </FigureStrip>
  )
}

function CountCell({ label, read }: { label: string; read: () => number | null }) {
  const { number } = useFormat()
  return (
    <FigureCell label={label}>
      <Readable read={read}>{number(read())}</Readable>
    </FigureCell>
  )
}

/** Facts of a cluster that rarely decide. */
function ClusterFacts({ cluster }: { cluster: Cluster }) {
  const t = useText('clusters')
  const common = useText('common')
  const reporter = cluster.hostnameAgentVirtualization || cluster.hostname
  const facts: readonly Fact[] = [
    {
      id: 'hostname',
      label: t('list.columns.hostname'),
      value: reporter,
      ...(reporter === '' ? {} : { to: paths.host(reporter) }),
    },
    {
      id: 'physicalServerModelNames',
      label: t('details.models'),
      ...readMarked(() => cluster.physicalServerModelNames.join(', ')),
    },
    {
      id: 'hosts',
      label: common('columns.hosts'),
      value: t('details.showHosts'),
      to: paths.hostsWhere('hypervisorCluster', cluster.name),
    },
  ]
  return <KeyValueCard wide title={common('columns.cluster')} facts={facts} />
}

const counts: readonly ListCount[] = [
  { id: 'covered', column: 'isErcoleInstalled', filter: { kind: 'yesNo', value: true } },
  { id: 'uncovered', column: 'isErcoleInstalled', filter: { kind: 'yesNo', value: false }, tone: 'warning' },
  { id: 'capped', column: 'cappedCPU', filter: { kind: 'yesNo', value: true } },
]

export function ClusterMachines({ cluster, ...view }: { cluster: Cluster } & ListViewProps) {
  const common = useText('common')
  const { vms } = cluster
  const isSameName = vms.every(({ name, hostname }) => name.toLowerCase() === hostname.toLowerCase())
  return (
    <Section title={common('columns.vms')} count={vms.length} fixed>
      <ListBlock
        {...view}
        area="clusters.vms"
        columns={isSameName ? columnsOfSameNames : vmColumns}
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
    // Those without an agent first.
    sorted: 'ascending',
    value: ({ isErcoleInstalled }) => isErcoleInstalled,
    filter: 'yesNo',
  },
]

/** Most hypervisors name a virtual machine like its host. */
const columnsOfSameNames = vmColumns.map((column) =>
  column.id === 'name' ? { ...column, hidden: true } : column,
)

function hostTo({ hostname, isErcoleInstalled }: ClusterVM): string | null {
  return isErcoleInstalled && hostname !== '' ? paths.host(hostname) : null
}

function nodeTo({ virtualizationNode }: ClusterVM): string | null {
  return virtualizationNode === '' ? null : paths.hostsWhere('virtualizationNode', virtualizationNode)
}
