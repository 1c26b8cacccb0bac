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
import { entity, firstOf, factReaders, columnReaders, nestedReaders, type Entity } from './field.ts'

const inParts = (story: string) => `host-details/HostPart:${story}`
const inList = (story: string) => `databases/instances/${story}Screen:Ready`

const mysqlRow = firstOf(makeMySqlRows(1))
const mysqlInstance = firstOf(makeHostDetail(3).features.mysql?.instances)
const server = makeHostDetail(51).features.microsoft?.sqlServer
const serverInstance = firstOf(server?.instances)
const serverDatabase = firstOf(serverInstance.databases)
const pgInstance = firstOf(makeHostDetail(23).features.postgresql?.instances)
const pgDatabase = firstOf(pgInstance.databases)
const mongoInstance = firstOf(makeHostDetail(7).features.mongodb?.instances)
const inPg = (setting: object) => Object.assign({}, pgInstance, { setting })

const mysqlFields = [
  entity(
    'MySQLInstanceRow',
    mysqlRow,
    [
      { story: inList('MySql'), readers: columnReaders(mysqlColumns) },
      { story: inParts('MysqlInfo'), readers: factReaders(mysql.mysqlBlocks) },
    ],
    {
      shownBy: {
        databases: inParts('MysqlDatabases'),
        tableSchemas: inParts('MysqlTableSchemas'),
        segmentAdvisors: inParts('MysqlSegmentAdvisors'),
        changes: inParts('MysqlGrowth'),
        license: inParts('MysqlLicenses'),
      },
    },
  ),
  entity('MySQLDatabase', firstOf(mysqlInstance.databases), [
    { story: inParts('MysqlDatabases'), readers: columnReaders(mysql.mysqlDatabaseColumns) },
  ]),
  entity('MySQLSegmentAdvisor', firstOf(mysqlInstance.segmentAdvisors), [
    { story: inParts('MysqlSegmentAdvisors'), readers: columnReaders(mysql.mysqlSegmentColumns) },
  ]),
  entity('MySQLTableSchema', firstOf(mysqlInstance.tableSchemas), [
    { story: inParts('MysqlTableSchemas'), readers: columnReaders(mysql.mysqlSchemaColumns) },
  ]),
]

const sqlServerFields = [
  entity('SqlServerInstanceRow', firstOf(makeSqlServerRows(1)), [
    { story: inList('SqlServer'), readers: columnReaders(sqlServerColumns) },
  ]),
  entity(
    'SqlServerInstance',
    serverInstance,
    [{ story: inParts('SqlServerInfo'), readers: factReaders(sqlServer.sqlServerBlocks) }],
    { shownBy: { databases: inParts('SqlServerDatabases'), license: inParts('MysqlLicenses') } },
  ),
  entity(
    'SqlServerDatabase',
    serverDatabase,
    [{ story: inParts('SqlServerDatabase'), readers: factReaders(sqlServer.sqlServerDatabaseBlocks) }],
    {
      shownBy: {
        tablespaces: inParts('SqlServerFileGroups'),
        schemas: inParts('SqlServerObjects'),
        backups: inParts('SqlServerBackups'),
      },
    },
  ),
  entity('SqlServerTablespace', firstOf(serverDatabase.tablespaces), [
    { story: inParts('SqlServerFileGroups'), readers: columnReaders(sqlServer.fileGroupColumns) },
  ]),
  entity('SqlServerSchema', firstOf(serverDatabase.schemas), [
    { story: inParts('SqlServerObjects'), readers: columnReaders(sqlServer.objectColumns) },
  ]),
  entity('SqlServerPatch', firstOf(server?.patches), [
    { story: inParts('SqlServerPatches'), readers: columnReaders(sqlServer.patchColumns) },
  ]),
  entity('SqlServerProductFeature', firstOf(server?.features), [
    { story: inParts('SqlServerFeatures'), readers: columnReaders(sqlServer.featureColumns) },
  ]),
]

const postgresqlFields = [
  entity('PostgreSqlInstanceRow', firstOf(makePostgreSqlRows(1)), [
    { story: inList('PostgreSql'), readers: columnReaders(postgreSqlColumns) },
  ]),
  entity(
    'PostgreSQLInstance',
    pgInstance,
    [
      {
        story: inParts('PostgresqlInfo'),
        readers: factReaders(postgresql.postgresqlBlocks).filter(({ name }) => name !== 'trustHbaEntries'),
      },
      {
        story: inParts('PostgresqlTrustedEntries'),
        readers: factReaders(postgresql.postgresqlBlocks).filter(({ name }) => name === 'trustHbaEntries'),
      },
      { story: inParts('PostgresqlSettings'), readers: factReaders(postgresql.settingBlocks) },
    ],
    { shownBy: { databases: inParts('PostgresqlDatabases') } },
  ),
  entity('PostgreSQLSetting', pgInstance.setting ?? {}, [
    {
      story: inParts('PostgresqlInfo'),
      readers: nestedReaders(factReaders(postgresql.postgresqlBlocks), inPg),
    },
    {
      story: inParts('PostgresqlSettings'),
      readers: nestedReaders(factReaders(postgresql.settingBlocks), inPg),
    },
  ]),
  entity(
    'PostgreSQLDatabase',
    pgDatabase,
    [{ story: inParts('PostgresqlDatabase'), readers: factReaders(postgresql.postgresqlDatabaseBlocks) }],
    { shownBy: { schemas: inParts('PostgresqlSchemas') } },
  ),
  entity('PostgreSQLSchema', firstOf(pgDatabase.schemas), [
    { story: inParts('PostgresqlSchemas'), readers: columnReaders(postgresql.schemaColumns) },
  ]),
]

const mongodbFields = [
  entity('MongoDBRow', firstOf(makeMongoDbRows(1)), [
    { story: inList('MongoDb'), readers: columnReaders(mongoDbColumns) },
  ]),
  entity(
    'MongoDBInstance',
    mongoInstance,
    [{ story: inParts('MongodbInfo'), readers: factReaders(mongodb.mongodbBlocks) }],
    {
      shownBy: {
        dbStats: inParts('MongodbDatabases'),
        shardList: inParts('MongodbShards'),
        replicaSet: inParts('MongodbReplicaSet'),
        statusConnection: inParts('MongodbConnections'),
      },
    },
  ),
  entity('MongoReplicaSet', mongoInstance.replicaSet, [
    { story: inParts('MongodbReplicaSet'), readers: factReaders(mongodb.replicaSetBlocks) },
  ]),
  entity('MongoStatusConnection', mongoInstance.statusConnection, [
    { story: inParts('MongodbConnections'), readers: factReaders(mongodb.connectionBlocks) },
  ]),
  entity('MongoDBStats', firstOf(mongoInstance.dbStats), [
    { story: inParts('MongodbDatabase'), readers: factReaders(mongodb.statsBlocks) },
  ]),
]

export const instanceEntities: readonly Entity[] = [
  entity('DatabaseRow', firstOf(makeDatabaseRows(1)), [
    { story: 'databases/AllDatabasesScreen:Reliability', readers: columnReaders(allColumns([])) },
  ]),
  ...mysqlFields,
  ...sqlServerFields,
  ...postgresqlFields,
  ...mongodbFields,
]
