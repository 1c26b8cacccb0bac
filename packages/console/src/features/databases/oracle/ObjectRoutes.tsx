import { GrantsScreen } from '@inventory-console/ui/screens/oracle/GrantsScreen'
import { OptionsScreen } from '@inventory-console/ui/screens/oracle/OptionsScreen'
import { ServicesScreen } from '@inventory-console/ui/screens/oracle/ServicesScreen'
import { SchemasScreen } from '@inventory-console/ui/screens/oracle/storage/SchemasScreen'
import { lazyComparison } from '../../../platform/comparison/lazyComparison.ts'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { grants, options, schemas, services } from './objectQueries.ts'

export const GrantsRoute = listRoute({
  Screen: GrantsScreen,
  ...grants,
  comparison: lazyComparison(({ grants }) => grants),
})
export const OptionsRoute = listRoute({
  Screen: OptionsScreen,
  ...options,
  comparison: lazyComparison(({ options }) => options),
})
export const ServicesRoute = listRoute({
  Screen: ServicesScreen,
  ...services,
  comparison: lazyComparison(({ services }) => services),
})
export const SchemasRoute = listRoute({
  Screen: SchemasScreen,
  ...schemas,
  comparison: lazyComparison(({ schemas }) => schemas),
})
