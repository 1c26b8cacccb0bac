import { Button, ButtonLink } from '@inventory-console/ui/components/button/Button'
import { type Messages, useText } from '@inventory-console/ui/i18n/I18nProvider'
import { ownValue } from '@inventory-console/ui/lib/records'
import { paths } from '@inventory-console/ui/paths'
import { usePage } from '../../platform/pages/page.ts'
import { useIsAdmin, useMenuNodes } from '../../platform/queries/lookups.ts'
import { filterQuery } from '../../platform/scope/globalFilters.ts'
import { usePersisted, useServices } from '../../platform/services.ts'
import { noFilters } from '../../platform/storage/persisted.ts'
import { menuPaths } from './menu.ts'

/**
 * The next step on an empty list: to reset the global filters if the page takes one of them, else the page
 * where the rows come from if the menu of the user has it or the user is an administrator, else whom to ask.
 */
export function NextStep() {
  const t = useText('list')
  const { persisted } = useServices()
  const filters = usePersisted('filters')
  const page = usePage()
  const menu = useMenuNodes()
  const isAdmin = useIsAdmin()
  if (!page || menu.status !== 'ready') return null
  if (Object.keys(filterQuery(filters, page.filters)).length > 0)
    return (
      <Button variant="primary" onClick={() => persisted.set({ ...persisted.get(), filters: noFilters })}>
        {t('next.filters')}
      </Button>
    )
  const step = ownValue(nextSteps, page.path)
  if (!step) return null
  const visible = menuPaths(menu.value)
  const to = step.to.find((path) => visible.has(path)) ?? (isAdmin ? step.to[0] : undefined)
  if (to !== undefined)
    return (
      <ButtonLink variant="primary" to={to}>
        {t(`next.${step.text}`)}
      </ButtonLink>
    )
  return step.ask === undefined || isAdmin ? null : (
    <p className="w-full text-13 text-text-muted">{t(`ask.${step.ask}`)}</p>
  )
}

interface Step {
  /** The first of these pages in the menu of the user is linked. */
  to: readonly string[]
  /** Names the link: `list.next.<text>`. */
  text: keyof Messages['list']['next']
  /** Shown if the menu has none of the pages: `list.ask.<ask>`. */
  ask?: keyof Messages['list']['ask']
}

const agents: Step = { to: [paths.repository], text: 'agents', ask: 'agents' }
const hosts: Step = { to: [paths.hosts], text: 'hosts' }
const oracle: Step = { to: [paths.oracle, paths.hosts], text: 'oracle' }
const contracts: Step = { to: [paths.oracleContracts], text: 'contracts', ask: 'contracts' }
const profiles = (...to: readonly string[]): Step => ({ to, text: 'profiles', ask: 'profiles' })

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
export const nextSteps: Readonly<Record<string, Step>> = {
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
