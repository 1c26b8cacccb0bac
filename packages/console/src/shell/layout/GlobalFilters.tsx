import { GlobalFilterStrip } from '@inventory-console/ui/components/shell/filters/GlobalFilterStrip'
import { FirstResponseContext } from '@inventory-console/ui/lib/contexts'
import { useNow } from '@inventory-console/ui/lib/dates'
import { lazyModule } from '@inventory-console/ui/lib/lazy'
import type { ListState } from '@inventory-console/ui/lib/state'
import { use, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { LazyOutlet } from '../../platform/lazy/LazyOutlet.tsx'
import {
  useEnvironments,
  useLicenseLocations,
  useLocationAlias,
  useLocations,
} from '../../platform/queries/lookups.ts'
import { withoutFuture } from '../../platform/scope/globalFilters.ts'
import { usePersisted, useServices } from '../../platform/services.ts'
import { noFilters, type GlobalFilters as Filters } from '../../platform/storage/persisted.ts'

interface GlobalFiltersProps {
  enabled: boolean
  dateOnly: boolean
}

/** Filter bar above pages that take global filters. The filters survive a reload and are cleared on logout. */
export function GlobalFilters({ enabled, dateOnly }: GlobalFiltersProps) {
  const now = useNow()
  const { persisted, catalogue } = useServices()
  const filters = usePersisted('filters')
  const filtersOpen = usePersisted('filtersOpen')
  const { mutate } = useSWRConfig()
  const aboutLicenses = useLocation().pathname.startsWith('/licenses/')
  const takesOptions = enabled && !dateOnly
  const areOptionsNeeded = takesOptions && use(FirstResponseContext)
  const hostLocations = useLocations(areOptionsNeeded && !aboutLicenses)
  const licenseLocations = useLicenseLocations(areOptionsNeeded && aboutLicenses)
  const environments = useEnvironments(areOptionsNeeded)
  const alias = useLocationAlias(takesOptions)
  // Rendered only while the popover is open.
  const [timeline] = useState(() =>
    lazyModule(async () => {
      const [{ Timeline }] = await Promise.all([import('./Timeline.tsx'), catalogue.load('timeline')])
      return Timeline
    }),
  )

  function apply(next: Filters) {
    const before = persisted.get()
    const filters = withoutFuture(next, now)
    persisted.set({ ...before, filters })
    // Apply revalidates even if the filters have not changed.
    if (JSON.stringify(filters) === JSON.stringify(before.filters)) void mutate(() => true)
  }

  return (
    <GlobalFilterStrip
      dateOnly={dateOnly}
      open={filtersOpen}
      onOpenChange={(open) => persisted.set({ ...persisted.get(), filtersOpen: open })}
      value={filters}
      onApply={apply}
      // A page that shows only the date keeps the filters of the other pages.
      onReset={() => apply(dateOnly ? { ...filters, date: null } : noFilters)}
      locations={options(aboutLicenses ? licenseLocations : hostLocations)}
      environments={options(environments)}
      locationLabel={alias ?? undefined}
      timeline={<LazyOutlet lazy={timeline} errorFallback={noTimeline} />}
    />
  )
}

const noTimeline = () => null

function options(list: ListState<string>) {
  if (list.status === 'ready') return { status: 'ready' as const, values: list.value }
  return { status: list.status === 'loading' ? ('loading' as const) : ('failed' as const) }
}
