import { Button, ButtonLink } from '@inventory-console/ui/components/button/Button'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { ownValue } from '@inventory-console/ui/lib/records'
import { usePage } from '../../platform/pages/usePage.ts'
import { useIsAdmin, useMenuNodes } from '../../platform/queries/lookupQueries.ts'
import { filterQuery } from '../../platform/scope/globalFilters.ts'
import { usePersisted, useServices } from '../../platform/services.ts'
import { noFilters } from '../../platform/storage/persisted.ts'
import { menuPaths } from './menu.ts'
import { nextSteps } from './nextSteps.ts'

/**
 * The next step on an empty list: to reset the global filters if the page takes one of them, else the page
 * where the rows come from if the menu of the user has it or the user is an administrator, else whom to ask.
 */
export function NextStep() {
  const t = useText('list')
  const { persisted } = useServices()
  const filters = usePersisted('filters')
  const page = usePage()
  const menu = useMenuNodes()
  const isAdmin = useIsAdmin()
  if (!page || menu.status !== 'ready') return null
  if (Object.keys(filterQuery(filters, page.filters)).length > 0)
    return (
      <Button variant="primary" onClick={() => persisted.set({ ...persisted.get(), filters: noFilters })}>
        {t('next.filters')}
      </Button>
    )
  const step = ownValue(nextSteps, page.path)
  if (!step) return null
  const visible = menuPaths(menu.value)
  const to = step.to.find((path) => visible.has(path)) ?? (isAdmin ? step.to[0] : undefined)
  if (to !== undefined)
    return (
      <ButtonLink variant="primary" to={to}>
        {t(`next.${step.text}`)}
      </ButtonLink>
    )
  return step.ask === undefined || isAdmin ? null : (
    <p className="w-full text-13 text-text-muted">{t(`ask.${step.ask}`)}</p>
  )
}
