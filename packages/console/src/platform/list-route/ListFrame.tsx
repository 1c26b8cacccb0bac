import { Banner } from '@inventory-console/ui/components/banner/Banner'
import { Button } from '@inventory-console/ui/components/button/Button'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import type { ReactNode } from 'react'
import { usePersisted, useServices } from '../services.ts'
import { noFilters } from '../storage/persisted.ts'

interface ListFrameProps extends ListNoticesProps {
  children: ReactNode
}

/** Page of a list: the notices above it, and the list in the rest of the height. */
export function ListFrame({ children, ...notices }: ListFrameProps) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ListNotices {...notices} />
      <div className="min-h-0 flex-1">{children}</div>
    </div>
  )
}

interface ListNoticesProps {
  forbidden: boolean
  stale: boolean
  onRetry: () => void
}

/** Banners about a forbidden location and stale rows. */
export function ListNotices({ forbidden, stale, onRetry }: ListNoticesProps) {
  const t = useText('errors')
  const { persisted } = useServices()
  const filters = usePersisted('filters')
  if (forbidden && filters.location !== null) {
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
  if (!stale) return null
  return (
    <Banner tone="warning" className="mx-2 mt-2 shrink-0 md:mx-4" onRetry={onRetry}>
      {t('refresh')}
    </Banner>
  )
}
