import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { KeyValueCard } from '../../../components/key-value/KeyValueCard.tsx'
import { agentVersion, clusterTypesOf, isClusterMember, platformOf } from '../../../domain/host.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../i18n/useFieldLabels.ts'
import { missingValue } from '../../../lib/format.ts'
import { Link } from '../../../lib/links.ts'
import { joinNonEmpty } from '../../../lib/text.ts'
import { paths } from '../../paths.ts'
import { factList, toFacts } from './facts.tsx'

/** Facts of a host that rarely decide. */
export function HostFactBox({ host }: { host: HostDetail }) {
  const t = useText('hostDetails')
  const labelOf = useFieldLabels('hostDetails')
  const format = useFormat()
  return (
    <KeyValueCard
      wide
      title={t('factsTitle')}
      facts={hostFacts.flatMap((fact) => toFacts(fact, host, labelOf, format))}
    />
  )
}

export const hostFacts = factList<HostDetail>()([
  { id: 'operatingSystem', value: (host) => joinNonEmpty(host.info.os, host.info.osVersion) },
  { id: 'kernel', value: (host) => joinNonEmpty(host.info.kernelVersion, host.info.kernel) },
  { id: 'cpu', value: (host) => cpuOf(host) },
  {
    id: 'cpuCounts',
    value: ({ info }, { number }) =>
      withSlashes([info.cpuSockets, info.cpuCores, info.cpuThreads].map((count) => number(count))),
  },
  {
    id: 'memory',
    value: ({ info }, { gigabytes }) =>
      withSlashes([info.memoryTotal, info.swapTotal].map((size) => gigabytes(size))),
  },
  { id: 'platform', value: (host) => platformOf(host.info.hardwareAbstractionTechnology) },
  { id: 'clusterMember', value: (host) => isClusterMember(host.clusterMembershipStatus) },
  { id: 'clusterType', optional: true, value: (host) => clusterTypeOf(host) },
  { id: 'clusterNodes', optional: true, value: (host) => clusterNodesOf(host) },
  { id: 'clusters', optional: true, value: (host) => reportedClusters(host) },
  { id: 'agentVersion', value: (host) => withSlashes([agentVersion(host), host.serverVersion]) },
  { id: 'lastReport', value: (host, format) => format.dateTime(host.createdAt) },
  { id: 'tags', optional: true, value: (host) => host.tags.join(', ') },
])

/** Models of Intel end with their frequency. */
function cpuOf({ info: { cpuModel, cpuFrequency } }: HostDetail): string {
  return cpuModel.endsWith(cpuFrequency) ? cpuModel : joinNonEmpty(cpuModel, cpuFrequency)
}

function withSlashes(parts: readonly string[]): string {
  return parts.map((part) => part || missingValue).join(' / ')
}

function clusterTypeOf({ clusterMembershipStatus, info }: HostDetail): string {
  const types = clusterTypesOf(clusterMembershipStatus)
  return types.length === 0 ? '' : joinNonEmpty(types.join(', '), info.clusterwareVersion)
}

function clusterNodesOf({ clusterMembershipStatus }: HostDetail) {
  const hostnames = [...new Set(clusterMembershipStatus.veritasClusterHostnames)]
  return hostnames.length === 0 ? null : <ClusterNodes hostnames={hostnames} />
}

/** Clusters that the agent of this host queries from hypervisors. */
function reportedClusters({ clusters }: HostDetail): string {
  return clusters.map(({ name }) => name).join(', ')
}

/** Number of hosts in the Veritas cluster. Opens a dialog that links each of them. */
export function ClusterNodes({ hostnames }: { hostnames: readonly string[] }) {
  const t = useText('hostDetails')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-my-0.5 inline-flex min-h-6 min-w-6 items-center rounded-control text-accent-text hover:underline"
      >
        {t('nodes.count', { count: hostnames.length })}
      </button>
      {open ? <ClusterNodesDialog hostnames={hostnames} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface ClusterNodesDialogProps {
  hostnames: readonly string[]
  onClose: () => void
}

export function ClusterNodesDialog({ hostnames, onClose }: ClusterNodesDialogProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  return (
    <Dialog
      open
      width="narrow"
      title={t('nodes.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('actions.close')}</Button>}
    >
      <ul className="flex flex-col text-14">
        {hostnames.map((hostname) => (
          <li key={hostname}>
            <Link
              to={paths.host(hostname)}
              onClick={onClose}
              className="inline-flex min-h-8 max-w-full items-center rounded-control text-accent-text hover:underline"
            >
              <bdi translate="no" className="wrap-anywhere">
                {hostname}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
