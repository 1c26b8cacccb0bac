import { clsx } from 'clsx'
import { FileText, Upload, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { IconButton } from '../button/Button.tsx'
import { Field, type FieldFrameProps } from '../field/Field.tsx'

export interface FileDropProps extends FieldFrameProps, FileLimits {
  value: File | null
  /** With a problem the file is null. The field shows the error itself. */
  onChange: (file: File | null, problem: FileProblem | null) => void
  onBlur?: () => void
  disabled?: boolean
}

export function FileDrop(props: FileDropProps) {
  const { value, onChange, onBlur, types, maxSize, disabled = false, error, ...frame } = props
  const t = useText('form')
  const common = useText('common')
  const format = useFormat()
  const [rejected, setRejected] = useState<{ problem: FileProblem; name: string } | null>(null)
  const [isDragOver, setIsDragOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const names = types.join(', ')
  const size = format.bytes(maxSize)

  function selectFiles(files: readonly File[]) {
    const problem = fileProblem(files, { types, maxSize })
    setRejected(problem ? { problem, name: files[0]?.name ?? '' } : null)
    onChange(problem ? null : (files[0] ?? null), problem)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsDragOver(false)
    const files = [...event.dataTransfer.files]
    // Dropped text or an address has no file.
    if (!disabled && files.length > 0) selectFiles(files)
  }
  function remove() {
    if (input.current) input.current.value = ''
    selectFiles([])
    input.current?.focus()
  }

  const problemText = rejected
    ? t(`file.${rejected.problem}`, { name: rejected.name, types: names, size })
    : null
  return (
    <Field
      {...frame}
      hint={frame.hint ?? t('file.limits', { types: names, size })}
      error={problemText ?? error}
    >
      {(control) => (
        <div
          data-slot="file-drop"
          onDragOver={(event) => {
            event.preventDefault()
            setIsDragOver(true)
          }}
          onDragLeave={() => setIsDragOver(false)}
          onDrop={drop}
          className={clsx(
            'relative flex min-h-20 items-center justify-center gap-3 rounded-panel border border-dashed bg-surface-raised px-3 py-2 text-13 transition-colors',
            'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
            error || problemText
              ? 'border-danger-icon'
              : isDragOver
                ? 'border-accent bg-accent-subtle'
                : 'border-line-control',
            disabled && 'border-line bg-surface-hover text-text-muted',
          )}
        >
          {/* Covers the whole drop zone, so that a click anywhere opens the file picker. */}
          <input
            ref={input}
            type="file"
            {...control}
            accept={names}
            disabled={disabled}
            // Resets the value, because the same file may be selected again after editing.
            onClick={({ currentTarget }) => (currentTarget.value = '')}
            onChange={({ target }) => selectFiles([...(target.files ?? [])])}
            onBlur={() => onBlur?.()}
            className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed"
          />
          {value ? (
            <>
              <FileText size={20} className="shrink-0 text-text-muted" />
              <span className="min-w-0 flex-1">
                <bdi translate="no" className="block font-medium wrap-anywhere">
                  {value.name}
                </bdi>
                <span className="text-12 text-text-muted">{`${typeOf(value)} · ${format.bytes(value.size)}`}</span>
              </span>
              <IconButton
                label={common('actions.remove', { name: value.name })}
                disabled={disabled}
                onClick={remove}
                className="relative"
              >
                <X size={16} />
              </IconButton>
            </>
          ) : (
            <>
              <Upload size={20} className="shrink-0 text-text-muted" />
              <span>
                {t('file.drop')} <span className="text-accent-text underline">{t('file.choose')}</span>
              </span>
            </>
          )}
        </div>
      )}
    </Field>
  )
}

function typeOf({ name }: File) {
  return name.slice(name.lastIndexOf('.') + 1).toUpperCase()
}

export interface FileLimits {
  /** File extensions, such as ".csv". */
  types: readonly string[]
  /** In bytes. */
  maxSize: number
}

export type FileProblem = 'several' | 'wrongType' | 'empty' | 'tooBig'

/**
 * Returns why the files are invalid. Checks extensions, because the MIME type of CSV differs between
 * systems.
 */
export function fileProblem(
  files: readonly Pick<File, 'name' | 'size'>[],
  { types, maxSize }: FileLimits,
): FileProblem | null {
  const [file] = files
  if (!file) return null
  if (files.length > 1) return 'several'
  if (!types.some((type) => file.name.toLowerCase().endsWith(type))) return 'wrongType'
  if (file.size === 0) return 'empty'
  return file.size > maxSize ? 'tooBig' : null
}
