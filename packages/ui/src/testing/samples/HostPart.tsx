import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { makeUsedLicenses } from '@inventory-console/api-mocks/fixtures/licenses'
import { useState, type ReactNode } from 'react'
import type { PanelLocation, PartProps } from '../../screens/hosts/details/databases/DatabasesBox.tsx'
import { LicensesTab } from '../../screens/hosts/details/databases/LicensesTab.tsx'
import { MongodbDatabases } from '../../screens/hosts/details/mongodb/MongodbDatabases.tsx'
import { MysqlDatabases } from '../../screens/hosts/details/mysql/MysqlDatabases.tsx'
import { OracleDatabases } from '../../screens/hosts/details/oracle/OracleDatabases.tsx'
import { PostgresqlDatabases } from '../../screens/hosts/details/postgresql/PostgresqlDatabases.tsx'
import { SqlServerDatabases } from '../../screens/hosts/details/sqlServer/SqlServerDatabases.tsx'
import type { SupportedTechnology } from '../../screens/hosts/details/technology.ts'
import { makeOracleQueries } from '../fixtures/oracleQueries.ts'
import { ready } from '../states.ts'

const technologyParts: Record<SupportedTechnology, (props: PartProps) => ReactNode> = {
  'Oracle/Database': (props) => <OracleDatabases {...props} queries={makeOracleQueries()} />,
  'Oracle/MySQL': (props) => <MysqlDatabases {...props} />,
  'Microsoft/SQLServer': (props) => <SqlServerDatabases {...props} />,
  'PostgreSQL/PostgreSQL': (props) => <PostgresqlDatabases {...props} />,
  'MongoDB/MongoDB': (props) => <MongodbDatabases {...props} />,
}

interface HostPartProps {
  host: HostDetail
  technology: SupportedTechnology
  initialDatabase?: string | null
  initialLocation?: PanelLocation
}

/** The databases of a host; holds the location that the console keeps in the URL. */
export function HostPart({ host, technology, initialDatabase = null, initialLocation = {} }: HostPartProps) {
  const [open, setOpen] = useState(initialDatabase)
  const [occurrence, setNth] = useState(1)
  const [location, setLocation] = useState(initialLocation)
  const licenses = (dbName: string) => (
    <LicensesTab
      list={ready(
        makeUsedLicenses().filter((row) => row.hostname === host.hostname && row.dbName === dbName),
      )}
      onIgnore={() => Promise.resolve({ rejected: [], unknown: [], reason: null })}
    />
  )
  const onOpen = (name: string | null, position = 1) => {
    setOpen(name)
    setNth(position)
  }
  return technologyParts[technology]({
    host,
    open,
    occurrence,
    onOpen,
    location,
    onLocationChange: setLocation,
    licenses,
    missingTypes: new Set(['A90611']),
  })
}
