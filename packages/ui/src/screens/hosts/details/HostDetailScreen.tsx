import type {
  AgentError,
  HostDetail,
  MissingDatabase,
  TechnologyInfo,
} from '@inventory-console/api-mocks/contract'
import { CircleQuestionMark, Database } from 'lucide-react'
import type { ReactNode } from 'react'
import { measuresOfHost } from '../../../columns/capacityMeasures.ts'
import { Badge } from '../../../components/badge/Badge.tsx'
import { Banner } from '../../../components/banner/Banner.tsx'
import { ButtonLink } from '../../../components/button/Button.tsx'
import { CapacityCharts } from '../../../components/capacity-charts/CapacityCharts.tsx'
import { DetailScreen, useSlashInName } from '../../../components/detail-screen/DetailScreen.tsx'
import { EmptyBlock } from '../../../components/feedback/Block.tsx'
import { Section } from '../../../components/section/Section.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { isOutdated } from '../../../domain/host.ts'
import { obsoleteTone } from '../../../domain/tones.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { isAhead, useNow } from '../../../lib/dates.ts'
import type { ListState, OneState } from '../../../lib/state.ts'
import { joinNonEmpty } from '../../../lib/text.ts'
import { paths } from '../../paths.ts'
import { HostActions, type HostActionsProps } from './actions/HostActions.tsx'
import { MissingDatabases, type MissingDatabasesProps } from './databases/MissingDatabases.tsx'
import { HostHealth } from './health/HostHealth.tsx'
import { HostFactBox, HostSummaryLine } from './HostFactBox.tsx'
import { type SupportedTechnology, technologyOf } from './technology.ts'

export { cloneHostname } from './actions/HostActions.tsx'
export type { SupportedTechnology } from './technology.ts'

export interface HostDetailScreenProps extends Pick<
  HostActionsProps,
  'cloneExists' | 'onClone' | 'onDismiss'
> {
  hostname: string
  host: OneState<HostDetail>
  forbidden?: ReactNode
  /** The page shows a past day. */
  isPastDay?: boolean
  /** Memory limit of the settings in percent; `null` while unknown. */
  memoryLimit?: number | null
  /** Provides display names for technology codes. */
  technologies?: readonly TechnologyInfo[] | undefined
  missing: ListState<MissingDatabase>
  onIgnoreMissing: MissingDatabasesProps['onIgnore']
  onRefresh?: (() => void) | undefined
  /** Renders the number of used licenses whose type is short. */
  licenseGap: (host: HostDetail) => ReactNode
  /** Renders the changes of the host when their section opens. */
  changes: (host: HostDetail) => ReactNode
  /** Renders the databases for the technology of the host, with `notices` above them. */
  databases: (host: HostDetail, technology: SupportedTechnology, notices: ReactNode) => ReactNode
}

const noTechnologies: readonly TechnologyInfo[] = []

export function HostDetailScreen(props: HostDetailScreenProps) {
  const {
    hostname,
    host: state,
    isPastDay = false,
    technologies = noTechnologies,
    missing,
    databases,
  } = props
  const t = useText('hostDetails')
  const common = useText('common')
  const slashedNotFound = useSlashInName(hostname)
  const notices =
    missing.status === 'failed' || (missing.status === 'ready' && missing.value.length > 0) ? (
      <MissingDatabases list={missing} isPastDay={isPastDay} onIgnore={props.onIgnoreMissing} />
    ) : null
  const actions = (host: HostDetail) => (
    <HostActions
      hostname={hostname}
      host={host}
      cloneExists={props.cloneExists}
      isPastDay={isPastDay}
      onClone={props.onClone}
      onDismiss={props.onDismiss}
    />
  )
  const summary = (host: HostDetail) => <HostSummaryLine host={host} technologies={technologies} />
  const agentErrors = ({ errors }: HostDetail) => (errors.length > 0 ? <AgentErrors errors={errors} /> : null)
  return (
    <DetailScreen
      name={hostname}
      state={state}
      failed={common('host.failed')}
      forbidden={props.forbidden}
      notFound={{
        title: t('notFound.title', { name: hostname }),
        text: isPastDay ? t('notFound.past') : t('notFound.text'),
        ...slashedNotFound,
        action: <ButtonLink to={paths.hosts}>{common('host.all')}</ButtonLink>,
      }}
      onRefresh={props.onRefresh}
      aside={summary}
      skeleton={<HostSkeleton />}
      actions={actions}
      notices={agentErrors}
    >
      {(host) => {
        const technology = technologyOf(host)
        return (
          <>
            <HostHealth
              hostname={hostname}
              host={host}
              age={<Age host={host} isPastDay={isPastDay} />}
              memoryLimit={props.memoryLimit ?? null}
              missing={missing}
              licenseGap={props.licenseGap(host)}
            />
            <HostFactBox host={host} technologies={technologies} />
            {technology === null ? (
              <Section fixed title={t('box.title')}>
                {notices}
                <NoDatabases code={host.technology} />
              </Section>
            ) : (
              databases(host, technology, notices)
            )}
            <Section title={t('capacity.title')} defaultOpen={false}>
              <CapacityCharts measures={measuresOfHost(host)} />
            </Section>
            <Section title={t('changes.title')} defaultOpen={false}>
              {props.changes(host)}
            </Section>
          </>
        )
      }}
    </DetailScreen>
  )
}

/** As high as the health line, the facts and the databases. */
function HostSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-24 rounded-panel" />
      <Skeleton className="h-30 rounded-panel max-lg:h-54" />
      <Skeleton className="h-9" />
      <Skeleton className="h-72" />
    </div>
  )
}

/** Hosts of a past day are never marked obsolete. */
function Age({ host, isPastDay }: { host: HostDetail; isPastDay: boolean }) {
  const t = useText('hostDetails')
  const common = useText('common')
  const format = useFormat()
  const now = useNow()
  const createdAt = host.createdAt
  if (isPastDay) return t('asOf', { date: format.dateTime(createdAt) })
  if (isAhead(createdAt, now)) return common('clockAhead', { date: format.dateTime(createdAt) })
  const age = format.age(createdAt, now)
  if (!isOutdated(createdAt, now)) return age
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{age}</span>
      <Badge tone={obsoleteTone}>{t('obsolete')}</Badge>
    </span>
  )
}

/** Shown for a host without databases, or with a technology that the console does not know. */
export function NoDatabases({ code }: { code: string }) {
  const t = useText('hostDetails')
  return code === '' ? (
    <EmptyBlock icon={Database} title={t('box.none')} text={t('box.noneText')} />
  ) : (
    <EmptyBlock
      icon={CircleQuestionMark}
      title={t('box.unknownTechnology', { code })}
      text={t('box.unknownTechnologyText')}
    />
  )
}

/** Errors of the agent, which can leave the rest of the page incomplete. */
export function AgentErrors({ errors }: { errors: readonly AgentError[] }) {
  const t = useText('hostDetails')
  return (
    <Banner tone="warning">
      <details>
        <summary className="min-h-6 cursor-pointer rounded-control py-0.5">
          {t('agentErrors', { count: errors.length })}
        </summary>
        <ul className="list-disc py-1 pl-5">
          {errors.map(({ source, message }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- errors may repeat, and their order never changes
            <li key={index}>{joinNonEmpty(source, message)}</li>
          ))}
        </ul>
      </details>
    </Banner>
  )
}
