import { CloudDownload, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../../../components/button/Button.tsx'
import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { Notice } from '../../../components/shell/Notices.tsx'
import { Tooltip } from '../../../components/tooltip/Tooltip.tsx'
import { type CloudProfile, profileName } from '../../../domain/cloudProfile.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { type ListState, valueOr } from '../../../lib/state.ts'
import { ListBlock } from '../../../list-screen/ListBlock.tsx'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { ListViewProps } from '../../../list-screen/views/useListView.ts'
import { paths } from '../../paths.ts'
import { type AdvisedCloud, type Recommendation, type RetrievalError, splitErrors } from './recommendation.ts'
import { errorColumns, recommendationColumns, recommendationCounts } from './recommendationColumns.ts'
import { recommendationDetail } from './recommendationDetail.tsx'
import { chartsOfCloud } from './recommendationSummary.tsx'

export type { AdvisedCloud, Detail, Recommendation, RetrievalError } from './recommendation.ts'

export interface RecommendationsScreenProps extends ListViewProps {
  cloud: AdvisedCloud
  list: ListState<Recommendation>
  /** Errors of the retrieval that produced the list. */
  errors: ListState<RetrievalError>
  /** Used to name the failing profiles. */
  profiles: ListState<CloudProfile>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
  retrieving: boolean
  onRetrieve: () => void
}

/** Recommendations of one cloud and the errors of their retrieval. */
export function RecommendationsScreen(props: RecommendationsScreenProps) {
  const { cloud, list, errors, profiles, onRetrieve, actions, ...rest } = props
  const t = useText('cloud')
  const common = useText('common')
  const [open, setOpen] = useState<'retrieve' | 'errors' | null>(null)
  const { failing, general } = splitErrors(valueOr(errors, []))
  const active = profiles.status === 'ready' ? profiles.value.some(({ selected }) => selected) : null
  const close = () => setOpen(null)

  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      <div className="min-h-0 flex-1">
        <ListScreen
          area={`cloud.${cloud}`}
          columns={recommendationColumns[cloud]}
          counts={recommendationCounts.one}
          list={list}
          rowId={({ id }) => id}
          view={rest.view}
          onViewChange={rest.onViewChange}
          onRefresh={rest.onRefresh}
          detail={recommendationDetail}
          actions={
            <>
              {general.length === 0 ? null : (
                <Button size="toolbar" onClick={() => setOpen('errors')}>
                  <TriangleAlert size={16} className="text-danger-icon" />
                  {common('lists.errors.count', { count: general.length })}
                </Button>
              )}
              {actions}
            </>
          }
          primaryAction={
            <RetrieveButton
              busy={rest.retrieving}
              inactive={active === false}
              onPress={() => setOpen('retrieve')}
            />
          }
          summary={chartsOfCloud}
        />
      </div>
      <RunNotices {...{ cloud, failing, errors, profiles, active }} />
      {open === 'retrieve' ? (
        <ConfirmDialog
          open
          title={t('retrieve.title')}
          description={t('retrieve.text')}
          confirmLabel={t('retrieve.verb')}
          onConfirm={() => {
            close()
            onRetrieve()
          }}
          onClose={close}
        />
      ) : null}
      {open === 'errors' ? <ErrorsDialog errors={general} onClose={close} /> : null}
    </div>
  )
}

interface RetrieveButtonProps {
  busy: boolean
  inactive: boolean
  onPress: () => void
}

/** Disabled with an explanation when no profile is active. */
function RetrieveButton({ busy, inactive, onPress }: RetrieveButtonProps) {
  const t = useText('cloud')
  const button = (
    <Button
      variant="primary"
      size="toolbar"
      busy={busy}
      {...(inactive ? { 'aria-disabled': true } : {})}
      onClick={onPress}
    >
      {busy ? null : <CloudDownload size={16} />}
      {t('retrieve.button')}
    </Button>
  )
  if (!inactive) return button
  return <Tooltip text={t('run.inactive')}>{button}</Tooltip>
}

const profilePaths: Record<AdvisedCloud, string> = {
  oracle: paths.oracleProfiles,
  aws: paths.awsProfiles,
  google: paths.googleProfiles,
}

interface RunNoticesProps {
  cloud: AdvisedCloud
  /** Ids of failing profiles. */
  failing: readonly string[]
  errors: ListState<RetrievalError>
  profiles: ListState<CloudProfile>
  /** `null` if unknown. */
  active: boolean | null
}

/** Why the list may be incomplete. */
export function RunNotices({ cloud, failing, errors, profiles, active }: RunNoticesProps) {
  const t = useText('cloud')
  const profileRows = valueOr(profiles, [])
  const names = failing.map((id) =>
    profileName(profileRows.find((profile) => profile.id === id) ?? { id, texts: {} }),
  )
  const toProfiles = (
    <ButtonLink size="small" variant="ghost" to={profilePaths[cloud]}>
      {t('run.profiles')}
    </ButtonLink>
  )
  return (
    <>
      {active === false ? <Notice tone="info" text={t('run.inactive')} action={toProfiles} /> : null}
      {failing.length > 0 ? (
        <Notice
          tone="warning"
          text={t('run.failing', { count: failing.length, names: names.join(', ') })}
          action={toProfiles}
        />
      ) : null}
      {errors.status === 'failed' ? (
        <Notice tone="warning" text={t('run.errorsFailed')} onRetry={errors.retry} />
      ) : null}
    </>
  )
}

interface ErrorsDialogProps {
  errors: readonly RetrievalError[]
  onClose: () => void
}

/** Errors that do not belong to one failing profile. */
export function ErrorsDialog({ errors, onClose }: ErrorsDialogProps) {
  const t = useText('cloud')
  return (
    <Dialog open width="wide" title={t('errors.title')} onClose={onClose}>
      <ListBlock
        area="cloud.errors"
        columns={errorColumns}
        list={{ status: 'ready', value: errors }}
        detail={fullText}
        rowId={(error) => String(errors.indexOf(error))}
      />
    </Dialog>
  )
}

/** The cell usually truncates the text. */
function fullText({ text }: RetrievalError) {
  return <p className="text-13 wrap-anywhere">{text}</p>
}
