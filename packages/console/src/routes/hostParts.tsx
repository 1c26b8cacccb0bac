import { Skeleton } from '@inventory-console/ui/components/skeleton/Skeleton'
import type { Area, Catalogue } from '@inventory-console/ui/i18n/I18nProvider'
import type { PartProps } from '@inventory-console/ui/screens/host-details/DatabasesBox'
import type { ShownTechnology } from '@inventory-console/ui/screens/host-details/HostDetailScreen'
import { useEffect, useState, type ComponentType } from 'react'
import { useServices } from '../app/services.ts'
import { Boundary, view } from '../app/view.tsx'
import { viewFailed } from '../app/ViewFailed.tsx'

interface Part {
  /** Texts that come beside the module. */
  areas: readonly Area[]
  load: () => Promise<ComponentType<PartProps>>
}

/** What is only of hosts of one technology comes with the first of them. */
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
    load: async () => (await import('./hostOracle.tsx')).HostOracle,
  },
  'Oracle/MySQL': {
    areas: ['hostMysql', 'hostLicenses'],
    load: async () =>
      (await import('@inventory-console/ui/screens/host-details/mysql/MysqlDatabases')).MysqlDatabases,
  },
  'Microsoft/SQLServer': {
    areas: ['hostMicrosoft', 'hostLicenses'],
    load: async () =>
      (await import('@inventory-console/ui/screens/host-details/microsoft/SqlServerDatabases'))
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

type Arrival = { Component: ComponentType<PartProps> } | { error: Error } | null

/** The databases of a host, by its technology. */
export function HostPart({ technology, ...props }: PartProps & { technology: ShownTechnology }) {
  const { catalogue } = useServices()
  const [arrival, setArrival] = useState<Arrival>(null)
  useEffect(() => {
    const failed = (error: unknown) => setArrival({ error: error instanceof Error ? error : new Error('?') })
    void partOf(technology, catalogue)
      .arrive()
      .then((Component) => setArrival({ Component }), failed)
  }, [technology, catalogue])
  if (arrival === null) return <Skeleton className="h-96" />
  if ('error' in arrival) return viewFailed(arrival.error)
  return (
    <Boundary fallback={viewFailed}>
      <arrival.Component {...props} />
    </Boundary>
  )
}

/** Fetches what hosts of a technology need beside the answer of the host. `hint`: what lists say of it, if anything. */
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
