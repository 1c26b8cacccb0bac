import { PlugZap } from 'lucide-react'
import { ButtonLink } from '../../components/button/Button.tsx'
import { RefreshButton } from '../../components/detail-screen/RefreshButton.tsx'
import { EmptyBlock } from '../../components/feedback/Block.tsx'
import { PageHead } from '../../components/page-head/PageHead.tsx'
import type { DayWindow } from '../../domain/alertWindow.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { OneState } from '../../lib/state.ts'
import { paths } from '../paths.ts'
import { ChangesCard, type ChangesState, type OnCompare } from './ChangesCard.tsx'
import { CloudCard, type CloudCardProps } from './CloudCard.tsx'
import { HistoryCard, type HistoryCardProps } from './HistoryCard.tsx'
import { TechnologiesCard, type TechnologyFigure } from './TechnologiesCard.tsx'
import { CloudErrors, Worklist, type WorklistProps } from './worklist/Worklist.tsx'

export type { Change, ChangeId, ChangesState } from './ChangesCard.tsx'
export type { TechnologyFigure } from './TechnologiesCard.tsx'
export type { EarlierWork, WorkId, WorkTrend } from './worklist/WorkCard.tsx'
export type { WorklistProps } from './worklist/Worklist.tsx'

export interface DashboardScreenProps extends HistoryCardProps {
  technologies: OneState<readonly TechnologyFigure[]>
  /** Time of the response; `null` until it arrives. */
  asOf: number | null
  refreshing: boolean
  onRefresh: () => void
  worklist: Omit<WorklistProps, 'alertDays'>
  /** Global filters are set. They apply to figures whose lists support them, and to most changes. */
  isFiltered: boolean
  /** `null` if the installation has no cloud service. */
  cloud: CloudCardProps | null
  changes: ChangesState
  onCompare: OnCompare
  /** Days on which alerts are counted. */
  alertDays: DayWindow
  repositoryTo: string | null
  rolesTo: string | null
  /** The server counts only contracts for all locations, as it does for administrators. */
  countsAllLocationsOnly: boolean
}

export function DashboardScreen(props: DashboardScreenProps) {
  const { technologies, asOf, refreshing, onRefresh, isFiltered, cloud, changes, alertDays } = props
  const t = useText('dashboard')
  const { dateTime } = useFormat()
  return (
    <div data-slot="dashboard" className="min-h-full bg-surface">
      <PageHead
        inTopBar
        aside={asOf === null ? null : t('asOf', { at: dateTime(new Date(asOf).toISOString()) })}
        actions={
          <>
            <ButtonLink to={paths.handover()}>{t('handover')}</ButtonLink>
            <RefreshButton onRefresh={onRefresh} refreshing={refreshing} />
          </>
        }
      />
      <div className="flex w-full flex-col gap-3 p-3 md:px-4">
        {isEmpty(technologies) ? (
          <Welcome repositoryTo={props.repositoryTo} rolesTo={props.rolesTo} />
        ) : (
          <>
            <ChangesCard state={changes} isFiltered={isFiltered} onCompare={props.onCompare} />
            {isFiltered ? <p className="text-12 text-text-muted">{t('work.narrowed')}</p> : null}
            <Worklist {...props.worklist} alertDays={alertDays} />
            <TechnologiesCard
              state={technologies}
              contracts={props.countsAllLocationsOnly && !isFiltered ? props.worklist.contracts : null}
              licenses={isFiltered ? null : props.worklist.compliance}
            />
            {cloud || props.worklist.clouds ? (
              <div className="grid grid-cols-[repeat(auto-fit,minmax(min(24rem,100%),1fr))] gap-3">
                {props.worklist.clouds ? (
                  <CloudErrors {...props.worklist.clouds} trend={props.worklist.trend} />
                ) : null}
                {cloud ? <CloudCard {...cloud} /> : null}
              </div>
            ) : null}
            <HistoryCard
              licenses={props.licenses}
              cores={props.cores}
              tab={props.tab}
              onTabChange={props.onTabChange}
            />
          </>
        )}
      </div>
    </div>
  )
}

/** True only if the response reports no hosts and no databases. */
function isEmpty(state: OneState<readonly TechnologyFigure[]>): boolean {
  if (state.status !== 'ready' || !state.value.some(({ product }) => product === null)) return false
  return state.value.every(({ count, hostCount }) => count === 0 && hostCount === 0)
}

interface WelcomeProps {
  repositoryTo: string | null
  /** `null` for users who may not change roles. */
  rolesTo: string | null
}

/** First steps, shown instead of an empty dashboard. */
export function Welcome({ repositoryTo, rolesTo }: WelcomeProps) {
  const t = useText('dashboard')
  return (
    <EmptyBlock
      icon={PlugZap}
      title={t('welcome.title')}
      text={rolesTo === null ? t('welcome.text') : t('welcome.textOfAll')}
      action={
        <>
          <ol className="max-w-[60ch] list-decimal space-y-1 pl-5 text-left text-13">
            <li>{t('welcome.install')}</li>
            <li>{t('welcome.wait')}</li>
            <li>{t('welcome.contracts')}</li>
            {rolesTo === null ? null : <li>{t('welcome.roles')}</li>}
          </ol>
          <span className="flex flex-wrap justify-center gap-2">
            {repositoryTo === null ? null : (
              <ButtonLink variant="primary" to={repositoryTo}>
                {t('welcome.repository')}
              </ButtonLink>
            )}
            {rolesTo === null ? null : <ButtonLink to={rolesTo}>{t('welcome.openRoles')}</ButtonLink>}
          </span>
        </>
      }
    />
  )
}
