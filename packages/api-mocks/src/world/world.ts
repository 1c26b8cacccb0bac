import type {
  AwsProfile,
  AzureProfile,
  Configuration,
  GcpProfile,
  OciProfile,
  RepositoryItem,
  SsoConfig,
  TechnologyInfo,
} from '../contract/wire.ts'
import type { Source } from '../lib/random.ts'
import type { Clock } from '../lib/time.ts'
import type { StoredGroup, StoredRole } from './access/groupsAndRoles.ts'
import type { StoredNode } from './access/nodes.ts'
import type { DirectoryUser, StoredUser } from './access/users.ts'
import type { StoredAlert } from './alerts/storedAlert.ts'
import type { Run, RunCloud } from './clouds/cloudRuns.ts'
import type { Sites } from './company/sites.ts'
import type { RackEdits, RackFacts } from './exadata/exadataRacks.ts'
import type { ClusterFacts } from './hosts/clusters.ts'
import type { HostStore } from './hosts/hostStore.ts'
import type { ContractStore } from './licenses/contracts/storedContracts.ts'
import type { IgnoredLicenses } from './licenses/ignoredLicenses.ts'
import type { PriceList } from './licenses/licenseTypes.ts'
import type { StoredScenario } from './licenses/scenarios.ts'

/** All state of the mock server. Handlers read and write it; two worlds share nothing. */
export interface World extends Source {
  sites: Sites
  clock: Clock
  hosts: HostStore
  clusters: ClusterFacts[]
  alerts: StoredAlert[]
  racks: RackFacts[]
  /** Keyed by rack id. */
  rackEdits: Map<string, RackEdits>
  scenarios: StoredScenario[]
  /** Counter of generated ids, so that they are unique. */
  generatedIds: number
  ignoredLicenses: IgnoredLicenses
  /** License types of Oracle; those of MySQL and SQL Server are constant. */
  priceList: PriceList
  contracts: ContractStore
  users: StoredUser[]
  directory: DirectoryUser[]
  groups: StoredGroup[]
  roles: StoredRole[]
  nodes: StoredNode[]
  /** Configuration in force. */
  configuration: Configuration
  /** Configuration saved by a user. Returned by reads, but in force only after a restart. */
  nextConfiguration: Configuration | undefined
  /** False for a server started with `--no-remote-db`, whose configuration calls return 422. */
  configurationStored: boolean
  /** Null if the resource folder is missing. */
  technologies: TechnologyInfo[] | null
  profiles: { oci: OciProfile[]; aws: AwsProfile[]; azure: AzureProfile[]; gcp: GcpProfile[] }
  /** Recommendation runs, oldest first. */
  runs: Record<RunCloud, Run[]>
  /** Null if the index is empty, undefined if it was never built. */
  repository: RepositoryItem[] | null | undefined
  version: string
  databaseConnected: boolean
  /** Content of config_sso.json; undefined if the file does not exist. */
  sso: SsoConfig | undefined
}
