import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import { Banner, FailureBanner } from '../../../components/banner/Banner.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { countsWhenIgnored } from '../../../domain/licenses/usedLicense.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useOverflow } from '../../../lib/layout.ts'
import { HiddenRowsNote } from '../../../list-screen/bulk/BulkActionBar.tsx'
import { fullPartNumber } from '../licenseFacts.ts'
import type { IgnoreFlow, OwnedLicense } from './useIgnoreLicenses.ts'

/** Confirmation, progress and receipt for ignoring or reactivating licenses. */
export function IgnoreDialog({ flow }: { flow: IgnoreFlow }) {
  const t = useText('usedLicenses')
  const common = useText('common')
  const { pendingChange, state, confirm, close } = flow
  if (!pendingChange) return null
  if (state.status === 'receipt') return <Receipt flow={flow} />
  const { rows, ignored } = pendingChange
  const count = rows.length
  const [first] = rows
  const type = commonType(rows)
  const dialogProps = {
    open: true,
    title:
      type === null
        ? t(ignored ? 'ignore.title' : 'ignore.reactivateTitle', { count })
        : t(ignored ? 'ignore.titleOf' : 'ignore.reactivateTitleOf', { count, type }),
    description: t(`ignore.${ignored ? ignoreText(rows) : reactivateText(rows)}`, { count }),
    confirmLabel: common(ignored ? 'actions.ignore' : 'actions.stopIgnoring'),
    state,
    onClose: close,
    children: (
      <>
        {pendingChange.effect}
        <HiddenRowsNote count={pendingChange.hidden} />
        {pendingChange.note === undefined ? null : <p className="text-13">{pendingChange.note}</p>}
        <ClusterNames rows={rows} />
        <LicenseNames rows={rows} />
      </>
    ),
  }
  if (!ignored) return <ConfirmDialog {...dialogProps} onConfirm={() => confirm('')} />
  const initial = pendingChange.comment ?? (count === 1 ? (first?.ignoredComment ?? '') : '')
  return <ConfirmDialog {...dialogProps} comment={{ initial }} onConfirm={confirm} />
}

/** The part number, if all usages are of the same license type. */
function commonType(rows: readonly OwnedLicense[]): string | null {
  const types = new Set(rows.map(({ licenseTypeID }) => licenseTypeID))
  const [type = ''] = types
  return types.size === 1 && type !== '' ? type : null
}

/** Ignored licenses of MySQL and SQL Server still count. */
function ignoreText(rows: readonly OwnedLicense[]): 'text' | 'stillCounted' | 'partlyCounted' {
  if (rows.every(countsWhenIgnored)) return 'stillCounted'
  return rows.some(countsWhenIgnored) ? 'partlyCounted' : 'text'
}

function reactivateText(rows: readonly OwnedLicense[]): 'reactivateText' | 'reactivateCounted' {
  return rows.every(countsWhenIgnored) ? 'reactivateCounted' : 'reactivateText'
}

function Receipt({ flow: { pendingChange, state, retry, close } }: { flow: IgnoreFlow }) {
  const t = useText('usedLicenses')
  const common = useText('common')
  if (!pendingChange || state.status !== 'receipt') return null
  const { receipt, busy, failure } = state
  const { changed, rejected, unknown, reason } = receipt
  const open = rejected.length + unknown.length
  return (
    <Dialog
      kind="alert"
      open
      title={
        unknown.length === 0
          ? t('ignore.receipt', { changed: changed.length, refused: rejected.length })
          : t('ignore.receiptUnknown', {
              changed: changed.length,
              refused: rejected.length,
              unknown: unknown.length,
            })
      }
      onClose={() => (busy ? undefined : close())}
      actions={
        <>
          <Button onClick={close} aria-disabled={busy}>
            {common('actions.close')}
          </Button>
          <Button variant="primary" onClick={retry} busy={busy}>
            {common('actions.retryCount', { count: open })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-13">
        <FailureBanner failure={failure} />
        {rejected.length > 0 ? (
          <>
            <Banner tone="warning">
              {t(pendingChange.ignored ? 'ignore.refused' : 'ignore.reactivateRefused', {
                count: rejected.length,
              })}
            </Banner>
            {reason ? <p className="wrap-anywhere text-text-muted">{reason}</p> : null}
            <LicenseNames rows={rejected} />
          </>
        ) : null}
        {unknown.length > 0 ? (
          <>
            <Banner tone="warning">{t('ignore.unknown', { count: unknown.length })}</Banner>
            <LicenseNames rows={unknown} />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

/** The clusters that are meant, because a filter may select more than the person had in mind. */
function ClusterNames({ rows }: { rows: readonly DatabaseUsedLicense[] }) {
  const t = useText('usedLicenses')
  const common = useText('common')
  const names = [...new Set(rows.map(({ clusterName }) => clusterName))].filter((name) => name !== '')
  if (names.length === 0) return null
  const rest = names.length - maxClusters
  return (
    <p className="text-13 wrap-anywhere">
      {t('ignore.clusters', { count: names.length })}{' '}
      <bdi translate="no" className="font-medium">
        {names.slice(0, maxClusters).join(' · ')}
      </bdi>
      {rest > 0 ? ` ${common('andMore', { count: rest })}` : null}
    </p>
  )
}

const maxClusters = 12
const maxHosts = 200

/** Usages by host. Part numbers only if there are several, because else the title names the one. */
function LicenseNames({ rows }: { rows: readonly OwnedLicense[] }) {
  const t = useText('usedLicenses')
  const [ref, overflows] = useOverflow()
  const isOneType = commonType(rows) !== null
  const hosts = [...Map.groupBy(rows, ({ hostname }) => hostname)]
  return (
    <ul
      ref={ref}
      aria-label={t('ignore.names')}
      {...(overflows ? { tabIndex: 0 } : {})}
      className="max-h-60 divide-y divide-line overflow-y-auto rounded-control border border-line px-3 text-13"
    >
      {hosts.slice(0, maxHosts).map(([hostname, usages]) => (
        <li key={hostname} className="py-1 wrap-anywhere">
          <bdi translate="no" className="font-medium">
            {hostname}
          </bdi>
          {isOneType ? (
            <bdi translate="no" className="ps-2 text-text-muted">
              {usages
                .map(({ dbName }) => dbName)
                .filter(Boolean)
                .join(', ')}
            </bdi>
          ) : (
            usages.map((usage, index) => (
              <bdi key={index} translate="no" className="block text-12 text-text-muted">
                {[usage.dbName, fullPartNumber(usage)].filter(Boolean).join(' · ')}
              </bdi>
            ))
          )}
        </li>
      ))}
      {hosts.length > maxHosts ? (
        <li className="py-1 text-text-muted">{t('ignore.more', { count: hosts.length - maxHosts })}</li>
      ) : null}
    </ul>
  )
}
