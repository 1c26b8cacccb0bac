import type { Cluster, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/button/Button.tsx'
import { DetailScreen, useSlashInName } from '../../components/detail-screen/DetailScreen.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/clock.ts'
import { parseTime } from '../../lib/dates.ts'
import type { OneState } from '../../lib/state.ts'
import type { ListViewProps } from '../../list-screen/views/useListView.ts'
import { paths } from '../paths.ts'
import { ClusterCards } from './ClusterCards.tsx'
import { ClusterMachines } from './ClusterMachines.tsx'
import { NodesChart } from './NodesChart.tsx'

export interface ClusterScreenProps extends ListViewProps {
  /** Shown before the cluster loads. */
  name: string
  state: OneState<Cluster>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
  technologies?: readonly TechnologyInfo[]
}

const noTechnologies: readonly TechnologyInfo[] = []

/** One hypervisor cluster with its agent coverage and virtual machines. */
export function ClusterScreen(props: ClusterScreenProps) {
  const { name, state, onRefresh, actions, technologies = noTechnologies, view, onViewChange } = props
  const t = useText('clusters')
  const slashed = useSlashInName(name)
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
      aside={age}
      actions={() => actions}
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
  const t = useText('clusters')
  const { age, dateTime } = useFormat()
  const now = useNow()
  return parseTime(updatedAt) === null ? null : (
    <>{t('details.age', { date: dateTime(updatedAt), age: age(updatedAt, now) })}</>
  )
}
