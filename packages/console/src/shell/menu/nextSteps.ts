import type { Messages } from '@inventory-console/ui/i18n/I18nProvider'
import { paths } from '@inventory-console/ui/paths'

export interface NextStep {
  /** The first of these pages in the menu of the user is linked. */
  to: readonly string[]
  /** Names the link: `list.next.<text>`. */
  text: keyof Messages['list']['next']
  /** Shown if the menu has none of the pages: `list.ask.<ask>`. */
  ask?: keyof Messages['list']['ask']
}

const agents: NextStep = { to: [paths.repository], text: 'agents', ask: 'agents' }
const hosts: NextStep = { to: [paths.hosts], text: 'hosts' }
const oracle: NextStep = { to: [paths.oracle, paths.hosts], text: 'oracle' }
const contracts: NextStep = { to: [paths.oracleContracts], text: 'contracts', ask: 'contracts' }
const profiles = (...to: readonly string[]): NextStep => ({ to, text: 'profiles', ask: 'profiles' })

const oracleLists = [
  paths.addm,
  paths.segmentAdvisor,
  paths.patchAdvisor,
  paths.dbaRole,
  paths.patch,
  paths.options,
  paths.tablespaces,
  paths.backups,
  paths.services,
  paths.schemas,
  paths.pdbs,
  paths.partitioning,
  paths.diskGroups,
  paths.policyAudit,
  paths.psqlMigrability,
]

/** What fills an empty list, by the path of its page. */
export const nextSteps: Readonly<Record<string, NextStep>> = {
  [paths.hosts]: agents,
  [paths.hypervisors]: hosts,
  [paths.databases]: agents,
  [paths.oracle]: agents,
  [paths.mysql]: agents,
  [paths.microsoft]: agents,
  [paths.postgresql]: agents,
  [paths.mongodb]: agents,
  ...Object.fromEntries(oracleLists.map((path) => [path, oracle])),
  [paths.awsRds]: profiles(paths.awsProfiles),
  [paths.exadataPatchAdvisors]: { to: [paths.exadata], text: 'exadata' },
  [paths.compliance]: contracts,
  '/licenses/used/:partNumber?': { to: [paths.databases], text: 'databases' },
  [paths.allRecommendations]: profiles(paths.oracleProfiles, paths.awsProfiles, paths.googleProfiles),
  [paths.oracleRecommendations]: profiles(paths.oracleProfiles),
  [paths.awsRecommendations]: profiles(paths.awsProfiles),
  [paths.googleRecommendations]: profiles(paths.googleProfiles),
  [paths.repository]: { to: [], text: 'agents', ask: 'packages' },
}
