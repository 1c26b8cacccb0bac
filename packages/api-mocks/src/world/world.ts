import type {
  AwsProfile,
  AzureProfile,
  Configuration,
  GcpProfile,
  OciProfile,
  RepositoryItem,
  SsoConfig,
  TechnologyInfo,
} from '../contract/index.ts'
import type { Clock } from '../lib/clock.ts'
import type { StoredGroup, StoredRole } from './access/groupsAndRoles.ts'
import type { StoredNode } from './access/nodes.ts'
import type { DirectoryUser, StoredUser } from './access/users.ts'
import type { StoredAlert } from './alerts/alerts.ts'
import type { Run, RunCloud } from './clouds/cloudRuns.ts'
import type { RackEdits, RackFacts } from './exadata/exadataRacks.ts'
import type { ClusterFacts } from './hosts/clusters.ts'
import type { HostStore } from './hosts/hostStore.ts'
import type { ContractStore } from './licenses/contracts/storedContracts.ts'
import type { IgnoredLicenses } from './licenses/ignoredLicenses.ts'
import type { StoredScenario } from './licenses/storedScenario.ts'

/** All state of the mock server. Handlers read and write it; two worlds share nothing. */
export interface World {
  seed: number
  clock: Clock
  hosts: HostStore
  clusters: ClusterFacts[]
  alerts: StoredAlert[]
  racks: RackFacts[]
  /** By rack id. */
  rackEdits: Map<string, RackEdits>
  scenarios: StoredScenario[]
  /** Ids that were given to what people made, so that none is given twice. */
  idsGiven: number
  ignoredLicenses: IgnoredLicenses
  contracts: ContractStore
  users: StoredUser[]
  directory: DirectoryUser[]
  groups: StoredGroup[]
  roles: StoredRole[]
  nodes: StoredNode[]
  /** What the services run with. */
  configuration: Configuration
  /** What somebody saved since: stored and answered, in force after a restart (session/configuration.ts). */
  nextConfiguration: Configuration | undefined
  /** False for a server started with `--no-remote-db`: its configuration calls answer 422. */
  configurationStored: boolean
  /** Null without a folder of resources. */
  technologies: TechnologyInfo[] | null
  profiles: { oci: OciProfile[]; aws: AwsProfile[]; azure: AzureProfile[]; gcp: GcpProfile[] }
  /** The collections of recommendations, oldest first. */
  runs: Record<RunCloud, Run[]>
  /** Null when the index is empty, undefined when it was never built. */
  repository: RepositoryItem[] | null | undefined
  version: string
  databaseConnected: boolean
  /** The file beside the console; there is none by default. */
  sso: SsoConfig | undefined
}
