import { Pencil } from 'lucide-react'
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import { Banner } from '../../../components/banner/Banner.tsx'
import type { RowAction } from '../../../data-table/body/rows.ts'
import type { Reveal } from '../../../data-table/keyboard/useReveal.ts'
import type { Vendor } from '../../../domain/licenses/inputs.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { lazyComponent } from '../../../lib/react/lazyComponent.ts'
import { type ListState, valueOr } from '../../../lib/state.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import { AddButton } from '../../../list-screen/toolbar/AddButton.tsx'
import type { ListViewProps } from '../../../list-screen/views/useControlledView.ts'
import type { OpenForm } from '../contracts/forms/contractForms.ts'
import { keyOf, withUse, type LicenseType, type ListedLicenseType } from './licenseType.ts'
import { licenseTypeColumns, typeTo } from './licenseTypeColumns.ts'
import type { LicenseTypeFormProps } from './LicenseTypeForm.tsx'
import { LicenseTypeUsers } from './LicenseTypeUsers.tsx'
import { licenseTypeStart, newLicenseType, type LicenseTypeValues } from './licenseTypeValues.ts'

export { ofMysql, ofOracle, ofSqlServer, type LicenseType } from './licenseType.ts'
export type { OpenForm } from '../contracts/forms/contractForms.ts'
export type { LicenseTypeValues } from './licenseTypeValues.ts'

// Lazy-loaded: most users only read the list.
const LicenseTypeForm = lazyComponent(async () => (await import('./LicenseTypeForm.tsx')).LicenseTypeForm)

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
      label: t('edit'),
      icon: Pencil,
      disabled: listed === null ? t('constant') : undefined,
      onSelect: () => (listed === null ? undefined : setOpened({ initial: licenseTypeStart(listed) })),
    },
  ]

  return (
    <>
      <ListScreen
        {...rest}
        area="licenseTypes"
        columns={licenseTypeColumns}
        list={listed}
        rowId={keyOf}
        rowTo={typeTo}
        detail={usersOf}
        reveal={reveal}
        note={
          onRetryUse ? (
            <Banner tone="warning" onRetry={onRetryUse}>
              {t('useFailed')}
            </Banner>
          ) : locked === null ? null : (
            <p className="text-13 text-text-muted">{t(`locked.${locked}`)}</p>
          )
        }
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
        <Suspense fallback={null}>
          <LicenseTypeForm
            openForm={opened}
            ids={list.status === 'ready' ? list.value.map(({ id }) => id) : []}
            onDraftChange={saveDraft}
            onSave={onSave}
            onSaved={(id) => setReveal(id === null ? null : { id })}
            onReveal={(id) => setReveal({ id, force: true })}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

const usersOf = (type: ListedLicenseType) => <LicenseTypeUsers type={type} />

function rowsOf<Row>(list: ListState<Row>): readonly Row[] | null {
  return valueOr(list, null)
}
