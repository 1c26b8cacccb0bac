import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { hostDetail } from '@inventory-console/api-mocks/decoders/api/host-detail'
import { makeHostDetail } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { decodeRows } from '../../../testing/decodeRows.ts'
import { mysqlHost } from '../../../testing/fixtures/mysqlHost.ts'
import { HostPart } from '../../../testing/samples/HostPart.tsx'
import { withPadding, hostile } from '../../../testing/samples/withPadding.tsx'

const mysql = makeHostDetail(3)
const sqlServer = makeHostDetail(51)
const postgresql = makeHostDetail(23)
const mongodb = makeHostDetail(7)

/** An instance with only a name. */
function withNamedInstance(
  host: HostDetail,
  key: keyof HostDetail['features'],
  instance: object,
): HostDetail {
  const list = { instances: [{ name: 'bare', ...instance }, null] }
  const features = { [key]: key === 'microsoft' ? { sqlServer: list } : list }
  return decodeRows(hostDetail, [{ ...host, features }])[0] ?? host
}

function withTrustedEntries(): HostDetail {
  const { features } = postgresql
  const instances = features.postgresql?.instances.map((instance) => ({ ...instance, trustHbaEntries: 3 }))
  return { ...postgresql, features: { ...features, postgresql: { instances: instances ?? [] } } }
}

const meta = {
  title: 'Screens/Host page/Databases of a host',
  component: HostPart,
  decorators: [withPadding()],
  args: { host: mysql, technology: 'Oracle/MySQL' },
} satisfies Meta<typeof HostPart>
export default meta
type Story = StoryObj<typeof meta>

const SqlServer = { host: sqlServer, technology: 'Microsoft/SQLServer' } as const
const Postgresql = { host: postgresql, technology: 'PostgreSQL/PostgreSQL' } as const
const Mongodb = { host: mongodb, technology: 'MongoDB/MongoDB' } as const
const tabLocation = (tab: string) => ({ initialLocation: { tab } })
const nameOf = (list: readonly { name?: string; dbName?: string }[] = []) =>
  list[0]?.name ?? list[0]?.dbName ?? ''
const databaseLocation = (db: string, view: string) => ({ initialLocation: { tab: 'databases', db, view } })

const licensed = mysql.features.mysql?.instances.find(({ license }) => license.count > 0)?.name ?? ''

export const MysqlInfo: Story = { args: tabLocation('info') }
export const MysqlLicenses: Story = { args: { ...tabLocation('licenses'), initialDatabase: licensed } }
export const MysqlDatabases: Story = { args: tabLocation('databases') }
export const MysqlSegmentAdvisors: Story = { args: tabLocation('segmentAdvisors') }
export const MysqlTableSchemas: Story = { args: tabLocation('tableSchemas') }
export const MysqlGrowth: Story = { args: tabLocation('growth') }
export const MysqlNothing: Story = {
  args: { host: withNamedInstance(mysql, 'mysql', {}), ...tabLocation('info') },
}

const sqlDatabase = nameOf(sqlServer.features.microsoft?.sqlServer?.instances[0]?.databases)
export const SqlServerInfo: Story = { args: { ...SqlServer, ...tabLocation('info') } }
export const SqlServerDatabases: Story = { args: { ...SqlServer, ...tabLocation('databases') } }
export const SqlServerDatabase: Story = { args: { ...SqlServer, ...databaseLocation(sqlDatabase, 'info') } }
export const SqlServerFileGroups: Story = {
  args: { ...SqlServer, ...databaseLocation(sqlDatabase, 'fileGroups') },
}
export const SqlServerObjects: Story = { args: { ...SqlServer, ...databaseLocation(sqlDatabase, 'objects') } }
export const SqlServerBackups: Story = { args: { ...SqlServer, ...databaseLocation(sqlDatabase, 'backups') } }
export const SqlServerPatches: Story = { args: { ...SqlServer, ...tabLocation('patches') } }
export const SqlServerFeatures: Story = { args: { ...SqlServer, ...tabLocation('features') } }
export const SqlServerNothing: Story = {
  args: { ...SqlServer, host: withNamedInstance(sqlServer, 'microsoft', {}), ...tabLocation('info') },
}
export const UnknownInnerDatabase: Story = { args: { ...SqlServer, ...databaseLocation('gone', 'info') } }

const pgDatabase = nameOf(
  postgresql.features.postgresql?.instances[0]?.databases.map(({ dbName }) => ({ dbName })),
)
export const PostgresqlInfo: Story = { args: { ...Postgresql, ...tabLocation('info') } }
export const PostgresqlTrustedEntries: Story = {
  args: { ...Postgresql, host: withTrustedEntries(), ...tabLocation('info') },
}
export const PostgresqlDatabases: Story = { args: { ...Postgresql, ...tabLocation('databases') } }
export const PostgresqlDatabase: Story = { args: { ...Postgresql, ...databaseLocation(pgDatabase, 'info') } }
export const PostgresqlSchemas: Story = {
  args: { ...Postgresql, ...databaseLocation(pgDatabase, 'schemas') },
}
export const PostgresqlSettings: Story = { args: { ...Postgresql, ...tabLocation('settings') } }
export const PostgresqlNothing: Story = {
  args: { ...Postgresql, host: withNamedInstance(postgresql, 'postgresql', {}), ...tabLocation('info') },
}

const mongoDatabase = nameOf(
  mongodb.features.mongodb?.instances[0]?.dbStats.map(({ dbName }) => ({ dbName })),
)
export const MongodbInfo: Story = { args: { ...Mongodb, ...tabLocation('info') } }
export const MongodbDatabases: Story = { args: { ...Mongodb, ...tabLocation('databases') } }
export const MongodbDatabase: Story = { args: { ...Mongodb, ...databaseLocation(mongoDatabase, 'info') } }
export const MongodbShardDbs: Story = { args: { ...Mongodb, ...databaseLocation(mongoDatabase, 'shardDbs') } }
export const MongodbShards: Story = { args: { ...Mongodb, ...tabLocation('shards') } }
export const MongodbReplicaSet: Story = { args: { ...Mongodb, ...tabLocation('replicaSet') } }
export const MongodbConnections: Story = { args: { ...Mongodb, ...tabLocation('connections') } }
export const MongodbNothing: Story = {
  args: { ...Mongodb, host: withNamedInstance(mongodb, 'mongodb', {}), ...tabLocation('info') },
}

export const SixtyInstances: Story = { args: { host: mysqlHost(60), initialDatabase: 'shop-17:3306' } }
export const SixtyInstancesOnAPhone: Story = {
  args: { host: mysqlHost(60) },
  globals: { viewport: { value: 'phone' } },
}
export const UnknownDatabase: Story = { args: { host: mysqlHost(3), initialDatabase: 'not-here' } }
const search = (text: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Search databases' }))
  await userEvent.type(await screen.findByLabelText('Search text', {}, { timeout: 10_000 }), text)
}
export const Found: Story = { args: { host: mysqlHost(60) }, play: search('shop-2') }
export const FoundInItsFacts: Story = {
  args: { host: mysqlHost(60), initialDatabase: 'shop-17:3306' },
  play: async () => {
    await search('8.0.1')()
    await userEvent.click(screen.getByLabelText('Search in'))
    await userEvent.click(await screen.findByRole('option', { name: 'Version' }, { timeout: 10_000 }))
    await userEvent.keyboard('{Escape}')
  },
}
export const NothingFound: Story = { args: { host: mysqlHost(60) }, play: search('no such thing') }
export const HostileNames: Story = {
  args: {
    host: JSON.parse(
      JSON.stringify({
        ...mysql,
        features: {
          mysql: {
            instances: (mysql.features.mysql?.instances ?? []).map((one) => ({ ...one, name: hostile })),
          },
        },
      }),
    ),
  },
}
