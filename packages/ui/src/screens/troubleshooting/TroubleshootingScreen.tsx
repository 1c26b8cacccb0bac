import { RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { PageHead } from '../../components/page-head/PageHead.tsx'
import type { Tab } from '../../components/tabs/tab.ts'
import { Tabs } from '../../components/tabs/Tabs.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListState } from '../../lib/state.ts'
import { ListBlock } from '../../list-screen/ListBlock.tsx'
import type { ListViewProps } from '../../list-screen/views/useListView.ts'
import { errorColumns, looseColumns, missingColumns, silentColumns } from './columns.ts'
import type { CloudError, LooseHost, MissingDatabaseRow, SilentAgent } from './rows.ts'
import { useTroubleActions, type TroubleCallbacks } from './useTroubleActions.ts'

export type { CloudError, LooseHost, MissingDatabaseRow, SilentAgent } from './rows.ts'

export const troubleTabs = ['agents', 'missing', 'loose', 'errors'] as const
export type TroubleTab = (typeof troubleTabs)[number]

interface Block<Row> {
  list: ListState<Row>
  onRefresh: () => void
}

export interface TroubleshootingScreenProps extends ListViewProps, TroubleCallbacks {
  tab: TroubleTab
  onTabChange: (tab: TroubleTab) => void
  /** `of`: how many there are in all, where these are only the newest. */
  agents: Block<SilentAgent> & { of: number | null }
  missing: Block<MissingDatabaseRow>
  loose: Block<LooseHost>
  /** `null`: the menu of this installation has no cloud. */
  errors: (Block<CloudError> & { silent: readonly CloudError['cloud'][] }) | null
  hostTo: ((hostname: string) => string) | null
  onRefresh: () => void
  refreshing: boolean
}

/** What is wrong with the inventory itself, each kind in a list of its own, with what can be done about it. */
export function TroubleshootingScreen(props: TroubleshootingScreenProps) {
  const { tab, onTabChange, agents, missing, loose, errors, hostTo, onRefresh, refreshing } = props
  const t = useText('troubleshooting')
  const common = useText('common')
  const actions = useTroubleActions(props)
  const view = { view: props.view, onViewChange: props.onViewChange }
  const columns = useMemo(
    () => ({
      agents: silentColumns(hostTo),
      missing: missingColumns(hostTo),
      loose: looseColumns(hostTo),
      errors: errorColumns(({ cloud }) => t(`clouds.${cloud}`)),
    }),
    [hostTo, t],
  )
  const tabs: Tab[] = [
    {
      ...tabOf('agents', agents.list, (rows) => agents.of ?? rows.length),
      content: (
        <div className="flex flex-col gap-3">
          {agents.of === null ? null : (
            <Banner tone="warning">
              {t('agents.more', {
                shown: agents.list.status === 'ready' ? agents.list.rows.length : 0,
                count: agents.of,
              })}
            </Banner>
          )}
          <ListBlock
            area="troubleshooting.agents"
            columns={columns.agents}
            list={agents.list}
            rowId={({ id }) => id}
            onRefresh={agents.onRefresh}
            rowActions={actions.agents}
            {...view}
          />
        </div>
      ),
    },
    {
      ...tabOf('missing', missing.list, (rows) => rows.filter(({ ignored }) => !ignored).length),
      content: (
        <ListBlock
          area="troubleshooting.missing"
          columns={columns.missing}
          list={missing.list}
          rowId={({ id }) => id}
          onRefresh={missing.onRefresh}
          rowActions={actions.missing}
          {...view}
        />
      ),
    },
    {
      ...tabOf('loose', loose.list, (rows) => rows.length),
      content: (
        <ListBlock
          area="troubleshooting.loose"
          columns={columns.loose}
          list={loose.list}
          rowId={({ hostname }) => hostname}
          onRefresh={loose.onRefresh}
          rowActions={actions.loose}
          {...view}
        />
      ),
    },
  ]
  if (errors)
    tabs.push({
      ...tabOf('errors', errors.list, (rows) => rows.length),
      content: (
        <div className="flex flex-col gap-3">
          {errors.silent.length > 0 && errors.list.status === 'ready' ? (
            <Banner tone="warning">
              {t('errors.partly', { clouds: errors.silent.map((cloud) => t(`clouds.${cloud}`)).join(', ') })}
            </Banner>
          ) : null}
          <ListBlock
            area="troubleshooting.errors"
            columns={columns.errors}
            list={errors.list}
            rowId={({ id }) => id}
            onRefresh={errors.onRefresh}
            rowActions={actions.errors}
            {...view}
          />
        </div>
      ),
    })

  /** A list that is not there says so in the row of tabs. */
  function tabOf<Row>(id: TroubleTab, list: ListState<Row>, count: (rows: readonly Row[]) => number) {
    const label = t(`${id}.tab`)
    if (list.status === 'ready') return { id, label, count: count(list.rows) }
    return { id, label: list.status === 'failed' ? t('notLoaded', { name: label }) : label }
  }

  return (
    <div data-slot="troubleshooting" className="min-h-full bg-surface p-4 md:px-6">
      <PageHead
        title={t('title')}
        className="mb-3"
        actions={
          <Button onClick={onRefresh} busy={refreshing}>
            {refreshing ? null : <RefreshCw size={16} />}
            {common('actions.refresh')}
          </Button>
        }
      />
      <Tabs
        label={t('title')}
        tabs={tabs}
        value={tab}
        onChange={(id) => onTabChange(troubleTabs.find((known) => known === id) ?? 'agents')}
      />
    </div>
  )
}
