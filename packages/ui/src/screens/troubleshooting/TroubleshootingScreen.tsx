import { Ban, Cloud, Eye, EyeOff, Server } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { flagCount, hostColumn } from '../../columns/databaseColumns.ts'
import { Notice } from '../../components/shell/Notices.tsx'
import { type Tab, Tabs } from '../../components/tabs/Tabs.tsx'
import type { RowAction } from '../../data-table/body/rows.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { silentTone } from '../../domain/tones.ts'
import type { CloudError, MissingDatabaseRow, OrphanHost, SilentAgent } from '../../domain/troubleshooting.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListState } from '../../lib/state.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { ListCount } from '../../list-screen/toolbar/QuickFilters.tsx'
import type { ListViewProps } from '../../list-screen/views/useListView.ts'

export const troubleTabs = ['agents', 'missing', 'loose', 'errors'] as const
export type TroubleTab = (typeof troubleTabs)[number]

interface Block<Row> {
  list: ListState<Row>
}

export interface TroubleshootingScreenProps extends ListViewProps, TroubleCallbacks {
  tab: TroubleTab
  onTabChange: (tab: TroubleTab) => void
  /** `totalCount` is set if the list has only the newest alerts. */
  agents: Block<SilentAgent> & { totalCount: number | null }
  missing: Block<MissingDatabaseRow>
  orphans: Block<OrphanHost>
  /** `null` if the menu has no clouds. */
  errors: (Block<CloudError> & { silent: readonly CloudError['cloud'][] }) | null
  /** Revalidates all lists. */
  onRefresh: () => void
}

/** Problems of the inventory, one list per kind, with actions to resolve them. */
export function TroubleshootingScreen(props: TroubleshootingScreenProps) {
  const { tab, onTabChange, agents, missing, orphans, errors, onRefresh } = props
  const t = useText('troubleshooting')
  const common = useText('common')
  const actions = useTroubleActions(props)
  const view = { view: props.view, onViewChange: props.onViewChange }
  const cloudErrorColumns = useMemo(() => errorColumns(({ cloud }) => common(`clouds.${cloud}`)), [common])
  const tabs: Tab[] = [
    {
      ...tabOf('agents', agents.list, (rows) => agents.totalCount ?? rows.length),
      content: (
        <TabContent
          notice={
            agents.totalCount === null
              ? null
              : t('agents.more', {
                  shown: agents.list.status === 'ready' ? agents.list.value.length : 0,
                  count: agents.totalCount,
                })
          }
        >
          <ListScreen
            area="troubleshooting.agents"
            columns={silentColumns}
            list={agents.list}
            rowId={({ id }) => id}
            onRefresh={onRefresh}
            rowActions={actions.agents}
            counts={silentCounts}
            {...view}
          />
        </TabContent>
      ),
    },
    {
      // As the card of the dashboard.
      ...tabOf('missing', missing.list, (rows) => rows.filter(({ ignored }) => !ignored).length),
      content: (
        <ListScreen
          area="troubleshooting.missing"
          columns={missingColumns}
          list={missing.list}
          rowId={({ id }) => id}
          onRefresh={onRefresh}
          rowActions={actions.missing}
          counts={missingCounts}
          {...view}
        />
      ),
    },
    {
      ...tabOf('loose', orphans.list, (rows) => rows.length),
      content: (
        <ListScreen
          area="troubleshooting.loose"
          columns={orphanColumns}
          list={orphans.list}
          rowId={({ hostname }) => hostname}
          onRefresh={onRefresh}
          rowActions={actions.orphans}
          {...view}
        />
      ),
    },
  ]
  if (errors)
    tabs.push({
      ...tabOf('errors', errors.list, (rows) => rows.length),
      content: (
        <TabContent
          notice={
            errors.silent.length > 0 && errors.list.status === 'ready'
              ? t('errors.partly', {
                  clouds: errors.silent.map((cloud) => common(`clouds.${cloud}`)).join(', '),
                })
              : null
          }
        >
          <ListScreen
            area="troubleshooting.errors"
            columns={cloudErrorColumns}
            list={errors.list}
            rowId={({ id }) => id}
            onRefresh={onRefresh}
            rowActions={actions.errors}
            {...view}
          />
        </TabContent>
      ),
    })

  /** The tab shows when its list failed to load. */
  function tabOf<Row>(id: TroubleTab, list: ListState<Row>, count: (rows: readonly Row[]) => number) {
    const label = t(`${id}.tab`)
    if (list.status === 'ready') return { id, label, count: count(list.value) }
    return { id, label: list.status === 'failed' ? t('notLoaded', { name: label }) : label }
  }

  return (
    <div data-slot="troubleshooting" className="h-full min-h-0 bg-surface">
      <Tabs
        fill
        label={t('title')}
        tabs={tabs}
        value={tab}
        onChange={(id) => onTabChange(troubleTabs.find((candidate) => candidate === id) ?? 'agents')}
      />
    </div>
  )
}

function TabContent({ notice, children }: { notice: string | null; children: ReactNode }) {
  if (notice === null) return children
  return (
    <>
      <Notice tone="warning" text={notice} />
      {children}
    </>
  )
}

export interface TroubleCallbacks {
  onOpenHost: (hostname: string) => void
  onDismiss: (hostname: string) => void
  onIgnore: (row: MissingDatabaseRow, ignored: boolean) => void
  /** Absent for clouds without a page. */
  onOpenCloud: Readonly<Partial<Record<CloudError['cloud'], () => void>>>
}

/** Row actions by list. */
export function useTroubleActions({ onOpenHost, onDismiss, onIgnore, onOpenCloud }: TroubleCallbacks) {
  const t = useText('troubleshooting')
  const common = useText('common')
  const open = (hostname: string): readonly RowAction[] =>
    hostname !== ''
      ? [{ id: 'open', label: common('host.open'), icon: Server, onSelect: () => onOpenHost(hostname) }]
      : []
  return {
    agents: ({ hostname }: SilentAgent): readonly RowAction[] =>
      hostname === ''
        ? []
        : [
            ...open(hostname),
            {
              id: 'dismiss',
              label: t('actions.dismiss'),
              icon: Ban,
              tone: 'danger',
              onSelect: () => onDismiss(hostname),
            },
          ],
    missing: (row: MissingDatabaseRow): readonly RowAction[] => [
      ...open(row.hostname),
      row.ignored
        ? {
            id: 'watch',
            label: common('actions.openStopIgnoring'),
            icon: Eye,
            onSelect: () => onIgnore(row, false),
          }
        : {
            id: 'ignore',
            label: common('actions.openIgnore'),
            icon: EyeOff,
            onSelect: () => onIgnore(row, true),
          },
    ],
    orphans: ({ hostname }: OrphanHost) => open(hostname),
    errors: ({ cloud }: CloudError): readonly RowAction[] => {
      const onSelect = onOpenCloud[cloud]
      return onSelect ? [{ id: 'cloud', label: t('actions.openCloud'), icon: Cloud, onSelect }] : []
    },
  }
}

const hostname = { ...hostColumn<{ hostname: string }>(), width: 260 }

export const silentColumns: readonly Column<SilentAgent>[] = [
  hostname,
  { id: 'days', header: 'daysWithoutData', kind: 'number', filter: 'range', sorted: 'descending' },
  { id: 'date', kind: 'dateTime', filter: 'days' },
  // Repeats the host.
  { id: 'description', kind: 'text', width: 520, hidden: true, filter: 'text' },
]

const silentCounts: readonly ListCount[] = [
  { id: 'over7', column: 'days', filter: { kind: 'range', min: 8 }, tone: silentTone(8) },
  { id: 'over30', column: 'days', filter: { kind: 'range', min: 31 }, tone: silentTone(31) },
]

const missingCounts: readonly ListCount[] = [
  flagCount('open', 'ignored', false, 'warning'),
  flagCount('ignored', 'ignored', true),
]

export const missingColumns: readonly Column<MissingDatabaseRow>[] = [
  { id: 'name', header: 'dbName', kind: 'text', filter: 'text' },
  hostname,
  { id: 'ignored', kind: 'boolean', filter: 'yesNo', sorted: 'ascending' },
  { id: 'comment', header: 'ignoredComment', kind: 'text', width: 360, filter: 'text' },
]

export const orphanColumns: readonly Column<OrphanHost>[] = [
  { ...hostname, sorted: 'ascending' },
  { id: 'technology', kind: 'text', width: 240, filter: 'oneOf' },
]

export function errorColumns(cloud: (row: CloudError) => string): readonly Column<CloudError>[] {
  return [
    { id: 'error', kind: 'text', width: 480, filter: 'text' },
    { id: 'cloud', kind: 'text', width: 140, value: cloud, filter: 'oneOf' },
    { id: 'createdAt', header: 'date', kind: 'dateTime', filter: 'days', sorted: 'descending' },
    { id: 'category', kind: 'text', width: 200, filter: 'oneOf' },
    { id: 'profileID', header: 'profile', kind: 'code', width: 240, filter: 'text' },
  ]
}
