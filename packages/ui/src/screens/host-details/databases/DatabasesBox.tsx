import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { Database as DatabaseIcon, SearchX, TextSearch } from 'lucide-react'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { Banner } from '../../../components/banner/Banner.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { EmptyBlock } from '../../../components/feedback/EmptyBlock.tsx'
import { ItemList } from '../../../components/item-list/ItemList.tsx'
import { Section } from '../../../components/section/Section.tsx'
import { Select } from '../../../components/select/Select.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { needleOf } from '../../../data-table/engine/fold.ts'
import { searchTerms } from '../../../data-table/engine/searchTerms.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { MarkedContext } from '../../../lib/marked.ts'
import { lazyPart } from '../../../lib/react/lazyPart.ts'
import { useMedia, wide } from '../../../lib/react/media.ts'
import { uniqueNames } from '../../../lib/uniqueNames.ts'
import { joined } from '../../../lib/values/joined.ts'
import { addressOf, opened } from './databaseAddress.ts'
import { matches, shownOf, type SearchField, type Shown } from './databaseSearch.ts'
import type { PanelPlace } from './place.ts'

export type { SearchField, Shown } from './databaseSearch.ts'
export { readPlace, writePlace, type PanelPlace } from './place.ts'

/** Lazy-loaded: collapsed initially. */
const DatabaseFilters = lazyPart(async () => (await import('./DatabaseFilters.tsx')).DatabaseFilters)

/** Props of the databases section of every technology. */
export interface PartProps {
  host: HostDetail
  /** Database from the URL. */
  open: string | null
  /** 1-based index among databases with that name. */
  nth?: number
  onOpen: (name: string, nth?: number) => void
  place: PanelPlace
  /** Replaces the whole location; missing keys are closed. Example: `onPlace({ tab: 'pdbs', pdb: 'SALES' })` */
  onPlace: (place: PanelPlace) => void
  /** Notice about missing databases, above the list. */
  notices?: ReactNode
  /** Licenses tab of one database. */
  licenses: (dbName: string) => ReactNode
}

/** Props of the database list of one instance. */
export interface InstanceProps<Instance> extends Pick<PartProps, 'place' | 'onPlace'> {
  hostname: string
  instance: Instance
}

export interface DatabasesBoxProps<Database> extends Pick<PartProps, 'open' | 'nth' | 'onOpen' | 'notices'> {
  databases: readonly Database[]
  name: (database: Database) => string
  /** Text below the name that distinguishes databases, such as version or status. */
  note?: (database: Database) => string
  /** Alternative name that URLs can use. */
  alias?: (database: Database) => string
  fields: readonly SearchField<Database>[]
  children: (database: Database, shown: Shown) => ReactNode
}

interface Named<Database> {
  /** Index, because names can repeat. */
  id: string
  name: string
  note: string | undefined
  alias: string | undefined
  database: Database
}

/** Databases of a host with one of them open. The search covers their contents as well as their names. */
export function DatabasesBox<Database>(props: DatabasesBoxProps<Database>) {
  const { databases, name, note, alias, fields, open, nth, onOpen, notices, children } = props
  const t = useText('hostDetails')
  const [asking, setAsking] = useState(false)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const named = useMemo(
    () => {
      const names = databases.map((database) => name(database))
      const isAlone = (text: string) => names.indexOf(text) === names.lastIndexOf(text)
      return databases.map((database, index): Named<Database> => ({
        id: String(index),
        name: name(database),
        // The alias distinguishes databases with equal names.
        note: isAlone(name(database)) ? note?.(database) : joined(alias?.(database), note?.(database)),
        alias: alias?.(database),
        database,
      }))
    },
    // oxlint-disable-next-line react/exhaustive-deps -- database names do not change
    [databases],
  )
  const found = named.filter((item) => matches(item.database, item.name, fields, chosen, search))
  const wanted = opened(named, open, nth)
  const current = found.find(({ id }) => id === wanted?.id) ?? found[0]
  const choose = (id: string) => {
    const database = named[Number(id)]
    if (database) onOpen(...addressOf(named, database))
  }
  // Collapsing clears the search, because a hidden filter would still apply.
  function toggle() {
    setAsking(!asking)
    setSearch('')
    setChosen([])
  }
  return (
    <Section
      fixed
      title={t('box.title')}
      count={found.length}
      actions={
        databases.length === 0 ? null : (
          <Button size="small" aria-expanded={asking} onClick={toggle}>
            <TextSearch size={14} />
            {t('box.search')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {notices}
        {asking ? (
          <Suspense fallback={<Skeleton data-arriving className="h-20" />}>
            <DatabaseFilters
              fields={fields}
              search={search}
              onSearch={setSearch}
              chosen={chosen}
              onChosen={setChosen}
            />
          </Suspense>
        ) : null}
        {open !== null && !wanted ? <Banner tone="warning">{t('box.unknown', { name: open })}</Banner> : null}
        {current ? (
          <Beside items={found} current={current} onChoose={choose}>
            {/* Without selected fields only names are searched, so nothing is highlighted. */}
            <MarkedContext value={chosen.length === 0 ? '' : needleOf(searchTerms(search))}>
              {children(current.database, shownOf(chosen))}
            </MarkedContext>
          </Beside>
        ) : databases.length === 0 ? (
          <EmptyBlock icon={DatabaseIcon} title={t('box.none')} text={t('box.noneText')} />
        ) : (
          <EmptyBlock
            icon={SearchX}
            title={t('box.noMatch')}
            text={t('box.noMatchText', { count: databases.length })}
            action={<Button onClick={() => setSearch('')}>{t('box.clear')}</Button>}
          />
        )}
      </div>
    </Section>
  )
}

interface BesideProps {
  items: readonly Omit<Named<unknown>, 'database'>[]
  current: Omit<Named<unknown>, 'database'>
  onChoose: (id: string) => void
  children: ReactNode
}

/** A searchable list on wide screens, a select on narrow ones. */
function Beside({ items, current, onChoose, children }: BesideProps) {
  const t = useText('hostDetails')
  const roomy = useMedia(wide)
  const labels = uniqueNames(
    items.map((_, index) => index + 1),
    2,
    (item, field) => (field === 0 ? items[item]?.name : items[item]?.note) ?? '',
  )
  const panel = (
    <div key={current.id} className="min-w-0 flex-1">
      {children}
    </div>
  )
  if (items.length === 1) return panel
  if (roomy) {
    return (
      <div className="flex items-start gap-6">
        <ItemList
          label={t('box.list')}
          items={items.map(({ id, name, note }) => ({ id, label: name, note }))}
          chosen={current.id}
          onChoose={onChoose}
          empty={t('box.noMatch')}
          className="sticky top-4 h-[min(32rem,calc(100dvh-8rem))] w-56 shrink-0 rounded-panel border border-line print:hidden"
        />
        {panel}
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <Select
        fixed
        label={t('box.database')}
        choices={items.map(({ id }, index) => ({ value: id, label: labels[index] ?? '' }))}
        value={current.id}
        onChange={onChoose}
      />
      {panel}
    </div>
  )
}
