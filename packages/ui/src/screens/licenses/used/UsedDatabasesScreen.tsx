import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import { Eye, EyeOff, MessageSquare } from 'lucide-react'
import { flagCount } from '../../../columns/databaseColumns.ts'
import { Button } from '../../../components/button/Button.tsx'
import type { RowAction } from '../../../data-table/body/rows.ts'
import { vendorOf, type KnownTypes } from '../../../domain/licenses/vendor.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { Icon } from '../../../lib/icon.ts'
import { extendRow } from '../../../lib/unreadValues.ts'
import { defineList } from '../../defineList.tsx'
import { IgnoreDialog } from './IgnoreDialog.tsx'
import { databaseColumns, metricCounts } from './usedColumns.ts'
import { UsedViews, type UsedScreenProps } from './UsedLicensesScreens.tsx'
import { useIgnoreLicenses, type Ignore, type IgnoreFlow, type OwnedLicense } from './useIgnoreLicenses.ts'

export const usedDatabases = defineList<DatabaseUsedLicense>({
  area: 'usedLicenses.databases',
  columns: databaseColumns,
  identity: ({ hostname, dbName, licenseTypeID }) => [hostname, dbName, licenseTypeID],
  groupedBy: 'host',
  counts: [...metricCounts, flagCount('ignored', 'ignored', true)],
})

export interface UsedDatabasesScreenProps extends UsedScreenProps<DatabaseUsedLicense> {
  onIgnore: Ignore
  /** Price lists that map license types to vendors. */
  knownTypes?: KnownTypes
}

export type { KnownTypes } from '../../../domain/licenses/vendor.ts'
export type { Ignore, IgnoreReceipt, OwnedLicense } from './useIgnoreLicenses.ts'

const unknownTypes: KnownTypes = {}

export function UsedDatabasesScreen(props: UsedDatabasesScreenProps) {
  const { explain, onIgnore, knownTypes = unknownTypes, ...list } = props
  const t = useText('usedLicenses')
  const common = useText('common')
  const ignoring = useIgnoreLicenses(onIgnore)
  const withVendor: WithVendor = (row) => {
    const vendor = row.licenseTypeID === '' ? null : vendorOf(row, knownTypes)
    return vendor === null ? [] : [extendRow(row, { vendor })]
  }

  return (
    <UsedViews current="databases" currentView={list.view}>
      <usedDatabases.Screen
        {...list}
        detail={explain}
        rowActions={(row) => rowActionsOf(row, withVendor(row), t, common, ignoring.requestChange)}
        bulkActions={bulkActionsOf(withVendor, ignoring.requestChange)}
      />
      {ignoring.pendingChange === null ? null : <IgnoreDialog flow={ignoring} />}
    </UsedViews>
  )
}

/** Adds the vendor to a row; empty if it is unknown. */
type WithVendor = (row: DatabaseUsedLicense) => readonly OwnedLicense[]

function rowActionsOf(
  { ignored }: DatabaseUsedLicense,
  ownedRows: readonly OwnedLicense[],
  t: ReturnType<typeof useText<'usedLicenses'>>,
  common: ReturnType<typeof useText<'common'>>,
  requestChange: IgnoreFlow['requestChange'],
): RowAction[] {
  const disabled = ownedRows.length === 0 ? t('ignore.unknownMaker') : undefined
  const action = (id: string, label: string, icon: Icon, ignore: boolean): RowAction => {
    return { id, label, icon, disabled, onSelect: () => requestChange(ownedRows, ignore) }
  }
  if (!ignored) return [action('ignore', common('actions.openIgnore'), EyeOff, true)]
  return [
    action('reactivate', common('actions.openStopIgnoring'), Eye, false),
    action('comment', t('ignore.commentMenu'), MessageSquare, true),
  ]
}

function bulkActionsOf(withVendor: WithVendor, requestChange: IgnoreFlow['requestChange']) {
  return (rows: readonly DatabaseUsedLicense[], clear: () => void, hidden: number) => (
    <BulkActions
      rows={rows.flatMap(withVendor)}
      onRequestChange={(selectedRows, ignored) =>
        requestChange(selectedRows, ignored, { onComplete: clear, hidden })
      }
    />
  )
}

interface BulkActionsProps {
  rows: readonly OwnedLicense[]
  onRequestChange: (rows: readonly OwnedLicense[], ignored: boolean) => void
}

/** Ignoring applies to the selected rows that count, reactivating to the ignored ones. */
function BulkActions({ rows, onRequestChange }: BulkActionsProps) {
  const t = useText('usedLicenses')
  const active = rows.filter(({ ignored }) => !ignored)
  const ignored = rows.filter((row) => row.ignored)
  return (
    <>
      <BulkButton
        count={active.length}
        label={t('ignore.several', { count: active.length })}
        disabledReason={t('ignore.noneActive')}
        onPress={() => onRequestChange(active, true)}
      />
      <BulkButton
        count={ignored.length}
        label={t('ignore.reactivateSeveral', { count: ignored.length })}
        disabledReason={t('ignore.noneIgnored')}
        onPress={() => onRequestChange(ignored, false)}
      />
    </>
  )
}

function BulkButton(props: { count: number; label: string; disabledReason: string; onPress: () => void }) {
  const { count, label, disabledReason, onPress } = props
  return count === 0 ? (
    <Button aria-disabled title={disabledReason}>
      {label}
    </Button>
  ) : (
    <Button onClick={onPress}>{label}</Button>
  )
}
