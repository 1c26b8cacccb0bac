import { clsx } from 'clsx'
import { Download, Link2, Star, Trash2, Upload } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button, IconButton } from '../../components/button/Button.tsx'
import { Checkbox } from '../../components/checkbox/Checkbox.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { copyText } from '../../lib/dom.ts'
import type { ListTools, SavedView, ViewImportResult, ViewTools } from '../../lib/listTools.ts'
import type { ListView } from '../../lib/listView.ts'
import { CompareDialog } from '../compare/CompareDialog.tsx'
import type { ViewDialog } from '../toolbar/ToolbarMenus.tsx'

export interface ViewDialogsProps {
  dialog: Exclude<ViewDialog, 'overTime'>
  tools: ListTools
  /** The parts that differ from the list's initial view. */
  view: Partial<ListView>
  onClose: () => void
}

export function ViewDialogs({ dialog, tools, view, onClose }: ViewDialogsProps) {
  const { views, onCompare } = tools
  if (dialog === 'save') return <SaveViewDialog views={views} view={view} onClose={onClose} />
  if (dialog === 'manage') return <ManageViews views={views} onClose={onClose} />
  return <CompareDialog onCompare={onCompare} onClose={onClose} />
}

export interface SaveViewDialogProps {
  views: Pick<ViewTools, 'saved' | 'onSave'>
  view: Partial<ListView>
  onClose: () => void
}

/** Limit in characters, because names are menu items. */
const maxNameLength = 80

/** Dialog that names the view. An existing name is overwritten after a warning. */
function SaveViewDialog({ views, view, onClose }: SaveViewDialogProps) {
  const t = useText('list')
  const common = useText('common')
  const [draftName, setDraftName] = useState(() => views.saved.find(({ isShown }) => isShown)?.name ?? '')
  const [isSubmitted, setSubmitted] = useState(false)
  const name = draftName.trim()
  const existing = views.saved.find((other) => other.name === name)
  const [chosenDefault, setDefault] = useState<boolean | null>(null)
  const [chosenPersistent, setPersistent] = useState<boolean | null>(null)
  const isDefault = chosenDefault ?? existing?.isDefault ?? false
  const isKept = chosenPersistent ?? existing?.isKept ?? false
  const error = name === '' && isSubmitted ? t('views.nameMissing') : null

  function save(event?: FormEvent) {
    event?.preventDefault()
    setSubmitted(true)
    if (name === '') return
    views.onSave(name, view, { isDefault, isKept })
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('views.saveTitle')}
      description={t('views.saveText')}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" onClick={() => save()}>
            {existing ? t('views.replace') : common('actions.save')}
          </Button>
        </>
      }
    >
      <form onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label={common('columns.name')}
          value={draftName}
          maxLength={maxNameLength}
          required
          error={error}
          hint={existing ? t('views.nameTaken') : undefined}
          onChange={(event) => setDraftName(event.target.value)}
        />
        <Checkbox
          label={t('views.default')}
          checked={isDefault}
          onCheckedChange={(checked) => setDefault(checked)}
        />
        <Checkbox
          label={t('views.keep')}
          checked={isKept}
          onCheckedChange={(checked) => setPersistent(checked)}
        />
      </form>
    </Dialog>
  )
}

export interface ManageViewsProps {
  views: ViewTools
  onClose: () => void
}

type ViewMessage =
  | ViewImportResult
  | { status: 'copied' | 'notCopied'; name: string }
  | { status: 'removed'; name: string; undo: () => void }

/** Dialog that lists, shares, imports and deletes saved views and sets the default. */
function ManageViews({ views, onClose }: ManageViewsProps) {
  const t = useText('list')
  const common = useText('common')
  const [message, setMessage] = useState<ViewMessage | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const label = useId()
  const listElement = useRef<HTMLUListElement>(null)

  async function importFile(selectedFile: File | undefined) {
    if (!selectedFile) return
    setMessage(await views.importFile(selectedFile))
    if (file.current) file.current.value = ''
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('views.manageTitle')}
      description={t('views.manageText')}
      actions={
        <>
          <input
            ref={file}
            type="file"
            accept=".json"
            aria-labelledby={label}
            className="hidden"
            onChange={({ target }) => void importFile(target.files?.[0])}
          />
          <Button id={label} onClick={() => file.current?.click()} className="mr-auto">
            <Upload size={16} />
            {common('actions.openImport')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {common('actions.close')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {message ? (
          <Banner
            tone={isFailure(message) ? 'danger' : 'success'}
            action={
              message.status === 'removed' ? (
                <Button
                  size="small"
                  onClick={() => {
                    message.undo()
                    setMessage(null)
                    listElement.current?.focus()
                  }}
                >
                  {common('actions.undo')}
                </Button>
              ) : undefined
            }
          >
            {t(`views.said.${message.status}`, { name: 'name' in message ? message.name : '' })}
          </Banner>
        ) : null}
        {views.saved.length === 0 ? <p className="text-13 text-text-muted">{t('views.none')}</p> : null}
        <ul
          ref={listElement}
          tabIndex={-1}
          aria-label={t('views.saved')}
          className="divide-y divide-line outline-none"
        >
          {views.saved.map((view) => (
            <ViewRow
              key={view.name}
              view={view}
              views={views}
              onMessage={(next) => {
                setMessage(next)
                if (next.status === 'removed') listElement.current?.focus()
              }}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function isFailure({ status }: ViewMessage) {
  return status === 'unreadable' || status === 'otherList' || status === 'notCopied'
}

interface ViewRowProps {
  view: SavedView
  views: ViewTools
  onMessage: (message: ViewMessage) => void
}

function ViewRow({ view: { name, isDefault }, views, onMessage }: ViewRowProps) {
  const t = useText('list')
  return (
    <li className="flex items-center gap-1 py-1">
      <span className="min-w-0 flex-1 truncate text-13" title={name}>
        <bdi translate="no">{name}</bdi>
      </span>
      <IconButton
        label={t('views.setDefault', { name })}
        aria-pressed={isDefault}
        onClick={() => views.onDefaultChange(isDefault ? null : name)}
      >
        <Star size={16} className={clsx(isDefault && 'fill-current text-accent-text')} />
      </IconButton>
      <IconButton
        label={t('views.copyOf', { name })}
        onClick={() => {
          void copyText(views.linkOf(name)).then((copied) =>
            onMessage({ status: copied ? 'copied' : 'notCopied', name }),
          )
        }}
      >
        <Link2 size={16} />
      </IconButton>
      <IconButton label={t('views.download', { name })} onClick={() => views.onDownload(name)}>
        <Download size={16} />
      </IconButton>
      <IconButton
        label={t('views.remove', { name })}
        onClick={() => {
          onMessage({ status: 'removed', name, undo: views.onRemove(name) })
        }}
      >
        <Trash2 size={16} />
      </IconButton>
    </li>
  )
}
