import { useMemo, useState } from 'react'
import { Banner } from '../../../components/banner/Banner.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { TextArea } from '../../../components/field/TextField.tsx'
import { FileDrop } from '../../../components/file-drop/FileDrop.tsx'
import { UnsavedChangesDialog, useUnsavedChanges } from '../../../components/form/UnsavedChangesDialog.tsx'
import { RadioGroup } from '../../../components/radio-group/RadioGroup.tsx'
import {
  decisionId,
  decisionStates,
  maxNoteLength,
  mergeDecisions,
  parseDecisions,
  resolveConflict,
  type Decision,
  type DecisionChange,
  type DecisionConflict,
  type Decisions,
  type DecisionState,
  type DecisionVersion,
  type ReadDecisions,
} from '../../../domain/licenses/audit/auditDecisions.ts'
import type { AuditedType } from '../../../domain/licenses/audit/auditReading.ts'
import type { AuditRow } from '../../../domain/licenses/audit/auditSheet.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { HiddenRowsNote } from '../../../list-screen/bulk/BulkActionBar.tsx'
import { productName } from '../plan/planTexts.ts'

interface DecideDialogProps {
  rows: readonly AuditRow[]
  /** Selected rows that the filters hide. */
  hidden: number
  onDecide: (change: DecisionChange) => void
  onClose: () => void
}

/** Decision and note for one row, or for several at once. */
export function DecideDialog({ rows, hidden, onDecide, onClose }: DecideDialogProps) {
  const t = useText('audit')
  const common = useText('common')
  const [first, ...others] = rows
  const only = others.length === 0 ? first : undefined
  // Null if the rows differ, so that a note alone leaves the decision of each.
  const [initialState] = useState<DecisionState | null>(() => {
    const [shared = 'open', ...otherStates] = new Set(rows.map(({ decision }) => decision?.state ?? 'open'))
    return otherStates.length === 0 ? shared : null
  })
  const [initialNote] = useState(only?.decision?.note ?? '')
  const [state, setState] = useState(initialState)
  const [note, setNote] = useState(initialNote)
  const { confirmDiscard, dialogProps } = useUnsavedChanges(
    state !== initialState || note !== initialNote,
    onClose,
  )
  return (
    <Dialog
      open
      title={t('decide.title', { count: rows.length })}
      description={
        only === undefined
          ? undefined
          : t('decide.titleOf', {
              type: productName(only.type.itemDescription, only.type.licenseTypeID),
              name: only.place.name,
            })
      }
      onClose={confirmDiscard}
      actions={
        <>
          <Button onClick={confirmDiscard}>{common('actions.cancel')}</Button>
          <Button
            variant="primary"
            disabled={state === null && note === ''}
            onClick={() => onDecide({ state, note: only === undefined && note === '' ? null : note })}
          >
            {t('decide.apply')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <HiddenRowsNote count={hidden} />
        <RadioGroup
          label={t('columns.decision')}
          inline
          choices={decisionStates.map((value) => ({ value, label: t(`sheet.values.decision.${value}`) }))}
          value={state}
          onChange={setState}
        />
        <TextArea
          label={common('columns.note')}
          {...(only === undefined ? { hint: t('decide.keepNotes') } : {})}
          maxLength={maxNoteLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <UnsavedChangesDialog {...dialogProps} />
    </Dialog>
  )
}

const maxFileSize = 20 * 1024 * 1024

type Side = 'own' | 'theirs'

interface OpenDecisionsDialogProps {
  decisions: Decisions
  /** For the names of the license types. */
  types: readonly AuditedType[]
  author: () => Pick<DecisionVersion, 'by' | 'at'>
  /** `count`: decisions of the file that hold. */
  onMerge: (change: (newest: Decisions) => Decisions, count: number) => void
  /** Removes all decisions from this browser, after a confirmation. */
  onClear: () => void
  onClose: () => void
}

/** Merges the decisions of a colleague. Rows that both decided differently are for the person to choose. */
export function OpenDecisionsDialog({
  decisions,
  types,
  author,
  onMerge,
  onClear,
  onClose,
}: OpenDecisionsDialogProps) {
  const t = useText('audit')
  const common = useText('common')
  const [file, setFile] = useState<File | null>(null)
  const [isInvalid, setInvalid] = useState(false)
  const [read, setRead] = useState<ReadDecisions | null>(null)
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(() => new Map())
  const merge = useMemo(() => (read ? mergeDecisions(decisions, read.decisions) : null), [decisions, read])
  const conflicts = merge?.conflicts ?? []
  const isDecided = conflicts.every(({ own }) => choices.has(decisionId(own)))
  const { confirmDiscard, dialogProps } = useUnsavedChanges(choices.size > 0, onClose)

  async function readFile() {
    // A file that was changed or moved meanwhile cannot be read.
    const result = file && parseDecisions(await file.text().catch(() => ''))
    setRead(result)
    setInvalid(!result)
  }
  function apply() {
    if (!read || !merge) return
    const { decisions: ofFile } = read
    const change = (newest: Decisions): Decisions => {
      const { merged, conflicts: current } = mergeDecisions(newest, ofFile)
      const resolved = current.map((conflict) => {
        const id = decisionId(conflict.own)
        return [id, resolveConflict(conflict, choices.get(id) ?? 'own', author())] as const
      })
      return new Map([...merged, ...resolved])
    }
    onMerge(change, merge.added + merge.updated + conflicts.length)
  }
  return (
    <Dialog
      open
      title={t('merge.title')}
      description={t('merge.text')}
      width={conflicts.length === 0 ? 'medium' : 'wide'}
      onClose={confirmDiscard}
      actions={
        <>
          {merge || decisions.size === 0 ? null : (
            <Button variant="ghost" className="mr-auto" onClick={onClear}>
              {t('clear.open')}
            </Button>
          )}
          <Button onClick={confirmDiscard}>{common('actions.cancel')}</Button>
          {merge ? (
            <Button variant="primary" disabled={!isDecided} onClick={apply}>
              {t('merge.apply')}
            </Button>
          ) : (
            <Button variant="primary" disabled={file === null} onClick={() => void readFile()}>
              {t('merge.read')}
            </Button>
          )}
        </>
      }
    >
      {read && merge ? (
        <div className="flex flex-col gap-3 text-13">
          <p>{t('merge.summary', { added: merge.added, updated: merge.updated })}</p>
          {read.unreadable === 0 ? null : (
            <Banner tone="warning">{t('merge.unreadable', { count: read.unreadable })}</Banner>
          )}
          <Conflicts conflicts={conflicts} types={types} choices={choices} onChange={setChoices} />
        </div>
      ) : (
        <FileDrop
          label={t('merge.file')}
          types={['.json']}
          maxSize={maxFileSize}
          value={file}
          onChange={(next) => {
            setFile(next)
            setInvalid(false)
          }}
          error={isInvalid ? t('merge.invalid') : null}
        />
      )}
      <UnsavedChangesDialog {...dialogProps} />
    </Dialog>
  )
}

interface ConflictsProps {
  conflicts: readonly DecisionConflict[]
  types: readonly AuditedType[]
  choices: ReadonlyMap<string, Side>
  onChange: (choices: ReadonlyMap<string, Side>) => void
}

function Conflicts({ conflicts, types, choices, onChange }: ConflictsProps) {
  const t = useText('audit')
  const format = useFormat()
  if (conflicts.length === 0) return null
  const all = (side: Side) => onChange(new Map(conflicts.map(({ own }) => [decisionId(own), side])))
  const nameOf = ({ licenseTypeID }: Decision) =>
    productName(
      types.find(({ type }) => type.licenseTypeID === licenseTypeID)?.type.itemDescription ?? '',
      licenseTypeID,
    )
  const choiceOf = (value: Side, { state, note, by, at }: Decision) => ({
    value,
    label: t('merge.version', {
      side: t(`merge.${value}`),
      state: t(`sheet.values.decision.${state}`),
      note,
    }),
    detail: t('sheet.version', { by, at: format.dateTime(at) }),
  })
  return (
    <>
      <Banner tone="warning">{t('merge.conflicts', { count: conflicts.length })}</Banner>
      {conflicts.length === 1 ? null : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => all('own')}>
            {t('merge.allOwn')}
          </Button>
          <Button size="small" onClick={() => all('theirs')}>
            {t('merge.allTheirs')}
          </Button>
        </div>
      )}
      {conflicts.map(({ own, theirs }) => {
        const id = decisionId(own)
        return (
          <RadioGroup
            key={id}
            label={t('decide.titleOf', { type: nameOf(own), name: own.name })}
            choices={[choiceOf('own', own), choiceOf('theirs', theirs)]}
            value={choices.get(id) ?? null}
            onChange={(side) => onChange(new Map(choices).set(id, side))}
          />
        )
      })}
    </>
  )
}
