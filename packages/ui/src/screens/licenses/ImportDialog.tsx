import { Download } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import { FailureBanner } from '../../components/banner/FailureBanner.tsx'
import { Button } from '../../components/button/Button.tsx'
import type { Column } from '../../components/data-table/column.ts'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { FileDrop } from '../../components/file-drop/FileDrop.tsx'
import { ListBlock } from '../../components/list-screen/ListBlock.tsx'
import { WorkProgress } from '../../components/progress/WorkProgress.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useMutationFailure, type MutationFailure } from '../../lib/useMutationFailure.ts'
import { previewOf, type ImportLine, type ImportMaker, type ImportPreview } from './importFile.ts'

export interface ImportDialogProps {
  maker: ImportMaker
  /** Ids of the price list; `null` where it is not there. */
  types: readonly string[] | null
  /** Rejects with the reason. */
  onImport: (file: File) => Promise<unknown>
  /** Saves the sample file. */
  onSample: () => Promise<unknown>
  onClose: () => void
}

type Progress =
  | { status: 'choosing'; failure: MutationFailure | null }
  | { status: 'sending' }
  | { status: 'done'; name: string; count: number }

interface Chosen {
  file: File
  preview: ImportPreview
}

/** A file of contracts: what it says, what is wrong with it, and what became of it. */
export function ImportDialog({ maker, types, onImport, onSample, onClose }: ImportDialogProps) {
  const t = useText('contractImport')
  const common = useText('common')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [progress, setProgress] = useState<Progress>({ status: 'choosing', failure: null })
  const failureOf = useMutationFailure()
  // The file that was chosen last: one before it may take longer to read.
  const newest = useRef<File | null>(null)
  const sending = progress.status === 'sending'
  const done = progress.status === 'done'
  const count = chosen?.preview.lines.length ?? 0
  const close = () => (sending ? undefined : onClose())
  const fail = (error: unknown) =>
    setProgress({ status: 'choosing', failure: failureOf(error, (reason) => t('failed', { reason })) })

  async function choose(file: File | null) {
    setProgress({ status: 'choosing', failure: null })
    setChosen(null)
    newest.current = file
    if (!file) return
    try {
      const known = types === null ? null : new Set(types)
      const preview = previewOf(maker, await file.text(), known)
      if (newest.current === file) setChosen({ file, preview })
    } catch (error) {
      if (newest.current === file) fail(error)
    }
  }

  async function send({ file, preview }: Chosen) {
    setProgress({ status: 'sending' })
    try {
      await onImport(file)
      setProgress({ status: 'done', name: file.name, count: preview.lines.length })
    } catch (error) {
      fail(error)
    }
  }

  return (
    <Dialog
      kind="alert"
      open
      width="wide"
      title={t(`title.${maker}`)}
      description={t('text')}
      onClose={close}
      actions={
        <>
          {done ? null : (
            <Button variant="ghost" className="mr-auto" onClick={() => void onSample().catch(fail)}>
              <Download size={16} />
              {t('sample')}
            </Button>
          )}
          <Button onClick={close} aria-disabled={sending}>
            {common('actions.close')}
          </Button>
          {done ? null : (
            <Button
              variant="primary"
              busy={sending}
              aria-disabled={count === 0}
              title={count === 0 ? t('chooseFirst') : undefined}
              onClick={() => (chosen && count > 0 ? void send(chosen) : undefined)}
            >
              {t('verb', { count })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {done ? (
          <Banner tone="success">{t('done', { name: progress.name, count: progress.count })}</Banner>
        ) : (
          <FileDrop
            label={t('file')}
            types={fileTypes}
            maxSize={maxSize}
            disabled={sending}
            value={chosen?.file ?? null}
            onChange={(file) => void choose(file)}
          />
        )}
        {progress.status === 'choosing' ? <FailureBanner failure={progress.failure} /> : null}
        <div aria-live="polite">
          {sending && chosen ? <WorkProgress label={t('sending', { name: chosen.file.name })} /> : null}
        </div>
        {chosen && !done ? <Preview preview={chosen.preview} /> : null}
      </div>
    </Dialog>
  )
}

const fileTypes = ['.csv'] as const
/** Far beyond what a company's contracts come to. */
const maxSize = 5 * 1024 * 1024

function Preview({ preview: { missing, unknown, lines } }: { preview: ImportPreview }) {
  const t = useText('contractImport')
  const wrong = lines.filter(({ problems }) => problems.length > 0).length
  const columns = useMemo<readonly Column<ImportLine>[]>(
    () => [
      { id: 'line', kind: 'number', width: 72 },
      {
        id: 'contractID',
        kind: 'text',
        width: 144,
        mark: ({ problems }) => (problems.length > 0 ? { tone: 'danger', id: 'wrong' } : null),
      },
      { id: 'licenseTypeID', kind: 'text', width: 112 },
      { id: 'count', kind: 'text', width: 96 },
      { id: 'location', kind: 'text', width: 104 },
      {
        id: 'problems',
        kind: 'list',
        width: 260,
        value: ({ problems }) => problems.map((problem) => t(`problems.${problem}`)),
      },
    ],
    [t],
  )
  return (
    <>
      {missing.length > 0 ? (
        <Banner tone="danger">{t('missing', { columns: missing.join(', ') })}</Banner>
      ) : null}
      {unknown.length > 0 ? (
        <Banner tone="warning">{t('unknown', { columns: unknown.join(', ') })}</Banner>
      ) : null}
      {wrong > 0 ? <Banner tone="warning">{t('wrong', { count: wrong })}</Banner> : null}
      <ListBlock
        area="contractImport.preview"
        columns={columns}
        list={{ status: 'ready', rows: lines }}
        rowId={({ line }) => String(line)}
      />
    </>
  )
}
