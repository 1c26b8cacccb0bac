import type { Cluster, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { Cpu, Layers } from 'lucide-react'
import { type Fact, KeyValueCard, KeyValueCards } from '../../components/key-value/KeyValueCard.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useColumnName } from '../../lib/contexts.ts'
import { readMarked } from '../../lib/unreadValues.ts'
import { paths } from '../paths.ts'
import { technologyName } from './clusterFacts.ts'
import { CoverageFigure } from './CoverageFigure.tsx'

interface ClusterCardsProps {
  cluster: Cluster
  technologies: readonly TechnologyInfo[]
}

export function ClusterCards({ cluster, technologies }: ClusterCardsProps) {
  const t = useText('clusters')
  const common = useText('common')
  const location = useColumnName('location', common('columns.location'))
  const reporter = cluster.hostnameAgentVirtualization || cluster.hostname
  const clusterFacts: readonly Fact[] = [
    {
      id: 'type',
      label: common('columns.type'),
      ...readMarked(() => technologyName(technologies, cluster.type)),
    },
    { id: 'fetchEndpoint', label: t('columns.fetchEndpoint'), ...readMarked(() => cluster.fetchEndpoint) },
    { id: 'environment', label: common('columns.environment'), ...readMarked(() => cluster.environment) },
    { id: 'location', label: location, ...readMarked(() => cluster.location) },
    {
      id: 'hostname',
      label: t('columns.hostname'),
      value: reporter,
      ...(reporter === '' ? {} : { to: paths.host(reporter) }),
    },
    hostsOf(cluster.name, common('columns.hosts'), t('details.showHosts')),
  ]
  const size: readonly Fact[] = [
    { id: 'cpu', label: common('columns.cores'), ...readMarked(() => cluster.cpu) },
    { id: 'sockets', label: common('columns.sockets'), ...readMarked(() => cluster.sockets) },
    {
      id: 'virtualizationNodesCount',
      label: common('columns.physicalHosts'),
      ...readMarked(() => cluster.virtualizationNodesCount),
    },
    {
      id: 'physicalServerModelNames',
      label: t('details.models'),
      ...readMarked(() => cluster.physicalServerModelNames.join(', ')),
    },
  ]
  return (
    <KeyValueCards>
      <KeyValueCard title={common('columns.cluster')} icon={Layers} facts={clusterFacts} />
      <KeyValueCard title={t('details.size')} icon={Cpu} facts={size} />
      <div className="rounded-panel border border-line bg-surface-raised p-4">
        <CoverageFigure title={common('columns.vmsWithAgent')} vmCounts={cluster} />
      </div>
    </KeyValueCards>
  )
}

/** Link to the hosts of the cluster. */
function hostsOf(name: string, label: string, value: string): Fact {
  return { id: 'hosts', label, value, to: paths.hostsWhere('hypervisorCluster', name) }
}
