import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { ConfirmDialog } from '../../../components/confirm/ConfirmDialog.tsx'
import { useConfirmed } from '../../../components/confirm/useConfirmed.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { ListState } from '../../../lib/state.ts'
import { joined } from '../../../lib/values/joined.ts'
import { ListBlock } from '../../../list-screen/ListBlock.tsx'
import { licenseColumns } from './licenseColumns.ts'

export interface LicensesTabProps {
  /** Licenses of one database. */
  list: ListState<DatabaseUsedLicense>
  /** Resolves with the licenses that the server rejected. */
  onIgnore: (
    licenses: readonly DatabaseUsedLicense[],
    ignored: boolean,
    comment: string,
  ) => Promise<readonly { licenseTypeID: string }[]>
}

interface Asked {
  licenses: readonly DatabaseUsedLicense[]
  ignored: boolean
  /** Clears the selection. */
  done: () => void
}

const nothingMore = () => {}

/** Licenses used by a database. They can be ignored with a comment and counted again. */
export function LicensesTab({ list, onIgnore }: LicensesTabProps) {
  const t = useText('hostLicenses')
  const [asked, setAsked] = useState<Asked | null>(null)
  const act = async (comment: string) => {
    if (!asked) return
    const refused = await onIgnore(asked.licenses, asked.ignored, comment)
    if (refused.length === 0) return
    const ids = refused.map(({ licenseTypeID }) => licenseTypeID).join(', ')
    throw new Error(t('refused', { count: refused.length, ids }))
  }
  const { state, confirm, forget } = useConfirmed(act, () => {
    asked?.done()
    setAsked(null)
  })
  const verb = (ignored: boolean) => (ignored ? t('ignore') : t('reactivate'))
  return (
    <>
      <ListBlock
        area="hostLicenses"
        columns={licenseColumns}
        list={list}
        rowId={({ licenseTypeID, description }) => joined(licenseTypeID, description)}
        rowActions={(row) => [
          {
            id: 'ignored',
            label: verb(!row.ignored),
            icon: row.ignored ? Eye : EyeOff,
            onSelect: () => setAsked({ licenses: [row], ignored: !row.ignored, done: nothingMore }),
          },
        ]}
        bulkActions={(rows, clear) =>
          [true, false].map((ignored) => {
            const licenses = rows.filter((row) => row.ignored !== ignored)
            return licenses.length === 0 ? null : (
              <Button
                key={String(ignored)}
                size="small"
                onClick={() => setAsked({ licenses, ignored, done: clear })}
              >
                {ignored
                  ? t('ignoreMany', { count: licenses.length })
                  : t('reactivateMany', { count: licenses.length })}
              </Button>
            )
          })
        }
      />
      {asked ? (
        <Question
          asked={asked}
          verb={verb(asked.ignored)}
          state={state}
          onConfirm={confirm}
          onClose={() => {
            forget()
            setAsked(null)
          }}
        />
      ) : null}
    </>
  )
}

interface QuestionProps {
  asked: Asked
  verb: string
  state: ReturnType<typeof useConfirmed>['state']
  onConfirm: (comment: string) => void
  onClose: () => void
}

function Question({ asked: { licenses, ignored }, verb, state, onConfirm, onClose }: QuestionProps) {
  const t = useText('hostLicenses')
  const [first] = licenses
  const count = licenses.length
  const common = { open: true, verb, state, onClose } as const
  const names = licenses.map(({ licenseTypeID, description }) => joined(licenseTypeID, description))
  const list = (
    <ul className="list-disc pl-5 text-13 wrap-anywhere">
      {[...new Set(names)].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
  return ignored ? (
    <ConfirmDialog
      {...common}
      title={t('ignoreTitle', { count })}
      description={t('ignoreText')}
      comment={{ initial: count === 1 ? (first?.ignoredComment ?? '') : '', hint: t('commentHint') }}
      onConfirm={onConfirm}
    >
      {list}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      {...common}
      title={t('reactivateTitle', { count })}
      description={t('reactivateText')}
      onConfirm={() => onConfirm('')}
    >
      {list}
    </ConfirmDialog>
  )
}
