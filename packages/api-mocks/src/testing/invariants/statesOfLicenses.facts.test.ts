import type {
  AwsDbInstance,
  AwsProfile,
  AwsRecommendation,
  AzureProfile,
  DatabaseUsedLicense,
  ExadataComponent,
  ExadataListItem,
  ExadataRack,
  ExadataStorageCell,
  GcpProfile,
  GcpRecommendation,
  LicenseCompliance,
  LicenseHistoryItem,
  MySQLContract,
  MySQLInstanceRow,
  OciObjects,
  OciProfile,
  OciRecommendation,
  OciRecommendationError,
  OracleContract,
  OracleLicenseType,
  SqlServerContract,
  SqlServerInstanceRow,
  UserRow,
} from '../../contract/wire.ts'
import { NOW } from '../../lib/time.ts'
import { createWorld } from '../../world/createWorld.ts'
import { licensesOf } from '../licenses.ts'
import { cachedReaderOf } from '../scopes.ts'
import { each, fillLevels, statesOf } from '../stateTable.ts'

const read = cachedReaderOf(createWorld())
const { used, compliance, history } = licensesOf(read)

statesOf<DatabaseUsedLicense>('used licenses', () => used(), {
  'ignored with a comment': ({ ignored, ignoredComment }) => ignored && ignoredComment !== '',
  ...each<DatabaseUsedLicense, string>('cluster', ({ clusterType }) => clusterType, [
    '',
    'VMWare/VMWare',
    'Oracle/VM',
    'Oracle/LVM',
    'VeritasCluster',
  ]),
  ...each<DatabaseUsedLicense, string>('metric', ({ metric }) => metric, [
    'Processor Perpetual',
    'Named User Plus Perpetual',
    'HOST',
  ]),
  'capped by OLVM': ({ olvmCapped, clusterLicenses }) => olvmCapped && clusterLicenses > 0,
  'counted for the whole cluster': ({ olvmCapped, clusterLicenses }) => !olvmCapped && clusterLicenses > 0,
  'an option': ({ licenseTypeID }) => licenseTypeID === 'A90620',
})

statesOf<LicenseCompliance>('compliance', () => compliance(), {
  '0% covered': (row) => row.compliance === 0,
  danger: (row) => row.compliance > 0 && row.compliance < 0.8,
  warning: (row) => row.compliance >= 0.8 && row.compliance < 1,
  success: (row) => row.compliance >= 1 && !row.unlimited,
  unlimited: (row) => row.unlimited,
  'available licenses': (row) => row.available > 0,
  'Enterprise Edition below 100%': (row) =>
    row.licenseTypeID === 'A90611' && row.compliance >= 0.8 && row.compliance < 1,
})

statesOf<LicenseHistoryItem>('license history', () => history(), {
  'Enterprise Edition': ({ licenseTypeID }) => licenseTypeID === 'A90611',
  'without a metric': ({ metric }) => metric === '',
  'consumption has grown in a year': ({ history: points }) =>
    (points.at(-1)?.consumed ?? 0) > (points[0]?.consumed ?? 0),
  'purchases have grown in a year': ({ history: points }) =>
    (points.at(-1)?.purchased ?? 0) > (points[0]?.purchased ?? 0),
})

const contracts = async <Contract>(vendor: string) =>
  (await read<{ contracts: Contract[] }>(`/api/contracts/${vendor}/database`)).contracts
statesOf<OracleContract>('Oracle contracts', () => contracts('oracle'), {
  unlimited: ({ unlimited, basket }) => unlimited && basket,
  'a basket': ({ basket, unlimited }) => basket && !unlimited,
  restricted: ({ restricted, basket }) => restricted && !basket,
  'for some hosts': ({ hosts }) => (hosts ?? []).length > 0,
  'hosts null': ({ hosts }) => hosts === null,
  'used up': (row) => row.availableLicensesPerCore + row.availableLicensesPerUser === 0 && !row.unlimited,
  'available licenses': (row) => row.availableLicensesPerCore + row.availableLicensesPerUser > 0,
  'per user': ({ licensesPerUser }) => licensesPerUser > 0,
  'at one location': ({ location }) => location !== '' && location !== 'All',
  'at all locations': ({ location }) => location === 'All',
  'without a location': ({ location }) => location === '',
  'support ended': ({ supportExpiration }) =>
    supportExpiration !== null && Date.parse(supportExpiration) > 0 && supportExpiration < NOW,
  'without an expiration date': ({ supportExpiration }) => supportExpiration === null,
  'with dates of 1970': ({ supportExpiration, productOrderDate }) => supportExpiration === productOrderDate,
  'without a reference number': ({ referenceNumber }) => referenceNumber === '',
  'without a status': ({ status }) => status === '',
  expired: ({ status }) => status === 'Expired',
})
statesOf<MySQLContract>(
  'MySQL contracts',
  () => contracts('mysql'),
  each('type', ({ type }) => type, ['HOST', 'CLUSTER']),
)
statesOf<SqlServerContract>('SQL Server contracts', () => contracts('microsoft'), {
  ...each<SqlServerContract, string>('type', ({ type }) => type, ['HOST', 'CLUSTER']),
  'for some hosts': ({ hosts }) => (hosts ?? []).length > 0,
  'without an expiration date': ({ supportExpiration }) => supportExpiration === null,
})
statesOf<OracleLicenseType>(
  'Oracle license types',
  async () =>
    (await read<{ 'license-types': OracleLicenseType[] }>('/api/settings/oracle/database/license-types'))[
      'license-types'
    ],
  {
    ...each<OracleLicenseType, string>('metric', ({ metric }) => metric, [
      'Processor Perpetual',
      'Named User Plus Perpetual',
      'Stream Perpetual',
      'Computer Perpetual',
    ]),
    'an option': ({ option }) => option,
    'free of charge': ({ cost }) => cost === 0,
    'without aliases': ({ aliases }) => aliases?.length === 0,
  },
)

statesOf<MySQLInstanceRow>(
  'MySQL',
  async () =>
    (await read<{ databases: MySQLInstanceRow[] }>('/api/hosts/technologies/mysql/databases')).databases,
  {
    ...each<MySQLInstanceRow, string>('edition', ({ edition }) => edition, ['COMMUNITY', 'ENTERPRISE']),
    'read only': ({ readOnly }) => readOnly,
    'a master': ({ isMaster }) => isMaster,
    'a slave': ({ isSlave }) => isSlave,
  },
)
statesOf<SqlServerInstanceRow>('SQL Server', () => read('/api/hosts/technologies/microsoft/databases'), {
  ...each<SqlServerInstanceRow, string>('edition', ({ edition }) => edition, ['ENT', 'STD', 'EXP', 'DEV']),
  'not online': ({ stateDesc }) => stateDesc !== 'ONLINE',
})

const racks = async () => {
  const listed = await read<ExadataListItem[]>('/api/exadata')
  return Promise.all(listed.map(({ rackID }) => read<ExadataRack>(`/api/exadata/${rackID}`)))
}
const components = async () => (await racks()).flatMap((rack) => rack.components)
statesOf<ExadataRack>('Exadata racks', racks, { 'no RDMA network': ({ rdma }) => rdma === null })
statesOf<ExadataComponent>('Exadata components', components, {
  ...each<ExadataComponent, string>('type', ({ hostType }) => hostType, [
    'KVM_HOST',
    'IB_SWITCH',
    'STORAGE_CELL',
    'DOM0',
    'BARE_METAL',
  ]),
  'a stopped service': ({ msStatus }) => msStatus === 'stopped',
  'a failed power supply': ({ psuUsed, psuTotal }) => psuUsed < psuTotal,
  'named clusters': ({ clusterNames }) => (clusterNames ?? []).length > 0,
})
statesOf<ExadataStorageCell>(
  'Exadata disks',
  async () => (await components()).flatMap(({ storageCells }) => storageCells ?? []),
  {
    ...fillLevels<ExadataStorageCell>(({ usedSizePercentage }) => Number.parseFloat(usedSizePercentage)),
    broken: ({ status, errorCount }) => status !== 'normal' && errorCount > 0,
    'no grid disks': ({ gridDisks }) => gridDisks === undefined,
    'a grid disk unknown to ASM': ({ gridDisks }) =>
      (gridDisks ?? []).some(({ asmDiskSize }) => asmDiskSize === 'UNKNOWN'),
  },
)

type Profile = OciProfile | AwsProfile | AzureProfile | GcpProfile
const profiles = async () => [
  ...(await read<OciProfile[]>('/thunder/oracle-cloud/configurations')),
  ...(await read<AwsProfile[]>('/thunder/aws/configurations')),
  ...(await read<AzureProfile[]>('/thunder/azure/configurations')),
  ...(await read<GcpProfile[]>('/thunder/gcp/configurations')),
]
statesOf<Profile>(
  'cloud profiles',
  profiles,
  each('selected', ({ selected }) => selected, [true, false]),
)
const recommendations = async <Row>(cloud: string) =>
  (await read<{ recommendations: Row[] }>(`/thunder/${cloud}-recommendations`)).recommendations
statesOf<OciRecommendation>('OCI recommendations', () => recommendations('oracle-cloud/oci'), {
  'without details': ({ details }) => details === null,
})
statesOf<AwsRecommendation>('AWS recommendations', () => recommendations('aws/aws'), {
  'without details': ({ details }) => details === null,
})
statesOf<GcpRecommendation>(
  'recommendations for Google',
  () => read('/thunder/gcp/recommendations'),
  each('object', ({ objectType }) => objectType, ['Compute Instance', 'Disk']),
)
statesOf<OciRecommendationError>(
  'errors of Oracle',
  () => read('/thunder/oracle-cloud/oci-recommendation-errors'),
  {
    'an unreachable profile': ({ error, profileID }) =>
      error.includes('can not create client') && profileID !== '',
    general: ({ profileID }) => profileID === '',
  },
)
statesOf<OciObjects>('OCI objects', () => read('/thunder/oracle-cloud/oci-objects'), {
  failed: ({ objects, error }) => objects === null && error !== '',
})
statesOf<AwsDbInstance>(
  'AWS RDS',
  async () => (await read<{ awsDbInstances: AwsDbInstance[] }>('/thunder/aws/rds')).awsDbInstances,
  {
    ...each<AwsDbInstance, string>('edition', ({ edition }) => edition, ['standard', 'enterprise', '']),
    'not Oracle': ({ engine }) => !engine.includes('oracle'),
  },
)

statesOf<UserRow>('users', () => read('/api/users'), {
  administrator: ({ groups }) => groups.includes('admin'),
  'must change the password': ({ groups }) => groups.includes('limited'),
})
