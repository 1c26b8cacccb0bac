import type { Area, Catalogue } from '@inventory-console/ui/i18n/I18nProvider'
import { lazyModule } from '@inventory-console/ui/lib/lazy'
import type { PartProps } from '@inventory-console/ui/screens/hosts/details/databases/DatabasesBox'
import { DatabasesSkeleton } from '@inventory-console/ui/screens/hosts/details/databases/DatabasesSkeleton'
import type { SupportedTechnology } from '@inventory-console/ui/screens/hosts/details/HostDetailScreen'
import { useEffect, useMemo, type ComponentType } from 'react'
import { LazyOutlet } from '../../platform/lazy/LazyOutlet.tsx'
import { useServices } from '../../platform/services.ts'

interface DatabasesModule {
  /** Catalogues that load with the module. */
  areas: readonly Area[]
  load: () => Promise<ComponentType<PartProps>>
}

/** The module of each technology, loaded for the first host with that technology. */
const databaseModules: Record<SupportedTechnology, DatabasesModule> = {
  'Oracle/Database': {
    areas: [
      'hostOracle',
      'hostOracleLists',
      'hostLicenses',
      'oracleAdvice',
      'oracleObjects',
      'oraclePdbs',
      'oracleStorage',
    ],
    load: async () => (await import('./HostOracle.tsx')).HostOracle,
  },
  'Oracle/MySQL': {
    areas: ['hostMysql', 'hostLicenses'],
    load: async () =>
      (await import('@inventory-console/ui/screens/hosts/details/mysql/MysqlDatabases')).MysqlDatabases,
  },
  'Microsoft/SQLServer': {
    areas: ['hostSqlServer', 'hostLicenses'],
    load: async () =>
      (await import('@inventory-console/ui/screens/hosts/details/sqlServer/SqlServerDatabases'))
        .SqlServerDatabases,
  },
  'PostgreSQL/PostgreSQL': {
    areas: ['hostPostgresql'],
    load: async () =>
      (await import('@inventory-console/ui/screens/hosts/details/postgresql/PostgresqlDatabases'))
        .PostgresqlDatabases,
  },
  'MongoDB/MongoDB': {
    areas: ['hostMongodb'],
    load: async () =>
      (await import('@inventory-console/ui/screens/hosts/details/mongodb/MongodbDatabases')).MongodbDatabases,
  },
}

/** Databases of a host, by technology. */
export function HostDatabases({ technology, ...props }: PartProps & { technology: SupportedTechnology }) {
  const { catalogue } = useServices()
  const lazy = useMemo(() => lazyDatabases(technology, catalogue), [technology, catalogue])
  const hasOpen = props.open !== null || props.location.tab !== undefined
  return (
    <LazyOutlet
      key={technology}
      lazy={lazy}
      props={props}
      loadingFallback={<DatabasesSkeleton host={props.host} technology={technology} hasOpen={hasOpen} />}
    />
  )
}

/** Preloads the module while the host is requested. `hint` is the technology in a cached list, or empty. */
export function usePreloadDatabases(hint: string) {
  const { catalogue } = useServices()
  useEffect(() => {
    if (hasModule(hint)) void lazyDatabases(hint, catalogue).preload()
  }, [hint, catalogue])
}

function lazyDatabases(technology: SupportedTechnology, catalogue: Catalogue) {
  const { areas, load } = databaseModules[technology]
  return lazyModule(async () => {
    const [component] = await Promise.all([load(), catalogue.load(...areas)])
    return component
  })
}

function hasModule(technology: string): technology is SupportedTechnology {
  return Object.hasOwn(databaseModules, technology)
}
