import { Download } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Banner, FailureBanner } from '../../../components/banner/Banner.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { FileDrop } from '../../../components/file-drop/FileDrop.tsx'
import { WorkProgress } from '../../../components/progress/WorkProgress.tsx'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { type MutationFailure, PartialImportError, UnknownOutcomeError } from '../../../lib/mutationErrors.ts'
import { normalizedFile, previewOf, type ImportVendor, type ImportPreview } from './importFile.ts'
import { checkNames, type KnownNames } from './importNames.ts'
import {
  duplicatesOf,
  plansOf,
  receiptOf,
  stoppedIndex,
  storedLines,
  type ListedContract,
  type ReceiptLine,
} from './importOutcome.ts'
import { ImportPreviewTable } from './ImportPreviewTable.tsx'
import { ImportReceipt } from './ImportReceipt.tsx'
import { limits, TableLimitError } from './readTable.ts'

export type { KnownNames } from './importNames.ts'
export type { ListedContract } from './importOutcome.ts'

export interface ImportDialogProps {
  vendor: ImportVendor
  /** Names to check the file against; `null` while they load. */
  known: KnownNames | null
  /** Contracts in the list, to warn of duplicates. */
  listed: readonly ListedContract[]
  /** Reads the contracts at all locations, to tell after a failure which lines are stored. */
  onList: () => Promise<readonly ListedContract[]>
  /** Spells the name of a host or location as the server stores it. */
  storedName: (name: string) => string
  /** Rejects with `PartialImportError` if the server stopped inside the file. */
  onImport: (file: File) => Promise<unknown>
  /** Downloads the sample file. */
  onSample: () => Promise<unknown>
  onClose: () => void
}

type Progress =
  | { status: 'choosing'; failure: MutationFailure | null; receipt?: readonly ReceiptLine[] }
  | { status: 'sending' }
  | { status: 'done'; name: string; count: number; left: number; receipt: readonly ReceiptLine[] }

interface SelectedFile {
  file: File
  preview: ImportPreview
}

/** Import of a contract file: format, preview of each line, and receipt. */
export function ImportDialog(props: ImportDialogProps) {
  const { vendor, known, listed, onList, storedName, onImport, onSample, onClose } = props
  const t = useText('contractImport')
  const common = useText('common')
  const format = useFormat()
  const [selectedFile, setSelectedFile] = useState<SelectedFile | null>(null)
  const [skipping, setSkipping] = useState(nothingSkipped)
  const [progress, setProgress] = useState<Progress>({ status: 'choosing', failure: null })
  // Of its own, because the import may run or have a receipt.
  const [sampleFailure, setSampleFailure] = useState<MutationFailure | null>(null)
  // The last selected file wins the race against an earlier one that takes longer to read.
  const latestFile = useRef<File | null>(null)
  const sending = progress.status === 'sending'
  const done = progress.status === 'done'
  const readLines = selectedFile?.preview.lines ?? noLines
  const allLines = useMemo(
    () => (known === null ? readLines : checkNames(vendor, readLines, known)),
    [vendor, readLines, known],
  )
  const duplicates = useMemo(() => duplicatesOf(allLines, listed), [allLines, listed])
  const plans = useMemo(() => plansOf(allLines, duplicates, skipping), [allLines, duplicates, skipping])
  const linesToSend = allLines.filter((line) => plans.get(line) !== 'skipped')
  const hasProblems = linesToSend.some(({ problems }) => problems.length > 0)
  const disabledReason =
    linesToSend.length === 0
      ? t(allLines.length === 0 ? 'chooseFirst' : 'allSkipped')
      : known === null
        ? t('checking')
        : hasProblems
          ? t('correctFirst')
          : undefined
  const close = () => (sending ? undefined : onClose())
  const fail = (failure: MutationFailure, receipt?: readonly ReceiptLine[]) =>
    setProgress({ status: 'choosing', failure, ...(receipt ? { receipt } : {}) })

  async function selectFile(file: File | null) {
    setProgress({ status: 'choosing', failure: null })
    setSelectedFile(null)
    setSkipping(nothingSkipped)
    latestFile.current = file
    if (!file) return
    try {
      const preview = await previewOf(vendor, new Uint8Array(await file.arrayBuffer()))
      if (latestFile.current === file) setSelectedFile({ file, preview })
    } catch (error) {
      const reason =
        error instanceof TableLimitError
          ? t(`tooLarge.${error.limit}`, { line: error.line, most: limits[error.limit] })
          : messageOf(error)
      if (latestFile.current === file) fail({ message: t('unreadable', { reason }) })
    }
  }

  async function send({ file, preview }: SelectedFile) {
    setProgress({ status: 'sending' })
    const before = await onList().catch(() => null)
    try {
      const content = { columns: preview.columns, lines: linesToSend }
      await onImport(normalizedFile(content, file.name, storedName))
      const receipt = receiptOf(allLines, linesToSend, null)
      setProgress({
        status: 'done',
        name: file.name,
        count: linesToSend.length,
        left: allLines.length - linesToSend.length,
        receipt,
      })
    } catch (error) {
      // Sending the same file again would store its first rows twice.
      setSelectedFile(null)
      latestFile.current = null
      const after = before && (await onList().catch(() => null))
      const stored = before && after && storedLines(linesToSend, before, after)
      const cause = error instanceof Error ? error : new Error(String(error))
      const receipt = receiptOf(allLines, linesToSend, cause, stored)
      fail(failureOf(cause, receipt, stored !== null), receipt)
    }
  }

  function failureOf(error: Error, receipt: readonly ReceiptLine[], isListed: boolean): MutationFailure {
    const reason = error.message
    const count = receipt.filter(({ outcome }) => outcome === 'stored').length
    if (error instanceof UnknownOutcomeError) {
      const total = linesToSend.length
      return {
        message: isListed ? t('unconfirmedListed', { count, total }) : t('unconfirmed'),
        unconfirmed: true,
      }
    }
    const line = error instanceof PartialImportError ? lineOfStop(error) : undefined
    if (line !== undefined) return { message: t('stoppedAt', { reason, line, count }) }
    if (isListed && (count > 0 || error instanceof PartialImportError))
      return { message: t('stoppedListed', { reason, count }) }
    return { message: t(error instanceof PartialImportError ? 'stopped' : 'refused', { reason }) }
  }

  /** The uploaded file has its header on line 1 and one line per contract. */
  function lineOfStop(error: PartialImportError): number | undefined {
    if (error.line === null) return undefined
    return error.line < 2 ? 1 : linesToSend[stoppedIndex(error.line)]?.line
  }

  return (
    <Dialog
      kind="alert"
      open
      width="wide"
      title={t(`title.${vendor}`)}
      description={t('text')}
      onClose={close}
      actions={
        <>
          {done ? null : (
            <Button
              variant="ghost"
              className="mr-auto"
              onClick={() => {
                setSampleFailure(null)
                void onSample().catch((error: unknown) =>
                  setSampleFailure({ message: t('sampleFailed', { reason: messageOf(error) }) }),
                )
              }}
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
              aria-disabled={disabledReason !== undefined}
              title={disabledReason}
              onClick={() =>
                selectedFile && disabledReason === undefined ? void send(selectedFile) : undefined
              }
            >
              {t('verb', { count: linesToSend.length })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {done ? (
          // Focused, because the button that had the focus is gone.
          <div ref={focusElement} tabIndex={-1} className="flex flex-col gap-4 outline-none">
            <Banner tone="success">{t('done', { name: progress.name, count: progress.count })}</Banner>
            {progress.left > 0 ? (
              <Banner tone="warning">{t('leftOut', { count: progress.left })}</Banner>
            ) : null}
          </div>
        ) : (
          <FileDrop
            label={t('file')}
            hint={t('limits', { types: fileTypes.join(', '), size: format.bytes(maxSize), ...limits })}
            types={fileTypes}
            maxSize={maxSize}
            disabled={sending}
            value={selectedFile?.file ?? null}
            onChange={(file) => void selectFile(file)}
          />
        )}
        <FailureBanner failure={sampleFailure} />
        {progress.status === 'choosing' ? <FailureBanner failure={progress.failure} /> : null}
        <div aria-live="polite">
          {sending && selectedFile ? (
            <WorkProgress label={t('sending', { name: selectedFile.file.name })} />
          ) : null}
        </div>
        {progress.status !== 'sending' && progress.receipt ? (
          <ImportReceipt lines={progress.receipt} />
        ) : null}
        {selectedFile && !done ? (
          <ImportPreviewTable
            vendor={vendor}
            preview={{ ...selectedFile.preview, lines: allLines }}
            unchecked={known !== null && (known.hosts === null || known.locations === null)}
            duplicates={duplicates}
            plans={plans}
            skipping={skipping}
            onSkip={setSkipping}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

const fileTypes = ['.csv'] as const
/** Size limit, far above any real contract file. */
const maxSize = 5 * 1024 * 1024

const focusElement = (element: HTMLElement | null) => element?.focus()
const noLines: readonly never[] = []
const nothingSkipped = { isInvalid: false, duplicates: false }

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
