import type { AgentError, HostDetail, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Badge } from '../../../components/badge/Badge.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { isOutdated, platformOf } from '../../../domain/host.ts'
import { silentTone } from '../../../domain/tones.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { useColumnName } from '../../../lib/contexts.ts'
import { isAhead, parseTime, useNow } from '../../../lib/dates.ts'
import { Link } from '../../../lib/links.ts'
import { joinNonEmpty } from '../../../lib/text.ts'
import { readMarked } from '../../../lib/unreadValues.ts'
import { FactLine, type LineFact } from '../../FactLine.tsx'
import { paths } from '../../paths.ts'
import { technologyName } from './technology.ts'

export interface HostStatusLineProps {
  host: HostDetail
  /** Display names of technology codes. */
  technologies: readonly TechnologyInfo[]
  /** The page shows a past day. */
  isPastDay: boolean
}

/** Whether the host reports, where it runs and what for, in one line. */
export function HostStatusLine({ host, technologies, isPastDay }: HostStatusLineProps) {
  const common = useText('common')
  const location = useColumnName('location', common('columns.location'))
  const parts: readonly LineFact[] = [
    { label: common('columns.environment'), ...readMarked(() => host.environment) },
    { label: location, ...readMarked(() => host.location) },
    { label: common('columns.technology'), ...readMarked(() => technologyName(host, technologies)) },
    {
      label: common('columns.platform'),
      ...readMarked(() => machineOf(host)),
      content: <Machine host={host} />,
    },
    { label: common('columns.cloud'), ...readMarked(() => cloudOf(host)) },
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 normal-nums">
      <ReportState host={host} isPastDay={isPastDay} />
      {host.errors.length > 0 ? <AgentErrors errors={host.errors} /> : null}
      <FactLine facts={parts} />
    </div>
  )
}

/** The agent sends `None` without a cloud. */
function cloudOf({ cloud }: HostDetail): string {
  return cloud.membership === 'None' ? '' : cloud.membership
}

function Name({ name }: { name: string }) {
  return <bdi translate="no">{name}</bdi>
}

/** Hosts of a past day are never silent. */
function ReportState({ host: { createdAt }, isPastDay }: Pick<HostStatusLineProps, 'host' | 'isPastDay'>) {
  const t = useText('hostDetails')
  const format = useFormat()
  const now = useNow()
  if (isPastDay) return <Badge tone="info">{t('asOf', { date: format.dateTime(createdAt) })}</Badge>
  if (isOutdated(createdAt, now)) {
    const days = Math.floor((now - (parseTime(createdAt) ?? now)) / 86_400_000)
    return <Badge tone={silentTone(days)}>{t('status.silent', { days })}</Badge>
  }
  return <Badge tone="success">{t(isAhead(createdAt, now) ? 'status.ahead' : 'status.reporting')}</Badge>
}

/** Text of the machine without links; empty if nothing is known about it. */
function machineOf({ cluster, virtualizationNode, info }: HostDetail): string {
  return cluster || virtualizationNode || platformOf(info.hardwareAbstractionTechnology)
}

/** `VM on esx-013 in vmcl-01`, or the platform of a host outside of a hypervisor. */
function Machine({ host: { cluster, virtualizationNode: node, info } }: { host: HostDetail }) {
  const t = useText('hostDetails')
  const platform = platformOf(info.hardwareAbstractionTechnology)
  if (cluster === '') return <Name name={node === '' ? platform : joinNonEmpty(platform, node)} />
  const link = (to: string) => (name: ReactNode) => (
    <Link to={to} className="inline-flex min-h-6 items-center text-accent-text hover:underline">
      <bdi translate="no">{name}</bdi>
    </Link>
  )
  const inCluster = link(paths.cluster(cluster))
  return (
    <span title={platform}>
      {node === ''
        ? t.rich('where.inCluster', { cluster, inCluster })
        : t.rich('where.onNode', {
            node,
            cluster,
            inCluster,
            onNode: link(paths.clusterNode(cluster, node)),
          })}
    </span>
  )
}

/** Errors of the agent, which can leave the page incomplete. */
export function AgentErrors({ errors }: { errors: readonly AgentError[] }) {
  const t = useText('hostDetails')
  const common = useText('common')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-6 items-center gap-1 rounded-control font-medium text-warning-text hover:underline"
      >
        <TriangleAlert aria-hidden size={14} className="text-warning-icon" />
        {t('errors.count', { count: errors.length })}
      </button>
      {open ? (
        <Dialog
          open
          title={t('errors.title', { count: errors.length })}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{common('actions.close')}</Button>}
        >
          <ul className="list-disc pl-5 text-13 wrap-anywhere">
            {errors.map(({ source, message }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- errors may repeat, and their order never changes
              <li key={index}>{joinNonEmpty(source, message)}</li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  )
}
