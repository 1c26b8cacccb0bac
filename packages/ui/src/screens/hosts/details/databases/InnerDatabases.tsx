import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { Banner } from '../../../../components/banner/Banner.tsx'
import { Button } from '../../../../components/button/Button.tsx'
import { Tabs } from '../../../../components/tabs/Tabs.tsx'
import type { Column } from '../../../../data-table/columns/column.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { ListBlock } from '../../../../list-screen/ListBlock.tsx'
import type { ListArea } from '../../../../list-screen/useListTexts.ts'
import { type DatabaseTab, tabsOf } from './InstancesBox.tsx'
import { panelPath, type PanelLocation } from './panelLocation.ts'

export interface InnerDatabasesProps<Database> {
  hostname: string
  /** Instance name. */
  instance: string
  databases: readonly Database[]
  name: (database: Database) => string
  location: PanelLocation
  onLocationChange: (location: PanelLocation) => void
  /** Columns of the list; `to` links to one database. Must be memoized. */
  columnsFor: (to: (name: string) => string) => readonly Column<Database>[]
  area: ListArea
  rowId: (database: Database) => string
  /** Tabs of one database. */
  tabs: readonly DatabaseTab<Database>[]
}

/** The databases of an instance as a list, or one of them with tabs, depending on the URL. */
export function InnerDatabases<Database>(props: InnerDatabasesProps<Database>) {
  const { hostname, instance, databases, name, location, onLocationChange, columnsFor, area, rowId, tabs } =
    props
  const t = useText('hostDetails')
  const common = useText('common')
  const { db, view } = location
  const tab = location.tab === undefined ? {} : { tab: location.tab }
  const columns = useMemo(
    () => columnsFor((name) => panelPath(hostname, instance, { tab: 'databases', db: name })),
    [columnsFor, hostname, instance],
  )
  const list = (
    <ListBlock area={area} columns={columns} list={{ status: 'ready', value: databases }} rowId={rowId} />
  )
  if (db === undefined) return list
  const current = databases.find((database) => name(database) === db)
  if (current === undefined) {
    return (
      <div className="flex flex-col gap-3">
        <Banner tone="warning">{t('inner.unknown', { name: db })}</Banner>
        {list}
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-w-0 items-center gap-2">
        <Button size="small" onClick={() => onLocationChange(tab)}>
          <ArrowLeft size={14} />
          {common('allDatabases')}
        </Button>
        <h3 className="min-w-0 text-14 font-semibold wrap-anywhere">
          <bdi translate="no">{db}</bdi>
        </h3>
      </div>
      <Tabs
        label={db}
        tabs={tabsOf(tabs, current)}
        {...(view === undefined ? {} : { value: view })}
        onChange={(view) => onLocationChange({ ...tab, db, view })}
      />
    </div>
  )
}
