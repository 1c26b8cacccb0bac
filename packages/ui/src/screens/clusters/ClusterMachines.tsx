import type { Cluster, ClusterVM } from '@inventory-console/api-mocks/contract'
import { Section } from '../../components/section/Section.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ListBlock } from '../../list-screen/ListBlock.tsx'
import type { ListCount } from '../../list-screen/toolbar/QuickFilters.tsx'
import type { ListViewProps } from '../../list-screen/views/useListView.ts'
import { vmColumns } from './vmColumns.ts'

const counts: readonly ListCount[] = [
  { id: 'covered', column: 'isErcoleInstalled', filter: { kind: 'yesNo', value: true } },
  { id: 'uncovered', column: 'isErcoleInstalled', filter: { kind: 'yesNo', value: false }, tone: 'warning' },
  { id: 'capped', column: 'cappedCPU', filter: { kind: 'yesNo', value: true } },
]

export function ClusterMachines({ cluster, ...view }: { cluster: Cluster } & ListViewProps) {
  const t = useText('clusters')
  const { vms } = cluster
  return (
    <Section title={t('vms.title')} count={vms.length} fixed>
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
