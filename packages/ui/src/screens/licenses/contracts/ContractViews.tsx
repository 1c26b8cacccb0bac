import type { ReactNode } from 'react'
import { ViewTabs } from '../../../components/tabs/ViewTabs.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { paths } from '../../paths.ts'

const views = ['oracle', 'mysql', 'sqlServer', 'postgresql', 'mongodb'] as const
export type ContractView = (typeof views)[number]

interface ContractViewsProps {
  current: ContractView
  /** `Notice`s. */
  note?: ReactNode
  children: ReactNode
}

/** Tabs for the contracts of each technology. */
export function ContractViews({ current, note, children }: ContractViewsProps) {
  const t = useText('contracts')
  const common = useText('common')
  const links = views.map((id) => ({ id, label: common(`products.${id}`), to: paths[`${id}Contracts`] }))
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ViewTabs label={t('views.label')} views={links} current={current} />
      <div className="min-h-0 flex-1">{children}</div>
      {note}
    </div>
  )
}
