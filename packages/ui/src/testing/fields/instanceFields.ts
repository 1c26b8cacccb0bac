import {
  makeDatabaseRows,
  makeMongoDbRows,
  makeMySqlRows,
  makePostgreSqlRows,
  makeSqlServerRows,
} from '@inventory-console/api-mocks/fixtures/databases'
import { makeHostDetail } from '@inventory-console/api-mocks/fixtures/oracle'
import { allColumns } from '../../screens/databases/allColumns.ts'
import {
  mongoDbColumns,
  mysqlColumns,
  postgreSqlColumns,
  sqlServerColumns,
} from '../../screens/databases/instances/instanceColumns.ts'
import * as mongodb from '../../screens/host-details/mongodb/mongodbParts.ts'
import * as mysql from '../../screens/host-details/mysql/mysqlParts.ts'
import * as postgresql from '../../screens/host-details/postgresql/postgresqlParts.ts'
import * as sqlServer from '../../screens/host-details/sql-server/sqlServerParts.ts'
import { entity, first, ofBlocks, ofColumns, within, type Entity } from './field.ts'

const inParts = (story: string) => `host-details/HostPart:${story}`
const inList = (story: string) => `databases/instances/${story}Screen:Ready`

const mysqlRow = first(makeMySqlRows(1))
const mysqlInstance = first(makeHostDetail(3).features.mysql?.instances)
const server = makeHostDetail(51).features.microsoft?.sqlServer
const serverInstance = first(server?.instances)
const serverDatabase = first(serverInstance.databases)
const pgInstance = first(makeHostDetail(23).features.postgresql?.instances)
const pgDatabase = first(pgInstance.databases)
const mongoInstance = first(makeHostDetail(7).features.mongodb?.instances)
const inPg = (setting: object) => Object.assign({}, pgInstance, { setting })

const mysqlFields = [
  entity(
    'MySQLInstanceRow',
    mysqlRow,
    [
      { story: inList('MySql'), readers: ofColumns(mysqlColumns) },
      { story: inParts('MysqlInfo'), readers: ofBlocks(mysql.mysqlBlocks) },
    ],
    {
      elsewhere: {
        databases: inParts('MysqlDatabases'),
        tableSchemas: inParts('MysqlTableSchemas'),
        segmentAdvisors: inParts('MysqlSegmentAdvisors'),
        changes: inParts('MysqlGrowth'),
        license: inParts('MysqlLicenses'),
      },
    },
  ),
  entity('MySQLDatabase', first(mysqlInstance.databases), [
    { story: inParts('MysqlDatabases'), readers: ofColumns(mysql.mysqlDatabaseColumns) },
  ]),
  entity('MySQLSegmentAdvisor', first(mysqlInstance.segmentAdvisors), [
    { story: inParts('MysqlSegmentAdvisors'), readers: ofColumns(mysql.mysqlSegmentColumns) },
  ]),
  entity('MySQLTableSchema', first(mysqlInstance.tableSchemas), [
    { story: inParts('MysqlTableSchemas'), readers: ofColumns(mysql.mysqlSchemaColumns) },
  ]),
]

const sqlServerFields = [
  entity('SqlServerInstanceRow', first(makeSqlServerRows(1)), [
    { story: inList('SqlServer'), readers: ofColumns(sqlServerColumns) },
  ]),
  entity(
    'SqlServerInstance',
    serverInstance,
    [{ story: inParts('SqlServerInfo'), readers: ofBlocks(sqlServer.sqlServerBlocks) }],
    { elsewhere: { databases: inParts('SqlServerDatabases'), license: inParts('MysqlLicenses') } },
  ),
  entity(
    'SqlServerDatabase',
    serverDatabase,
    [{ story: inParts('SqlServerDatabase'), readers: ofBlocks(sqlServer.sqlServerDatabaseBlocks) }],
    {
      elsewhere: {
        tablespaces: inParts('SqlServerFileGroups'),
        schemas: inParts('SqlServerObjects'),
        backups: inParts('SqlServerBackups'),
      },
    },
  ),
  entity('SqlServerTablespace', first(serverDatabase.tablespaces), [
    { story: inParts('SqlServerFileGroups'), readers: ofColumns(sqlServer.fileGroupColumns) },
  ]),
  entity('SqlServerSchema', first(serverDatabase.schemas), [
    { story: inParts('SqlServerObjects'), readers: ofColumns(sqlServer.objectColumns) },
  ]),
  entity('SqlServerPatch', first(server?.patches), [
    { story: inParts('SqlServerPatches'), readers: ofColumns(sqlServer.patchColumns) },
  ]),
  entity('SqlServerProductFeature', first(server?.features), [
    { story: inParts('SqlServerFeatures'), readers: ofColumns(sqlServer.featureColumns) },
  ]),
]

const postgresqlFields = [
  entity('PostgreSqlInstanceRow', first(makePostgreSqlRows(1)), [
    { story: inList('PostgreSql'), readers: ofColumns(postgreSqlColumns) },
  ]),
  entity(
    'PostgreSQLInstance',
    pgInstance,
    [
      {
        story: inParts('PostgresqlInfo'),
        readers: ofBlocks(postgresql.postgresqlBlocks).filter(({ name }) => name !== 'trustHbaEntries'),
      },
      {
        story: inParts('PostgresqlTrustedEntries'),
        readers: ofBlocks(postgresql.postgresqlBlocks).filter(({ name }) => name === 'trustHbaEntries'),
      },
      { story: inParts('PostgresqlSettings'), readers: ofBlocks(postgresql.settingBlocks) },
    ],
    { elsewhere: { databases: inParts('PostgresqlDatabases') } },
  ),
  entity('PostgreSQLSetting', pgInstance.setting ?? {}, [
    { story: inParts('PostgresqlInfo'), readers: within(ofBlocks(postgresql.postgresqlBlocks), inPg) },
    { story: inParts('PostgresqlSettings'), readers: within(ofBlocks(postgresql.settingBlocks), inPg) },
  ]),
  entity(
    'PostgreSQLDatabase',
    pgDatabase,
    [{ story: inParts('PostgresqlDatabase'), readers: ofBlocks(postgresql.postgresqlDatabaseBlocks) }],
    { elsewhere: { schemas: inParts('PostgresqlSchemas') } },
  ),
  entity('PostgreSQLSchema', first(pgDatabase.schemas), [
    { story: inParts('PostgresqlSchemas'), readers: ofColumns(postgresql.schemaColumns) },
  ]),
]

const mongodbFields = [
  entity('MongoDBRow', first(makeMongoDbRows(1)), [
    { story: inList('MongoDb'), readers: ofColumns(mongoDbColumns) },
  ]),
  entity(
    'MongoDBInstance',
    mongoInstance,
    [
      { story: inParts('MongodbInfo'), readers: ofBlocks(mongodb.mongodbBlocks) },
      { story: inParts('MongodbReplicaSet'), readers: ofBlocks(mongodb.replicaSetBlocks) },
      { story: inParts('MongodbConnections'), readers: ofBlocks(mongodb.connectionBlocks) },
    ],
    { elsewhere: { dbStats: inParts('MongodbDatabases'), shardList: inParts('MongodbShards') } },
  ),
  entity('MongoReplicaSet', mongoInstance.replicaSet, [
    {
      story: inParts('MongodbReplicaSet'),
      readers: within(ofBlocks(mongodb.replicaSetBlocks), (replicaSet: object) =>
        Object.assign({}, mongoInstance, { replicaSet }),
      ),
    },
  ]),
  entity('MongoStatusConnection', mongoInstance.statusConnection, [
    {
      story: inParts('MongodbConnections'),
      readers: within(ofBlocks(mongodb.connectionBlocks), (statusConnection: object) =>
        Object.assign({}, mongoInstance, { statusConnection }),
      ),
    },
  ]),
  entity('MongoDBStats', first(mongoInstance.dbStats), [
    { story: inParts('MongodbDatabase'), readers: ofBlocks(mongodb.statsBlocks) },
  ]),
]

export const instanceEntities: readonly Entity[] = [
  entity('DatabaseRow', first(makeDatabaseRows(1)), [
    { story: 'databases/AllDatabasesScreen:Reliability', readers: ofColumns(allColumns([])) },
  ]),
  ...mysqlFields,
  ...sqlServerFields,
  ...postgresqlFields,
  ...mongodbFields,
]
