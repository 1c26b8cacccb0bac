import type { ReactNode } from 'react'
import { ViewTabs } from '../../components/tabs/ViewTabs.tsx'
import type { Cloud } from '../../domain/tones.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { paths } from '../paths.ts'

/** Pages by cloud. Azure has only profiles, and all clouds together only recommendations. */
const pagesOf = {
  all: { recommendations: paths.allRecommendations },
  oracle: { recommendations: paths.oracleRecommendations, profiles: paths.oracleProfiles },
  aws: { recommendations: paths.awsRecommendations, profiles: paths.awsProfiles },
  azure: { profiles: paths.azureProfiles },
  google: { recommendations: paths.googleRecommendations, profiles: paths.googleProfiles },
} as const satisfies Record<Cloud | 'all', { recommendations?: string; profiles?: string }>

const clouds = ['all', 'oracle', 'aws', 'azure', 'google'] as const
const kinds = ['recommendations', 'profiles'] as const

interface CloudTabsProps {
  cloud: Cloud | 'all'
  kind: (typeof kinds)[number]
  children: ReactNode
}

/** Recommendations or profiles, and of which cloud, in one line above the list. */
export function CloudTabs({ cloud, kind, children }: CloudTabsProps) {
  const t = useText('shell')
  const common = useText('common')
  const pathOf = (one: Cloud | 'all', page: (typeof kinds)[number]): string | undefined => {
    const pages: { recommendations?: string; profiles?: string } = pagesOf[one]
    return pages[page]
  }
  const ofKind = kinds.flatMap((id) => {
    const to = pathOf(cloud, id) ?? (id === 'profiles' ? paths.oracleProfiles : paths.allRecommendations)
    return [{ id, label: t(`clouds.${id}`), to }]
  })
  const ofCloud = clouds.flatMap((id) => {
    const to = pathOf(id, kind) ?? pathOf(id, kind === 'profiles' ? 'recommendations' : 'profiles')
    return to === undefined ? [] : [{ id, label: common(`clouds.${id}`), to }]
  })
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex shrink-0 justify-between gap-x-6 overflow-x-auto border-b border-line bg-surface *:border-b-0">
        <ViewTabs label={t('clouds.kinds')} views={ofKind} current={kind} />
        <ViewTabs label={t('clouds.label')} views={ofCloud} current={cloud} />
      </div>
      <div className="min-h-0 flex-1">{children}</div>
    </div>
  )
}
