import { ExportButton } from '@inventory-console/ui/components/export-button/ExportButton'
import { useFormat, useText } from '@inventory-console/ui/i18n/I18nProvider'
import { lazyPart } from '@inventory-console/ui/lib/lazyPart'
import { paths } from '@inventory-console/ui/paths'
import {
  TroubleshootingScreen,
  troubleTabs,
  type CloudError,
  type TroubleTab,
} from '@inventory-console/ui/screens/troubleshooting/TroubleshootingScreen'
import { Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { csvOf } from '../api/csv.ts'
import { saveFile } from '../api/exported.ts'
import { useMenuNodes } from '../api/shell.ts'
import {
  useCloudErrors,
  useLooseHosts,
  useMissingDatabases,
  useSilentAgents,
} from '../api/troubleshooting.ts'
import { pageOf } from '../app/manifest.ts'
import { useServices } from '../app/services.ts'
import { localDay } from '../state/globalFilters.ts'
import { useListView } from '../state/useListView.ts'
import type { Trouble } from './troubleshootingDialogs.tsx'

const page = (path: string) => (pageOf(path) ? path : null)
const hostTo = page(paths.host('x')) === null ? null : paths.host
const TroubleDialogs = lazyPart(async () => (await import('./troubleshootingDialogs.tsx')).TroubleDialogs)
/** Which of the lists is open, in the address. */
const key = 'show'

export function TroubleshootingRoute() {
  const t = useText('troubleshooting')
  const navigate = useNavigate()
  const { config } = useServices()
  const [params, setParams] = useSearchParams()
  const tab = troubleTabs.find((known) => known === params.get(key)) ?? 'agents'
  const [view, setView] = useListView()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const { list: agents, of } = useSilentAgents()
  const missing = useMissingDatabases()
  const loose = useLooseHosts()
  const nodes = useMenuNodes(true)
  const hasClouds =
    config.cloud !== null &&
    nodes.status === 'ready' &&
    nodes.rows.some(({ name, parent }) => name === 'Cloud Advisors' && parent === '')
  const errors = useCloudErrors(hasClouds)
  const save = useSave()

  const lists = [agents, missing, loose]

  return (
    <>
      <TroubleshootingScreen
        // Each list has a view of its own.
        key={tab}
        tab={tab}
        onTabChange={(next: TroubleTab) => setParams(next === 'agents' ? {} : { [key]: next })}
        view={view}
        onViewChange={setView}
        hostTo={hostTo}
        onOpenHost={hostTo === null ? undefined : (hostname) => void navigate(hostTo(hostname))}
        onDismiss={(hostname) => setTrouble({ kind: 'dismiss', hostname })}
        onIgnore={(row, ignored) => setTrouble({ kind: ignored ? 'ignore' : 'watch', row })}
        onOpenCloud={Object.fromEntries(clouds.map(([cloud, to]) => [cloud, () => void navigate(to)]))}
        onRefresh={() => [...lists, ...(hasClouds ? [errors] : [])].forEach(({ refresh }) => refresh())}
        refreshing={lists.some((list) => list.status === 'ready' && list.refreshing === true)}
        agents={{
          list: agents,
          of,
          onRefresh: agents.refresh,
          tools: (rows) =>
            save('agents-no-data', rows, [
              [t('agents.columns.hostname'), ({ hostname }) => hostname],
              [t('agents.columns.days'), ({ days }) => days ?? ''],
              [t('agents.columns.date'), ({ date }, dateTime) => dateTime(date)],
              [t('agents.columns.description'), ({ description }) => description],
            ]),
        }}
        missing={{
          list: missing,
          onRefresh: missing.refresh,
          tools: (rows) =>
            save('missing-databases', rows, [
              [t('missing.columns.name'), ({ name }) => name],
              [t('missing.columns.hostname'), ({ hostname }) => hostname],
              [t('missing.columns.ignored'), ({ ignored }) => String(ignored)],
              [t('missing.columns.comment'), ({ comment }) => comment],
            ]),
        }}
        loose={{
          list: loose,
          onRefresh: loose.refresh,
          tools: (rows) =>
            save('hosts-without-cluster', rows, [
              [t('loose.columns.hostname'), ({ hostname }) => hostname],
              [t('loose.columns.technology'), ({ technology }) => technology],
            ]),
        }}
        errors={
          hasClouds
            ? {
                list: errors.list,
                silent: errors.silent,
                onRefresh: errors.refresh,
                tools: (rows) =>
                  save('recommendation-errors', rows, [
                    [t('errors.columns.error'), ({ error }) => error],
                    [t('errors.columns.cloud'), ({ cloud }) => t(`clouds.${cloud}`)],
                    [t('errors.columns.createdAt'), ({ createdAt }, dateTime) => dateTime(createdAt)],
                    [t('errors.columns.category'), ({ category }) => category],
                    [t('errors.columns.profileID'), ({ profileID }) => profileID],
                  ]),
              }
            : null
        }
      />
      {trouble ? (
        <Suspense>
          <TroubleDialogs trouble={trouble} onClose={() => setTrouble(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

const recommendations: readonly (readonly [CloudError['cloud'], string])[] = [
  ['oracle', paths.oracleRecommendations],
  ['aws', paths.awsRecommendations],
  ['google', paths.googleRecommendations],
]
const clouds = recommendations.filter(([, to]) => page(to) !== null)

type Cells<Row> = readonly [
  head: string,
  cell: (row: Row, dateTime: (text: string) => string) => string | number,
][]

/** A button that saves the rows found, in the order shown. */
function useSave() {
  const t = useText('troubleshooting')
  const services = useServices()
  const { dateTime, number } = useFormat()
  return function save<Row>(file: string, rows: readonly Row[], cells: Cells<Row>) {
    const run = () => {
      const lines = rows.map((row) => cells.map(([, cell]) => cell(row, dateTime)))
      const name = `${file}-${localDay(services.now()).replaceAll('-', '')}.csv`
      saveFile(csvOf([cells.map(([head]) => head), ...lines], number(0.5, 1).includes(',')), name)
      return Promise.resolve()
    }
    return <ExportButton choices={[{ id: 'csv', label: t('export'), run }]} />
  }
}
