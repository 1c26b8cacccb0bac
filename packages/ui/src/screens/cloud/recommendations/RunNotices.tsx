import { Banner } from '../../../components/banner/Banner.tsx'
import { ButtonLink } from '../../../components/button/Button.tsx'
import { profileName, type CloudProfile } from '../../../domain/cloudProfile.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { type ListState, valueOr } from '../../../lib/state.ts'
import { paths } from '../../paths.ts'
import type { AdvisedCloud, RetrievalError } from './recommendation.ts'

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

/** Why the list may be incomplete. Rendered below it, so that late responses do not shift rows. */
export function RunNotices({ cloud, failing, errors, profiles, active }: RunNoticesProps) {
  const t = useText('cloud')
  const profileRows = valueOr(profiles, [])
  const names = failing.map((id) =>
    profileName(profileRows.find((profile) => profile.id === id) ?? { id, texts: {} }),
  )
  const toProfiles = <ButtonLink to={profilePaths[cloud]}>{t('run.profiles')}</ButtonLink>
  return (
    <div className="flex shrink-0 flex-col gap-2 px-3 not-empty:pb-2 md:px-4">
      {active === false ? (
        <Banner tone="info" action={toProfiles}>
          {t('run.inactive')}
        </Banner>
      ) : null}
      {failing.length > 0 ? (
        <Banner tone="warning" action={toProfiles}>
          <p className="font-medium">
            {t('run.failing', { count: failing.length, names: names.join(', ') })}
          </p>
          <p>{t('run.failingHint')}</p>
        </Banner>
      ) : null}
      {errors.status === 'failed' ? (
        <Banner tone="warning" onRetry={errors.retry}>
          {t('run.errorsFailed')}
        </Banner>
      ) : null}
    </div>
  )
}
