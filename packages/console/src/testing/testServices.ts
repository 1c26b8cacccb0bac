import { NOW } from '@inventory-console/api-mocks/clock'
import { createCatalogue } from '@inventory-console/ui/i18n/I18nProvider'
import type { Config } from '../platform/http/config.ts'
import type { Services } from '../platform/services.ts'
import { memoryStore } from '../platform/storage/storage.ts'
import { createServices, type Dependencies } from '../shell/createServices.ts'
import { pageOf } from '../shell/routing/manifest.ts'

/** Services as the shell creates them at startup, for tests of the layers below it. */
export function createTestServices(config: Config, dependencies: Partial<Dependencies> = {}): Services {
  return createServices(
    config,
    {
      catalogue: createCatalogue('en'),
      local: memoryStore(),
      tab: memoryStore(),
      now: () => Date.parse(NOW),
      basename: '/',
      ...dependencies,
    },
    pageOf,
  )
}
