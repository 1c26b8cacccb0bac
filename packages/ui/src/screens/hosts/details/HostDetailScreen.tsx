import type { HostDetail, MissingDatabase, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { CircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/button/Button.tsx'
import { DetailScreen, useSlashInName } from '../../../components/detail-screen/DetailScreen.tsx'
import { EmptyBlock } from '../../../components/feedback/Block.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { ListState, OneState } from '../../../lib/state.ts'
import { paths } from '../../paths.ts'
import { HostActions, type HostActionsProps } from './actions/HostActions.tsx'
import { HostCpuCard } from './cpu/HostCpuCard.tsx'
import type { MissingDatabasesProps } from './databases/MissingDatabases.tsx'
import { HostHealth } from './health/HostHealth.tsx'
import { HostFactBox } from './HostFactBox.tsx'
import { HostStatusLine } from './HostStatusLine.tsx'
import { type SupportedTechnology, technologyOf } from './technology.ts'

export { cloneHostname } from './actions/HostActions.tsx'
export type { SupportedTechnology } from './technology.ts'

export interface HostDetailScreenProps extends Pick<
  HostActionsProps,
  'cloneExists' | 'onClone' | 'onDismiss'
> {
  hostname: string
  host: OneState<HostDetail>
  /** All hosts, to link only to alerts of this one. */
  hostnames: ListState<string>
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
  /** Renders the number of licenses in use whose type has missing licenses. */
  licenseGap: (host: HostDetail) => ReactNode
  /** Renders the card with the changes of the host. */
  changes: (host: HostDetail) => ReactNode
  /** Renders the databases for the technology of the host. */
  databases: (host: HostDetail, technology: SupportedTechnology) => ReactNode
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
  const statusLine = (host: HostDetail) => (
    <HostStatusLine host={host} technologies={technologies} isPastDay={isPastDay} />
  )
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
      aside={statusLine}
      skeleton={<HostSkeleton />}
      actions={actions}
    >
      {(host) => {
        const technology = technologyOf(host)
        return (
          <>
            <HostHealth
              hostname={hostname}
              host={host}
              hostnames={props.hostnames}
              isPastDay={isPastDay}
              memoryLimit={props.memoryLimit ?? null}
              missing={missing}
              onIgnoreMissing={props.onIgnoreMissing}
              licenseGap={props.licenseGap(host)}
            />
            {technology === null ? (
              <section
                aria-label={common('columns.databases')}
                className="rounded-panel border border-line bg-surface-raised"
              >
                <NoDatabases code={host.technology} />
              </section>
            ) : (
              databases(host, technology)
            )}
            <div className="grid gap-4 lg:grid-cols-2">
              <HostCpuCard host={host} />
              {props.changes(host)}
            </div>
            <HostFactBox host={host} />
          </>
        )
      }}
    </DetailScreen>
  )
}

/** As high as the health strip, the databases, the cards and the facts. */
function HostSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-42 rounded-panel sm:h-28 lg:h-14" />
      <Skeleton className="h-72 rounded-panel" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-45 rounded-panel" />
        <Skeleton className="h-45 rounded-panel" />
      </div>
      <Skeleton className="h-40 rounded-panel" />
    </div>
  )
}

/** Shown for a host without databases, or with a technology that the console does not know. */
export function NoDatabases({ code }: { code: string }) {
  const t = useText('hostDetails')
  const common = useText('common')
  return code === '' ? (
    <p className="flex min-h-10 flex-wrap items-center gap-x-3 px-3.5 py-2">
      <span className="text-14 font-semibold">{common('lists.databases.empty.title')}</span>
      <span className="text-13 text-text-muted">{t('box.noneText')}</span>
    </p>
  ) : (
    <EmptyBlock
      icon={CircleQuestionMark}
      title={t('box.unknownTechnology', { code })}
      text={t('box.unknownTechnologyText')}
    />
  )
}
