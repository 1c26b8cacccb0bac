import { Banner } from '@inventory-console/ui/components/banner/Banner'
import { Button } from '@inventory-console/ui/components/button/Button'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import type { ReactNode } from 'react'
import { usePersisted, useServices } from '../services.ts'
import { noFilters } from '../storage/persisted.ts'

interface ListFrameProps {
  forbidden: boolean
  children: ReactNode
}

/** Page of a list, which fills the height. */
export function ListFrame({ forbidden, children }: ListFrameProps) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      {forbidden ? <ForbiddenLocation /> : null}
      <div className="min-h-0 flex-1">{children}</div>
    </div>
  )
}

/** The chosen location may be why nothing can be shown. */
function ForbiddenLocation() {
  const t = useText('errors')
  const { persisted } = useServices()
  const filters = usePersisted('filters')
  if (filters.location === null) return null
  const reset = () => persisted.set({ ...persisted.get(), filters: noFilters })
  return (
    <Banner
      tone="warning"
      className="mx-2 mt-2 shrink-0 md:mx-4"
      action={<Button onClick={reset}>{t('location.reset')}</Button>}
    >
      <p className="font-medium">{t('location.title', { location: filters.location })}</p>
      <p>{t('location.text')}</p>
    </Banner>
  )
}
