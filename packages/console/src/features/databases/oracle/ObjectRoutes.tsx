import { GrantsScreen } from '@inventory-console/ui/screens/oracle/GrantsScreen'
import { OptionsScreen } from '@inventory-console/ui/screens/oracle/OptionsScreen'
import { ServicesScreen } from '@inventory-console/ui/screens/oracle/ServicesScreen'
import { SchemasScreen } from '@inventory-console/ui/screens/oracle/storage/SchemasScreen'
import { lazyComparison } from '../../../platform/comparison/lazyComparison.ts'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { grants, options, schemas, services } from './objectQueries.ts'

export const GrantsRoute = listRoute(
  GrantsScreen,
  grants.useRows,
  grants.exports,
  lazyComparison(({ grants }) => grants),
)
export const OptionsRoute = listRoute(
  OptionsScreen,
  options.useRows,
  options.exports,
  lazyComparison(({ options }) => options),
)
export const ServicesRoute = listRoute(
  ServicesScreen,
  services.useRows,
  services.exports,
  lazyComparison(({ services }) => services),
)
export const SchemasRoute = listRoute(
  SchemasScreen,
  schemas.useRows,
  schemas.exports,
  lazyComparison(({ schemas }) => schemas),
)
