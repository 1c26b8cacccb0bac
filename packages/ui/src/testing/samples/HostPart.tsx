import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { makeUsedLicenses } from '@inventory-console/api-mocks/fixtures/licenses'
import { useState, type ReactNode } from 'react'
import type { PanelPlace, PartProps } from '../../screens/host-details/databases/DatabasesBox.tsx'
import { LicensesTab } from '../../screens/host-details/databases/LicensesTab.tsx'
import { MongodbDatabases } from '../../screens/host-details/mongodb/MongodbDatabases.tsx'
import { MysqlDatabases } from '../../screens/host-details/mysql/MysqlDatabases.tsx'
import { OracleDatabases } from '../../screens/host-details/oracle/OracleDatabases.tsx'
import { PostgresqlDatabases } from '../../screens/host-details/postgresql/PostgresqlDatabases.tsx'
import { SqlServerDatabases } from '../../screens/host-details/sql-server/SqlServerDatabases.tsx'
import type { ShownTechnology } from '../../screens/host-details/technology.ts'
import { makeOracleAsks } from '../fixtures/oracleAsks.ts'
import { ready } from '../states.ts'

const parts: Record<ShownTechnology, (props: PartProps) => ReactNode> = {
  'Oracle/Database': (props) => <OracleDatabases {...props} ask={makeOracleAsks()} />,
  'Oracle/MySQL': (props) => <MysqlDatabases {...props} />,
  'Microsoft/SQLServer': (props) => <SqlServerDatabases {...props} />,
  'PostgreSQL/PostgreSQL': (props) => <PostgresqlDatabases {...props} />,
  'MongoDB/MongoDB': (props) => <MongodbDatabases {...props} />,
}

interface HostPartProps {
  host: HostDetail
  technology: ShownTechnology
  notices?: ReactNode
  open?: string | null
  place?: PanelPlace
}

/** The databases of a host; holds the location that the console keeps in the URL. */
export function HostPart({
  host,
  technology,
  notices,
  open: first = null,
  place: begin = {},
}: HostPartProps) {
  const [open, setOpen] = useState(first)
  const [nth, setNth] = useState(1)
  const [place, setPlace] = useState(begin)
  const licenses = (dbName: string) => (
    <LicensesTab
      list={ready(
        makeUsedLicenses().filter((row) => row.hostname === host.hostname && row.dbName === dbName),
      )}
      onIgnore={() => Promise.resolve([])}
    />
  )
  const onOpen = (name: string, other = 1) => {
    setOpen(name)
    setNth(other)
  }
  return parts[technology]({ host, notices, open, nth, onOpen, place, onPlace: setPlace, licenses })
}
