import { Pencil } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { flagCount } from '../../../columns/databaseColumns.ts'
import { descriptionOf, usedLicensesTo } from '../../../columns/usedLicense.ts'
import { Notice } from '../../../components/shell/Notices.tsx'
import type { RowAction } from '../../../data-table/body/rows.ts'
import { Readable } from '../../../data-table/cells/cells.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import type { Reveal } from '../../../data-table/keyboard/useReveal.ts'
import type { Vendor } from '../../../domain/licenses/inputs.ts'
import { shortMetric } from '../../../domain/shortForms.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/links.ts'
import { exactly, listUrl } from '../../../lib/listUrl.ts'
import { type ListState, valueOr } from '../../../lib/state.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import { AddButton } from '../../../list-screen/toolbar/AddButton.tsx'
import type { ListCount } from '../../../list-screen/toolbar/QuickFilters.tsx'
import type { ListViewProps } from '../../../list-screen/views/useListView.ts'
import { contractPaths } from '../licenseFacts.ts'
import type { OpenForm } from '../useSaveForm.ts'
import { keyOf, type LicenseType, type ListedLicenseType, withUse } from './licenseType.ts'
import { LicenseTypeForm, type LicenseTypeFormProps } from './LicenseTypeForm.tsx'
import { licenseTypeStart, type LicenseTypeValues, newLicenseType } from './licenseTypeValues.ts'

export { ofMysql, ofOracle, ofSqlServer, type LicenseType } from './licenseType.ts'
export type { OpenForm } from '../useSaveForm.ts'
export type { LicenseTypeValues } from './licenseTypeValues.ts'

interface TypeUser {
  licenseTypeID: string
  hostname: string
  dbName: string
}

export interface LicenseTypesScreenProps extends ListViewProps {
  list: ListState<LicenseType>
  used: ListState<TypeUser>
  contracts: Readonly<Record<Vendor, ListState<{ licenseTypeID: string }>>>
  /** Retries the users of the license types after they failed to load. */
  onRetryUse?: (() => void) | undefined
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
  /** Why the license types cannot be edited; null if they can. */
  locked: 'readOnly' | 'notAdmin' | null
  onSave: LicenseTypeFormProps['onSave']
  /** A form restored after its session expired. */
  draft?: OpenForm<LicenseTypeValues> | undefined
  onDraftChange?: ((draft: OpenForm<LicenseTypeValues> | null) => void) | undefined
}

/** The license types of all vendors. Those on the price list of Oracle can be edited. */
export function LicenseTypesScreen(props: LicenseTypesScreenProps) {
  const { list, used, contracts, onRetryUse, locked, onSave, draft, onDraftChange, ...rest } = props
  const t = useText('licenseTypes')
  const common = useText('common')
  const [opened, setOpened] = useState<OpenForm<LicenseTypeValues> | null>(draft ?? null)
  const [reveal, setReveal] = useState<Reveal | null>(null)
  const { oracle, mysql, microsoft } = contracts
  const listed = useMemo(
    (): ListState<ListedLicenseType> =>
      list.status === 'ready'
        ? {
            ...list,
            value: withUse(list.value, rowsOf(used), {
              oracle: rowsOf(oracle),
              mysql: rowsOf(mysql),
              microsoft: rowsOf(microsoft),
            }),
          }
        : list,
    [list, used, oracle, mysql, microsoft],
  )
  const initial = opened?.initial
  const saveDraft = useCallback(
    (restoredValues: LicenseTypeValues | null) =>
      onDraftChange?.(restoredValues === null || !initial ? null : { initial, restoredValues }),
    [onDraftChange, initial],
  )

  const rowActions = ({ listed }: ListedLicenseType): RowAction[] => [
    {
      id: 'edit',
      label: common('actions.openEdit'),
      icon: Pencil,
      disabled: listed === null ? t('constant') : undefined,
      onSelect: () => (listed === null ? undefined : setOpened({ initial: licenseTypeStart(listed) })),
    },
  ]

  return (
    <>
      {onRetryUse ? <Notice tone="warning" text={t('useFailed')} onRetry={onRetryUse} /> : null}
      <ListScreen
        {...rest}
        area="licenseTypes"
        columns={licenseTypeColumns}
        list={listed}
        rowId={keyOf}
        rowTo={typeTo}
        detail={usersOf}
        counts={counts}
        reveal={reveal}
        note={locked === null ? null : <p className="text-13 text-text-muted">{t(`locked.${locked}`)}</p>}
        {...(locked === null
          ? {
              rowActions,
              primaryAction: (
                <AddButton label={t('add')} onClick={() => setOpened({ initial: newLicenseType })} />
              ),
            }
          : {})}
      />
      {opened ? (
        <LicenseTypeForm
          openForm={opened}
          ids={list.status === 'ready' ? list.value.map(({ id }) => id) : []}
          onDraftChange={saveDraft}
          onSave={onSave}
          onSaved={(id) => setReveal(id === null ? null : { id })}
          onReveal={(id) => setReveal({ id, force: true })}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  )
}

const usersOf = (type: ListedLicenseType) => <LicenseTypeUsers type={type} />

function rowsOf<Row>(list: ListState<Row>): readonly Row[] | null {
  return valueOr(list, null)
}

/** The users and the aliases of a license type. A figure that is not loaded is omitted. */
export function LicenseTypeUsers({ type }: { type: ListedLicenseType }) {
  const t = useText('licenseTypes')
  const common = useText('common')
  const { use, contracts, aliases } = type
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3 text-13">
      <section aria-label={t('users.title')}>
        <h2 className="font-semibold">{t('users.title')}</h2>
        <ul>
          {use === null ? null : (
            <Line
              read={() => type.use}
              to={use.usages === 0 ? null : typeTo(type)}
              text={t('users.used', {
                count: use.usages,
                databases: t('users.databases', { count: use.databases }),
                hosts: common('lists.hosts.count', { count: use.hosts }),
              })}
            />
          )}
          {contracts === null ? null : (
            <Line
              read={() => type.contracts}
              to={contracts === 0 ? null : contractsTo(type)}
              text={t('users.contracts', { count: contracts })}
            />
          )}
        </ul>
      </section>
      {aliases.length === 0 ? null : (
        <section aria-label={t('columns.aliases')} className="min-w-0">
          <h2 className="font-semibold">{t('columns.aliases')}</h2>
          <ul>
            {aliases.map((alias) => (
              <li key={alias} translate="no" className="wrap-anywhere">
                <bdi>{alias}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Line({ read, to, text }: { read: () => unknown; to: string | null; text: string }) {
  return (
    <li className="flex min-h-6 items-center">
      <Readable read={read}>
        {to === null ? (
          text
        ) : (
          <Link to={to} className="inline-flex min-h-6 items-center text-accent-text hover:underline">
            {text}
          </Link>
        )}
      </Readable>
    </li>
  )
}

const technologies: Record<Vendor, string> = { oracle: 'Oracle', mysql: 'MySQL', microsoft: 'SQL Server' }

export const typeTo = ({ id }: Pick<ListedLicenseType, 'id'>) => usedLicensesTo(id)

/** Contracts for the license type. */
export function contractsTo({ vendor, id }: Pick<ListedLicenseType, 'vendor' | 'id'>): string {
  return listUrl(contractPaths[vendor], { licenseTypeID: exactly(id) })
}

export const licenseTypeColumns: readonly Column<ListedLicenseType>[] = [
  {
    id: 'licenseTypeID',
    kind: 'link',
    width: 200,
    value: ({ id }) => id,
    to: typeTo,
    sorted: 'ascending',
    filter: 'text',
  },
  {
    id: 'itemDescription',
    header: 'description',
    kind: 'text',
    width: 400,
    card: 'wide',
    value: ({ itemDescription }) => descriptionOf(itemDescription),
    filter: 'text',
  },
  {
    id: 'technology',
    kind: 'text',
    width: 120,
    card: 'status',
    value: ({ vendor }) => technologies[vendor],
    filter: 'oneOf',
  },
  { id: 'metric', kind: 'text', width: 208, short: shortMetric, filter: 'oneOf' },
  { id: 'cost', kind: 'number', width: 112, filter: 'range' },
  { id: 'option', kind: 'boolean', hidden: true, filter: 'yesNo' },
  {
    id: 'databases',
    kind: 'number',
    width: 112,
    value: ({ use }) => use?.databases,
    later: true,
    filter: 'range',
  },
  { id: 'contracts', kind: 'number', width: 112, later: true, filter: 'range' },
  { id: 'aliases', kind: 'list', width: 200, hidden: true, filter: 'text' },
  { id: 'editionVersion', kind: 'text', hidden: true, filter: 'oneOf' },
  {
    id: 'withoutContract',
    kind: 'boolean',
    hidden: true,
    value: ({ use, contracts }) =>
      use === null || contracts === null ? null : use.usages > 0 && contracts === 0,
    filter: 'yesNo',
  },
]

const counts: readonly ListCount[] = [
  { id: 'used', column: 'databases', filter: { kind: 'range', min: 1 } },
  flagCount('withoutContract', 'withoutContract', true, 'warning'),
]
