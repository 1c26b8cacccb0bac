import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { Banner } from '../../../components/banner/Banner.tsx'
import { FailureBanner } from '../../../components/banner/FailureBanner.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { FileDrop } from '../../../components/file-drop/FileDrop.tsx'
import { WorkProgress } from '../../../components/progress/WorkProgress.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { ImportStopped } from '../../../lib/importStopped.ts'
import { UnconfirmedError, type MutationFailure } from '../../../lib/react/useMutationFailure.ts'
import { normalizedFile, previewOf, type ImportMaker, type ImportPreview } from './importFile.ts'
import { ImportPreviewPart } from './ImportPreviewPart.tsx'

export interface ImportDialogProps {
  maker: ImportMaker
  /** Ids of the price list; `null` where it is not there. */
  types: readonly string[] | null
  /** Rejects with ImportStopped where the server stopped inside the file. */
  onImport: (file: File) => Promise<unknown>
  /** Saves the sample file. */
  onSample: () => Promise<unknown>
  onClose: () => void
}

type Progress =
  | { status: 'choosing'; failure: MutationFailure | null }
  | { status: 'sending' }
  | { status: 'done'; name: string; count: number; left: number }

interface Chosen {
  file: File
  preview: ImportPreview
}

/** A file of contracts: how it is read, what will be stored, and the result. */
export function ImportDialog({ maker, types, onImport, onSample, onClose }: ImportDialogProps) {
  const t = useText('contractImport')
  const common = useText('common')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [skipping, setSkipping] = useState(false)
  const [progress, setProgress] = useState<Progress>({ status: 'choosing', failure: null })
  // The latest choice wins, even if an earlier file takes longer to read.
  const newest = useRef<File | null>(null)
  const sending = progress.status === 'sending'
  const done = progress.status === 'done'
  const all = chosen?.preview.lines ?? noLines
  const good = all.filter(({ problems }) => problems.length === 0)
  const wrong = all.length - good.length
  const lines = skipping ? good : all
  const blocked =
    lines.length === 0 ? t('chooseFirst') : wrong > 0 && !skipping ? t('correctFirst') : undefined
  const close = () => (sending ? undefined : onClose())
  const fail = (failure: MutationFailure) => setProgress({ status: 'choosing', failure })

  async function choose(file: File | null) {
    setProgress({ status: 'choosing', failure: null })
    setChosen(null)
    setSkipping(false)
    newest.current = file
    if (!file) return
    try {
      const known = types === null ? null : new Set(types)
      const preview = previewOf(maker, new Uint8Array(await file.arrayBuffer()), known)
      if (newest.current === file) setChosen({ file, preview })
    } catch (error) {
      if (newest.current === file) fail({ message: t('unreadable', { reason: messageOf(error) }) })
    }
  }

  async function send({ file, preview }: Chosen) {
    setProgress({ status: 'sending' })
    try {
      await onImport(normalizedFile({ columns: preview.columns, lines }, file.name))
      setProgress({ status: 'done', name: file.name, count: lines.length, left: all.length - lines.length })
    } catch (error) {
      // Sending the same file again would store its first rows twice.
      setChosen(null)
      newest.current = null
      fail(failureOf(error))
    }
  }

  function failureOf(error: unknown): MutationFailure {
    if (error instanceof UnconfirmedError) return { message: t('unconfirmed'), unconfirmed: true }
    const reason = messageOf(error)
    if (!(error instanceof ImportStopped)) return { message: t('refused', { reason }) }
    return { message: stoppedAt(error, reason) }
  }

  function stoppedAt(error: ImportStopped, reason: string): string {
    if (error.line === null) return t('stopped', { reason })
    // The sent file has its header on line 1 and one line per contract.
    const index = Math.max(0, error.line - 2)
    const line = error.line < 2 ? 1 : lines[index]?.line
    return line === undefined ? t('stopped', { reason }) : t('stoppedAt', { reason, line, count: index })
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
            <Button
              variant="ghost"
              className="mr-auto"
              onClick={() =>
                void onSample().catch((error: unknown) =>
                  fail({ message: t('sampleFailed', { reason: messageOf(error) }) }),
                )
              }
            >
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
              aria-disabled={blocked !== undefined}
              title={blocked}
              onClick={() => (chosen && blocked === undefined ? void send(chosen) : undefined)}
            >
              {t('verb', { count: lines.length })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {done ? (
          <>
            <Banner tone="success">{t('done', { name: progress.name, count: progress.count })}</Banner>
            {progress.left > 0 ? (
              <Banner tone="warning">{t('leftOut', { count: progress.left })}</Banner>
            ) : null}
          </>
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
        {chosen && !done ? (
          <ImportPreviewPart
            maker={maker}
            preview={chosen.preview}
            wrong={wrong}
            skipping={skipping}
            onSkip={setSkipping}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

const fileTypes = ['.csv'] as const
/** Far beyond what a company's contracts come to. */
const maxSize = 5 * 1024 * 1024

const noLines: readonly never[] = []

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
