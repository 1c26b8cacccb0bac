import { Skeleton } from '@inventory-console/ui/components/skeleton/Skeleton'
import type { Area, Catalogue } from '@inventory-console/ui/i18n/I18nProvider'
import type { PartProps } from '@inventory-console/ui/screens/host-details/databases/DatabasesBox'
import type { ShownTechnology } from '@inventory-console/ui/screens/host-details/HostDetailScreen'
import { createElement, useEffect, useState, type ComponentType } from 'react'
import { useServices } from '../../platform/environment/services.ts'
import { Boundary, useArrived, view } from '../../platform/lazy/lazyView.tsx'
import { viewFailed } from '../../platform/lazy/ViewFailed.tsx'

interface Part {
  /** Catalogues that load with the module. */
  areas: readonly Area[]
  load: () => Promise<ComponentType<PartProps>>
}

/** Code for each technology, loaded with the first host of it. */
const parts: Record<ShownTechnology, Part> = {
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
      (await import('@inventory-console/ui/screens/host-details/mysql/MysqlDatabases')).MysqlDatabases,
  },
  'Microsoft/SQLServer': {
    areas: ['hostMicrosoft', 'hostLicenses'],
    load: async () =>
      (await import('@inventory-console/ui/screens/host-details/sql-server/SqlServerDatabases'))
        .SqlServerDatabases,
  },
  'PostgreSQL/PostgreSQL': {
    areas: ['hostPostgresql'],
    load: async () =>
      (await import('@inventory-console/ui/screens/host-details/postgresql/PostgresqlDatabases'))
        .PostgresqlDatabases,
  },
  'MongoDB/MongoDB': {
    areas: ['hostMongodb'],
    load: async () =>
      (await import('@inventory-console/ui/screens/host-details/mongodb/MongodbDatabases')).MongodbDatabases,
  },
}

/** Databases of a host, by technology. */
export function HostPart(props: PartProps & { technology: ShownTechnology }) {
  return (
    <Boundary key={props.technology} fallback={viewFailed}>
      <ArrivingPart {...props} />
    </Boundary>
  )
}

function ArrivingPart({ technology, ...props }: PartProps & { technology: ShownTechnology }) {
  const { catalogue } = useServices()
  const [part] = useState(() => partOf(technology, catalogue))
  const Part = useArrived(part)
  return Part ? createElement(Part, props) : <Skeleton className="h-96" />
}

/**
 * Preloads the code for a technology while the host is requested. `hint`: technology from a cached list, if
 * any.
 */
export function useHostPartAhead(hint: string) {
  const { catalogue } = useServices()
  useEffect(() => {
    if (isShown(hint)) partOf(hint, catalogue).preload()
  }, [hint, catalogue])
}

function partOf(technology: ShownTechnology, catalogue: Catalogue) {
  const { areas, load } = parts[technology]
  return view(async () => {
    const [component] = await Promise.all([load(), catalogue.load(...areas)])
    return component
  })
}

function isShown(technology: string): technology is ShownTechnology {
  return Object.hasOwn(parts, technology)
}
