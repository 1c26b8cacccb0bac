import {
  makeHostDetail,
  makeOracleDatabase,
  makeOracleDatabaseRows,
  makePdbRows,
} from '@inventory-console/api-mocks/fixtures/oracle'
import { databaseMeasures, pdbMeasures } from '../../columns/capacityMeasures.ts'
import { psuColumns } from '../../columns/oracle/lists.ts'
import { metricColumns, objectColumns } from '../../columns/oracle/migrability.ts'
import { cpuSeries, growthSeries } from '../../columns/oracleSeries.ts'
import { samplesOf, type Consumption } from '../../components/capacity-charts/capacity.ts'
import { oracleColumns } from '../../screens/databases/oracleColumns.ts'
import { infoBlocks } from '../../screens/host-details/oracle/infoFacts.ts'
import { pdbColumns } from '../../screens/host-details/oracle/pdbs/pdbColumns.ts'
import { columns as pdbs } from '../../screens/oracle/pdbs/PdbsScreen.tsx'
import {
  entity,
  firstOf,
  factReaders,
  columnReaders,
  nestedReaders,
  type Entity,
  type Reader,
} from './field.ts'

const inPanel = (story: string) => `host-details/oracle/OraclePanel:${story}`
const inPdb = (story: string) => `host-details/oracle/pdbs/PdbsTab:${story}`
const inCapacity = 'oracle-charts/CapacityOfHost:Ready'

const wholePeriod = { from: null, to: null }
const database = makeOracleDatabase(1)
const pdbRow = firstOf(makePdbRows(1))
const emptyMetric = { metric: '', Count: 0, schema: '', objectType: '' }

type MeasureFields<Row> = { id: string; average: keyof Row & string; maximum?: keyof Row & string }

const measureReaders = <Row extends Consumption>(measures: readonly MeasureFields<Row>[]): Reader<Row>[] =>
  measures.map(({ id, average, maximum }) => ({
    name: id,
    read: (row: Row) => samplesOf([row], average, maximum),
  }))

const endTimeFields = { timeEnd: 'follows from start and target' }

export const oracleEntities: readonly Entity[] = [
  entity(
    'OracleDatabaseRow',
    firstOf(makeOracleDatabaseRows(1)),
    [{ story: 'databases/OracleDatabasesScreen:AllColumns', readers: columnReaders(oracleColumns) }],
    {
      shownBy: {
        memoryTarget: inPanel('Info'),
        licenses: 'host-details/HostPart:MysqlLicenses',
        pgsqlMigrabilitySemaphore: inPanel('Yellow'),
        canbemigrate: inPanel('Red'),
        policiesAudit: inPanel('Audit'),
      },
    },
  ),
  entity('OracleDatabase', database, [{ story: inPanel('Info'), readers: factReaders(infoBlocks) }], {
    shownBy: {
      patches: inPanel('Patches'),
      tablespaces: inPanel('Tablespaces'),
      schemas: inPanel('Schemas'),
      licenses: 'host-details/HostPart:MysqlLicenses',
      addms: inPanel('Addms'),
      segmentAdvisors: inPanel('SegmentAdvisors'),
      psus: inPanel('Psus'),
      backups: inPanel('Backups'),
      featureUsageStats: inPanel('Options'),
      pdbs: inPanel('Pdbs'),
      services: inPanel('Services'),
      changes: inPanel('Growth'),
      grantDba: inPanel('Grants'),
      partitionings: inPanel('Partitionings'),
      cpuDiskConsumptions: inPanel('Capacity'),
      pgsqlMigrability: inPanel('Migrability'),
      policiesAudit: inPanel('Audit'),
      diskGroups: inPanel('DiskGroups'),
    },
  }),
  entity('OracleMemoryAdvisor', { automaticMemoryManagement: false }, [
    {
      story: inPanel('Info'),
      readers: nestedReaders(factReaders(infoBlocks), (advisor: object) =>
        Object.assign({}, database, { oracleDatabaseMemoryAdvisor: advisor }),
      ),
    },
  ]),
  entity('OraclePsu', { date: '', description: '' }, [
    { story: inPanel('Psus'), readers: columnReaders(psuColumns) },
  ]),
  entity('OracleChange', firstOf(database.changes), [
    {
      story: inPanel('Growth'),
      readers: [{ name: 'growth', read: (change) => growthSeries([change], wholePeriod, (size) => size) }],
    },
    {
      story: 'host-details/oracle/OracleDatabases:CpuTime',
      readers: [
        {
          name: 'CPU time',
          read: (change) =>
            cpuSeries(
              makeHostDetail(1),
              [{ ...database, changes: [change] }],
              [database.name],
              wholePeriod,
              '',
            ),
        },
      ],
    },
  ]),
  entity('PgsqlMigrability', emptyMetric, [
    { story: inPanel('Migrability'), readers: columnReaders([...metricColumns, ...objectColumns]) },
  ]),
  entity(
    'CpuDiskConsumption',
    firstOf(database.cpuDiskConsumptions),
    [{ story: inCapacity, readers: measureReaders(databaseMeasures) }],
    { hidden: endTimeFields },
  ),
  entity(
    'CpuDiskConsumptionPdb',
    {
      timeStart: null,
      timeEnd: null,
      target: 'm',
      cpuDbAvg: 1,
      cpuDbMax: 1,
      iopsAvg: 1,
      iombAvg: 1,
      iombMax: 1,
    },
    [{ story: inCapacity, readers: measureReaders(pdbMeasures) }],
    { hidden: endTimeFields },
  ),
  entity(
    'OraclePdb',
    pdbRow.pdb,
    [
      {
        story: 'oracle/pdbs/PdbsScreen:Ready',
        readers: nestedReaders(columnReaders(pdbs), (pdb) => ({ ...pdbRow, pdb })),
      },
      { story: inPanel('Pdbs'), readers: columnReaders(pdbColumns(() => '')) },
    ],
    {
      shownBy: {
        schemas: inPdb('Schemas'),
        tablespaces: inPdb('Tablespaces'),
        services: inPdb('Services'),
        grantDba: inPdb('Grants'),
        segmentAdvisors: inPdb('SegmentAdvisors'),
        partitionings: inPdb('Partitionings'),
        cpuDiskConsumptionPdbs: inPdb('Capacity'),
        pgsqlMigrability: inPdb('Migrability'),
        policiesAudit: inPdb('Audit'),
      },
    },
  ),
]
