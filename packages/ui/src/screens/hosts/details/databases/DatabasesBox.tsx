import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { Database as DatabaseIcon, RotateCcw, SearchX, TextSearch } from 'lucide-react'
import { Fragment, type ReactNode, useMemo, useState } from 'react'
import { Banner } from '../../../../components/banner/Banner.tsx'
import { Button } from '../../../../components/button/Button.tsx'
import { EmptyBlock } from '../../../../components/feedback/Block.tsx'
import { TextField } from '../../../../components/field/TextField.tsx'
import { MultiSelect } from '../../../../components/multi-select/MultiSelect.tsx'
import { MarkedTotal } from '../../../../data-table/cells/cells.tsx'
import { needleOf, searchTerms } from '../../../../data-table/engine/search.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { HighlightContext } from '../../../../lib/contexts.ts'
import { paths } from '../../../paths.ts'
import { matchesSearch, type SearchField, type VisibleParts, visiblePartsOf } from './databaseSearch.ts'
import { type DatabaseColumn, DatabasesTable } from './DatabasesTable.tsx'
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
  /** `null` closes the open database. */
  onOpen: (name: string | null, occurrence?: number) => void
  location: PanelLocation
  /** Replaces the whole location; missing keys are closed. Example: `onLocationChange({ tab: 'pdbs', pdb: 'SALES' })` */
  onLocationChange: (location: PanelLocation) => void
  /** Licenses tab of one database. */
  licenses: (dbName: string) => ReactNode
  /** Ids of the license types with missing licenses. */
  missingTypes: ReadonlySet<string>
}

export interface DatabasesBoxProps<Database> extends Pick<
  PartProps,
  'host' | 'open' | 'occurrence' | 'onOpen' | 'location'
> {
  /** What a row is. */
  kind: 'database' | 'instance'
  databases: readonly Database[]
  name: (database: Database) => string
  /** Alternative name that URLs can use. */
  alias?: (database: Database) => string
  /** Names of the databases in an instance. Their URLs open the instance. */
  inner?: (database: Database) => readonly string[]
  columns: readonly DatabaseColumn<Database>[]
  /** Sums of all databases, beside their number. */
  totals?: readonly (() => string)[]
  fields: readonly SearchField<Database>[]
  children: (database: Database, visible: VisibleParts) => ReactNode
}

interface NamedDatabase<Database> {
  /** Index, because names can repeat. */
  id: string
  name: string
  alias: string | undefined
  database: Database
}

/** Databases of a host in rows, one of them open. The search covers their contents as well as their names. */
export function DatabasesBox<Database>(props: DatabasesBoxProps<Database>) {
  const {
    host,
    kind,
    databases,
    name,
    alias,
    inner,
    columns,
    totals = [],
    fields,
    open,
    occurrence,
    onOpen,
    location,
  } = props
  const t = useText('hostDetails')
  const common = useText('common')
  const [isSearchOpen, setSearchOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [selectedFields, setSelectedFields] = useState<readonly string[]>([])
  const namedDatabases = useMemo(
    () =>
      databases.map((database, index): NamedDatabase<Database> => ({
        id: String(index),
        name: name(database),
        alias: alias?.(database),
        database,
      })),
    // oxlint-disable-next-line react/exhaustive-deps -- database names do not change
    [databases],
  )
  const matchingDatabases = namedDatabases.filter((item) =>
    matchesSearch(item.database, item.name, fields, selectedFields, search),
  )
  // An address with a tab but without a database is about the first one.
  const first = open === null && location.tab !== undefined ? namedDatabases[0] : undefined
  const containing =
    open === null ? undefined : namedDatabases.find(({ database }) => inner?.(database).includes(open))
  const openDatabase = findOpenDatabase(namedDatabases, open, occurrence) ?? containing ?? first
  const openById = (id: string | null) => {
    const database = id === null ? undefined : namedDatabases[Number(id)]
    if (database) onOpen(...databaseUrlKey(namedDatabases, database))
    else onOpen(null)
  }
  const rows = matchingDatabases.map((item) => ({
    id: item.id,
    name: item.name,
    note: isRepeated(namedDatabases, item) ? (item.alias ?? '') : '',
    database: item.database,
    to: addressOf(host.hostname, ...databaseUrlKey(namedDatabases, item)),
  }))
  // Collapsing clears the search, because a hidden filter would still apply.
  function toggle() {
    setSearchOpen(!isSearchOpen)
    setSearch('')
    setSelectedFields([])
  }
  return (
    <section
      aria-label={common('columns.databases')}
      className="min-w-0 overflow-clip rounded-panel border border-line bg-surface-raised"
    >
      <header className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-1">
        <h2 className="text-14 font-semibold">
          {t(kind === 'database' ? 'box.count' : 'box.instances', { count: matchingDatabases.length })}
        </h2>
        <p className="text-12 text-text-muted tabular-nums">
          {(matchingDatabases.length === databases.length ? totals : []).map((read, index) => (
            <Fragment key={index}>
              {index > 0 ? ' · ' : null}
              <MarkedTotal read={read} />
            </Fragment>
          ))}
        </p>
        {databases.length === 0 ? null : (
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isSearchOpen}
            onClick={toggle}
            className="-mr-2 ml-auto"
          >
            <TextSearch size={14} />
            {common('lists.databases.search')}
          </Button>
        )}
      </header>
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
        <Banner tone="warning" className="mx-3.5 mb-2">
          {t('box.unknown', { name: open })}
        </Banner>
      ) : null}
      {rows.length > 0 ? (
        <DatabasesTable
          kind={kind}
          rows={rows}
          columns={columns}
          openId={openDatabase?.id ?? null}
          onOpen={openById}
        >
          {(database) => (
            // Without selected fields only names are searched, so nothing is highlighted.
            <HighlightContext value={selectedFields.length === 0 ? '' : needleOf(searchTerms(search))}>
              {props.children(database, visiblePartsOf(selectedFields))}
            </HighlightContext>
          )}
        </DatabasesTable>
      ) : databases.length === 0 ? (
        <EmptyBlock
          icon={DatabaseIcon}
          title={common('lists.databases.empty.title')}
          text={t('box.noneText')}
        />
      ) : (
        <EmptyBlock
          icon={SearchX}
          title={t('box.noMatch')}
          text={t('box.noMatchText', { count: databases.length })}
          action={<Button onClick={() => setSearch('')}>{t('box.clear')}</Button>}
        />
      )}
    </section>
  )
}

function isRepeated(databases: readonly DatabaseNames[], { id, name }: DatabaseNames): boolean {
  return databases.some((other) => other.id !== id && other.name === name)
}

/** Address of a database. `nth` is its index among databases with the same name. */
function addressOf(hostname: string, name: string, occurrence?: number): string {
  return paths.host(hostname, name) + (occurrence === undefined ? '' : `?nth=${occurrence}`)
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
      aria-label={common('lists.databases.search')}
      className="grid items-end gap-3 border-t border-line p-3.5 md:grid-cols-[1fr_1fr_auto]"
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
