import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { Database as DatabaseIcon, RotateCcw, SearchX, TextSearch } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Banner } from '../../../../components/banner/Banner.tsx'
import { Button } from '../../../../components/button/Button.tsx'
import { EmptyBlock } from '../../../../components/feedback/Block.tsx'
import { TextField } from '../../../../components/field/TextField.tsx'
import { ItemList } from '../../../../components/item-list/ItemList.tsx'
import { MultiSelect } from '../../../../components/multi-select/MultiSelect.tsx'
import { Section } from '../../../../components/section/Section.tsx'
import { Select } from '../../../../components/select/Select.tsx'
import { needleOf, searchTerms } from '../../../../data-table/engine/search.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { HighlightContext } from '../../../../lib/contexts.ts'
import { useMediaQuery, wideQuery } from '../../../../lib/layout.ts'
import { joinNonEmpty, uniqueNames } from '../../../../lib/text.ts'
import { matchesSearch, type SearchField, type VisibleParts, visiblePartsOf } from './databaseSearch.ts'
import type { PanelLocation } from './panelLocation.ts'

export type { SearchField, VisibleParts } from './databaseSearch.ts'
export { parsePanelLocation, serializePanelLocation, type PanelLocation } from './panelLocation.ts'

/** Props of the databases section of every technology. */
export interface PartProps {
  host: HostDetail
  /** Database from the URL. */
  open: string | null
  /** 1-based index among databases with that name. */
  occurrence?: number
  onOpen: (name: string, occurrence?: number) => void
  location: PanelLocation
  /** Replaces the whole location; missing keys are closed. Example: `onLocationChange({ tab: 'pdbs', pdb: 'SALES' })` */
  onLocationChange: (location: PanelLocation) => void
  /** Notice about missing databases, above the list. */
  notices?: ReactNode
  /** Licenses tab of one database. */
  licenses: (dbName: string) => ReactNode
}

export interface DatabasesBoxProps<Database> extends Pick<
  PartProps,
  'open' | 'occurrence' | 'onOpen' | 'notices'
> {
  databases: readonly Database[]
  name: (database: Database) => string
  /** Text below the name that distinguishes databases, such as version or status. */
  note?: (database: Database) => string
  /** Alternative name that URLs can use. */
  alias?: (database: Database) => string
  fields: readonly SearchField<Database>[]
  children: (database: Database, visible: VisibleParts) => ReactNode
}

interface NamedDatabase<Database> {
  /** Index, because names can repeat. */
  id: string
  name: string
  note: string | undefined
  alias: string | undefined
  database: Database
}

/** Databases of a host with one of them open. The search covers their contents as well as their names. */
export function DatabasesBox<Database>(props: DatabasesBoxProps<Database>) {
  const { databases, name, note, alias, fields, open, occurrence, onOpen, notices, children } = props
  const t = useText('hostDetails')
  const [isSearchOpen, setSearchOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [selectedFields, setSelectedFields] = useState<readonly string[]>([])
  const namedDatabases = useMemo(
    () => {
      const names = databases.map((database) => name(database))
      const isUniqueName = (text: string) => names.indexOf(text) === names.lastIndexOf(text)
      return databases.map((database, index): NamedDatabase<Database> => ({
        id: String(index),
        name: name(database),
        // The alias distinguishes databases with equal names.
        note: isUniqueName(name(database))
          ? note?.(database)
          : joinNonEmpty(alias?.(database), note?.(database)),
        alias: alias?.(database),
        database,
      }))
    },
    // oxlint-disable-next-line react/exhaustive-deps -- database names do not change
    [databases],
  )
  const matchingDatabases = namedDatabases.filter((item) =>
    matchesSearch(item.database, item.name, fields, selectedFields, search),
  )
  const openDatabase = findOpenDatabase(namedDatabases, open, occurrence)
  const current = matchingDatabases.find(({ id }) => id === openDatabase?.id) ?? matchingDatabases[0]
  const openById = (id: string) => {
    const database = namedDatabases[Number(id)]
    if (database) onOpen(...databaseUrlKey(namedDatabases, database))
  }
  // Collapsing clears the search, because a hidden filter would still apply.
  function toggle() {
    setSearchOpen(!isSearchOpen)
    setSearch('')
    setSelectedFields([])
  }
  return (
    <Section
      fixed
      title={t('box.title')}
      count={matchingDatabases.length}
      actions={
        databases.length === 0 ? null : (
          <Button size="small" aria-expanded={isSearchOpen} onClick={toggle}>
            <TextSearch size={14} />
            {t('box.search')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {notices}
        {isSearchOpen ? (
          <DatabaseFilters
            fields={fields}
            search={search}
            onSearch={setSearch}
            selectedFields={selectedFields}
            onFieldsChange={setSelectedFields}
          />
        ) : null}
        {open !== null && !openDatabase ? (
          <Banner tone="warning">{t('box.unknown', { name: open })}</Banner>
        ) : null}
        {current ? (
          <SideBySide items={matchingDatabases} current={current} onSelect={openById}>
            {/* Without selected fields only names are searched, so nothing is highlighted. */}
            <HighlightContext value={selectedFields.length === 0 ? '' : needleOf(searchTerms(search))}>
              {children(current.database, visiblePartsOf(selectedFields))}
            </HighlightContext>
          </SideBySide>
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

interface SideBySideProps {
  items: readonly Omit<NamedDatabase<unknown>, 'database'>[]
  current: Omit<NamedDatabase<unknown>, 'database'>
  onSelect: (id: string) => void
  children: ReactNode
}

/** A searchable list on wide screens, a select on narrow ones. */
function SideBySide({ items, current, onSelect, children }: SideBySideProps) {
  const t = useText('hostDetails')
  const isWideScreen = useMediaQuery(wideQuery)
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
  if (isWideScreen) {
    return (
      <div className="flex items-start gap-6">
        <ItemList
          bare
          label={t('box.list')}
          items={items.map(({ id, name, note }) => ({ id, label: name, note }))}
          selectedId={current.id}
          onSelect={onSelect}
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
        onChange={onSelect}
      />
      {panel}
    </div>
  )
}

export interface DatabaseFiltersProps {
  fields: readonly { id: string; label: string }[]
  search: string
  onSearch: (search: string) => void
  selectedFields: readonly string[]
  onFieldsChange: (selectedFields: readonly string[]) => void
}

/** Search text and fields. Only the selected fields of a database are shown. */
export function DatabaseFilters({
  fields,
  search,
  onSearch,
  selectedFields,
  onFieldsChange,
}: DatabaseFiltersProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  return (
    <search
      aria-label={t('box.search')}
      className="grid items-end gap-3 rounded-panel border border-line bg-surface-raised p-3 md:grid-cols-[1fr_1fr_auto]"
    >
      <TextField label={t('box.text')} value={search} onChange={(event) => onSearch(event.target.value)} />
      <MultiSelect
        label={t('box.fields')}
        placeholder={t('box.nameOnly')}
        choices={fields.map(({ id, label }) => ({ value: id, label }))}
        value={selectedFields}
        onChange={onFieldsChange}
      />
      <Button
        onClick={() => {
          onSearch('')
          onFieldsChange([])
        }}
      >
        <RotateCcw size={16} />
        {common('actions.reset')}
      </Button>
    </search>
  )
}

interface DatabaseNames {
  id: string
  name: string
  alias?: string | undefined
}

/** Finds a database by name, then by alias. Without `occurrence` it returns the first match. */
export function findOpenDatabase<Item extends DatabaseNames>(
  databases: readonly Item[],
  open: string | null,
  occurrence = 1,
): Item | undefined {
  const sameName = databases.filter(({ name }) => name === open)
  const candidates =
    sameName.length > 0 ? sameName : databases.filter(({ alias }) => alias !== undefined && alias === open)
  return candidates[occurrence - 1] ?? candidates[0]
}

/** The name. Duplicates get their unique alias, or else an index. */
export function databaseUrlKey(
  databases: readonly DatabaseNames[],
  { id, name, alias }: DatabaseNames,
): [name: string, occurrence?: number] {
  const sameName = databases.filter((other) => other.name === name)
  if (sameName.length === 1) return [name]
  const isAliasUnique = databases.every(
    (other) => other.id === id || (other.name !== alias && other.alias !== alias),
  )
  if (alias !== undefined && alias !== '' && alias !== name && isAliasUnique) return [alias]
  const occurrence = sameName.findIndex((other) => other.id === id) + 1
  return occurrence === 1 ? [name] : [name, occurrence]
}
