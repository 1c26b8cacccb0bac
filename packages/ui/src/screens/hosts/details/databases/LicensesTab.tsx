import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { descriptionOf, metricOf } from '../../../../columns/usedLicense.ts'
import type { Tone } from '../../../../components/badge/Badge.tsx'
import { Button } from '../../../../components/button/Button.tsx'
import { ConfirmDialog, useConfirmedMutation } from '../../../../components/confirm/ConfirmDialog.tsx'
import type { Column } from '../../../../data-table/columns/column.ts'
import { countsByCluster, countsWhenIgnored } from '../../../../domain/licenses/usedLicense.ts'
import { shortMetric } from '../../../../domain/shortForms.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { UnknownOutcomeError } from '../../../../lib/mutationErrors.ts'
import type { ListState } from '../../../../lib/state.ts'
import { joinNonEmpty } from '../../../../lib/text.ts'
import { HiddenRowsNote } from '../../../../list-screen/bulk/BulkActionBar.tsx'
import { ListBlock } from '../../../../list-screen/ListBlock.tsx'

export interface LicensesTabProps {
  /** Licenses of one database. */
  list: ListState<DatabaseUsedLicense>
  /** Resolves with the licenses that the server refused or did not confirm. */
  onIgnore: (
    licenses: readonly DatabaseUsedLicense[],
    ignored: boolean,
    comment: string,
  ) => Promise<IgnoreOutcome>
}

interface IgnoreOutcome {
  rejected: readonly { licenseTypeID: string }[]
  /** They may or may not be changed. */
  unknown: readonly { licenseTypeID: string }[]
  /** Why the server refused some of them. */
  reason: string | null
}

interface PendingChange {
  licenses: readonly DatabaseUsedLicense[]
  ignored: boolean
  /** Selected rows that the search or the filters hide. */
  hidden?: number
  /** Clears the selection. */
  done: () => void
}

const noop = () => {}

function named(licenses: readonly { licenseTypeID: string }[]) {
  return { count: licenses.length, ids: licenses.map(({ licenseTypeID }) => licenseTypeID).join(', ') }
}

/** Licenses used by a database. They can be ignored with a comment and counted again. */
export function LicensesTab({ list, onIgnore }: LicensesTabProps) {
  const t = useText('hostLicenses')
  const common = useText('common')
  const [pendingChange, setPendingChange] = useState<PendingChange | null>(null)
  const submit = async (comment: string) => {
    if (!pendingChange) return
    const { licenses, ignored } = pendingChange
    const { rejected, unknown, reason } = await onIgnore(licenses, ignored, comment)
    if (rejected.length === 0 && unknown.length === 0) return
    if (rejected.length === 0) throw new UnknownOutcomeError(t('unknown', named(unknown)))
    const refused = t('refused', named(rejected)) + (reason === null ? '' : ` (${reason})`)
    throw new Error(unknown.length === 0 ? refused : `${refused}. ${t('unknown', named(unknown))}`)
  }
  const { state, confirm, clear } = useConfirmedMutation(submit, () => {
    pendingChange?.done()
    setPendingChange(null)
  })
  const verb = (ignored: boolean) => (ignored ? common('actions.ignore') : common('actions.stopIgnoring'))
  return (
    <>
      <ListBlock
        area="hostLicenses"
        columns={licenseColumns}
        list={list}
        rowId={({ licenseTypeID, description }) => joinNonEmpty(licenseTypeID, description)}
        rowActions={(row) => [
          {
            id: 'ignored',
            label: verb(!row.ignored),
            icon: row.ignored ? Eye : EyeOff,
            onSelect: () => setPendingChange({ licenses: [row], ignored: !row.ignored, done: noop }),
          },
        ]}
        bulkActions={(rows, clear, hidden) =>
          [true, false].map((ignored) => {
            const licenses = rows.filter((row) => row.ignored !== ignored)
            return licenses.length === 0 ? null : (
              <Button
                key={String(ignored)}
                size="small"
                onClick={() => setPendingChange({ licenses, ignored, hidden, done: clear })}
              >
                {ignored
                  ? t('ignoreMany', { count: licenses.length })
                  : t('reactivateMany', { count: licenses.length })}
              </Button>
            )
          })
        }
      />
      {pendingChange ? (
        <ConfirmChange
          pendingChange={pendingChange}
          confirmLabel={verb(pendingChange.ignored)}
          state={state}
          onConfirm={confirm}
          onClose={() => {
            clear()
            setPendingChange(null)
          }}
        />
      ) : null}
    </>
  )
}

interface ConfirmChangeProps {
  pendingChange: PendingChange
  confirmLabel: string
  state: ReturnType<typeof useConfirmedMutation>['state']
  onConfirm: (comment: string) => void
  onClose: () => void
}

function ConfirmChange({
  pendingChange: { licenses, ignored, hidden },
  confirmLabel,
  state,
  onConfirm,
  onClose,
}: ConfirmChangeProps) {
  const t = useText('hostLicenses')
  const [first] = licenses
  const count = licenses.length
  const common = { open: true, confirmLabel, state, onClose } as const
  const names = licenses.map(({ licenseTypeID, description }) => joinNonEmpty(licenseTypeID, description))
  const list = (
    <>
      <HiddenRowsNote count={hidden} />
      <ul className="list-disc pl-5 text-13 wrap-anywhere">
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
  return ignored ? (
    <ConfirmDialog
      {...common}
      title={t('ignoreTitle', { count })}
      description={t(licenses.every(countsWhenIgnored) ? 'ignoreTextCounted' : 'ignoreText', { count })}
      comment={{ initial: count === 1 ? (first?.ignoredComment ?? '') : '', hint: t('commentHint') }}
      onConfirm={onConfirm}
    >
      {list}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      {...common}
      title={t('reactivateTitle', { count })}
      description={t('reactivateText', { count })}
      onConfirm={() => onConfirm('')}
    >
      {list}
    </ConfirmDialog>
  )
}

export const licenseColumns: readonly Column<DatabaseUsedLicense>[] = [
  {
    id: 'description',
    kind: 'text',
    width: 240,
    value: ({ description }) => descriptionOf(description),
    filter: 'text',
  },
  { id: 'licenseTypeID', kind: 'text', width: 124, filter: 'text' },
  {
    id: 'metric',
    kind: 'text',
    width: 170,
    card: 'fact',
    value: ({ metric }) => metricOf(metric),
    short: shortMetric,
    filter: 'oneOf',
  },
  {
    id: 'counted',
    kind: 'badge',
    width: 120,
    value: countedBy,
    tone: (row) => tones[countedBy(row)],
    filter: 'oneOf',
  },
  { id: 'usedLicenses', kind: 'number', width: 84, card: 'fact' },
  { id: 'clusterLicenses', kind: 'number', width: 136 },
  { id: 'ignoredComment', kind: 'text', width: 200 },
]

export type CountedBy = 'ignored' | 'cluster' | 'host'
const tones: Record<CountedBy, Tone> = { ignored: 'warning', cluster: 'info', host: 'neutral' }

/** In a cluster its cores count instead of the host's, unless the VM is pinned to CPUs. */
export function countedBy(license: DatabaseUsedLicense): CountedBy {
  if (license.ignored) return 'ignored'
  return countsByCluster(license) ? 'cluster' : 'host'
}
