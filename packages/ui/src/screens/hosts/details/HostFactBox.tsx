import type { HostDetail, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { KeyValueCard } from '../../../components/key-value/KeyValueCard.tsx'
import { UnreadText } from '../../../data-table/cells/cells.tsx'
import { clusterTypesOf, isClusterMember, platformOf } from '../../../domain/host.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../i18n/useFieldLabels.ts'
import { useColumnName } from '../../../lib/contexts.ts'
import { missingValue } from '../../../lib/format.ts'
import { Link } from '../../../lib/links.ts'
import { joinNonEmpty } from '../../../lib/text.ts'
import { paths } from '../../paths.ts'
import { factList, toFacts } from './facts.tsx'
import { technologyCode } from './technology.ts'

/** Where the host runs and what for, in one line. */
export function HostSummaryLine(props: HostWithTechnologies) {
  const labelOf = useFieldLabels('hostDetails')
  const format = useFormat()
  const location = useColumnName('location', labelOf('location'))
  const label = (id: (typeof hostSummary)[number]['id']) => (id === 'location' ? location : labelOf(id))
  const facts = hostSummary.flatMap((fact) => toFacts({ ...fact, optional: true }, props, label, format))
  return (
    <dl className="flex flex-wrap items-center gap-x-1.5">
      {facts.map(({ id, label, value, to, unread }) => (
        <div
          key={id}
          title={label}
          className="flex min-w-0 items-center gap-x-1.5 not-last:after:[content:'·'_/_'']"
        >
          <dt className="sr-only">{label}</dt>
          <dd className="min-w-0 wrap-anywhere text-text">
            {unread ? (
              <UnreadText unread={unread} />
            ) : to === undefined ? (
              <bdi translate="no">{value}</bdi>
            ) : (
              <Link to={to} className="inline-flex min-h-6 items-center text-accent-text hover:underline">
                <bdi translate="no">{value}</bdi>
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function HostFactBox(props: HostWithTechnologies) {
  const t = useText('hostDetails')
  const labelOf = useFieldLabels('hostDetails')
  const format = useFormat()
  return (
    <KeyValueCard
      wide
      title={t('factsTitle')}
      facts={hostFacts.flatMap((fact) => toFacts(fact, props, labelOf, format))}
    />
  )
}

export interface HostWithTechnologies {
  host: HostDetail
  technologies: readonly TechnologyInfo[]
}

/** Where the host runs and what for. */
export const hostSummary = factList<HostWithTechnologies>()([
  { id: 'environment', value: ({ host }) => host.environment },
  { id: 'location', value: ({ host }) => host.location },
  { id: 'technology', value: technologyName },
  { id: 'platform', value: ({ host }) => platformOf(host.info.hardwareAbstractionTechnology) },
  {
    id: 'cluster',
    value: ({ host }) => host.cluster,
    to: ({ host }) => (host.cluster === '' ? undefined : paths.cluster(host.cluster)),
  },
  { id: 'virtualizationNode', value: ({ host }) => host.virtualizationNode },
  { id: 'cloud', value: ({ host }) => cloudOf(host) },
])

export const hostFacts = factList<HostWithTechnologies>()([
  { id: 'os', value: ({ host }) => joinNonEmpty(host.info.os, host.info.osVersion) },
  { id: 'kernel', value: ({ host }) => joinNonEmpty(host.info.kernel, host.info.kernelVersion) },
  { id: 'cpu', value: ({ host }) => cpuOf(host) },
  {
    id: 'cpuCounts',
    value: ({ host: { info } }, { number }) =>
      withSlashes([info.cpuSockets, info.cpuCores, info.cpuThreads].map((count) => number(count))),
  },
  {
    id: 'memory',
    value: ({ host: { info } }, { gigabytes }) =>
      withSlashes([info.memoryTotal, info.swapTotal].map((size) => gigabytes(size))),
  },
  { id: 'clusterMember', value: ({ host }) => isClusterMember(host.clusterMembershipStatus) },
  { id: 'clusterType', optional: true, value: ({ host }) => clusterTypeOf(host) },
  { id: 'clusterNodes', optional: true, value: ({ host }) => clusterNodesOf(host) },
  { id: 'clusters', optional: true, value: ({ host }) => reportedClusters(host) },
  { id: 'agentVersion', value: ({ host }) => withSlashes([host.agentVersion, host.serverVersion]) },
  { id: 'createdAt', value: ({ host }, format) => format.dateTime(host.createdAt) },
  { id: 'tags', optional: true, value: ({ host }) => host.tags.join(', ') },
])

/** Models of Intel end with their frequency. */
function cpuOf({ info: { cpuModel, cpuFrequency } }: HostDetail): string {
  return cpuModel.endsWith(cpuFrequency) ? cpuModel : joinNonEmpty(cpuModel, cpuFrequency)
}

function withSlashes(parts: readonly string[]): string {
  return parts.map((part) => part || missingValue).join(' / ')
}

function technologyName({ host, technologies }: HostWithTechnologies): string {
  const code = technologyCode(host)
  return (technologies.find(({ product }) => product === code)?.prettyName ?? '') || code
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

/** The agent sends `None` without a cloud. */
function cloudOf({ cloud }: HostDetail): string {
  return cloud.membership === 'None' ? '' : cloud.membership
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
