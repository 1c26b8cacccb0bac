import { Download, Link2, Star, Trash2, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { IconButton } from '../../components/button/IconButton.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import type { SavedView, TakenView, ViewTools } from '../../lib/listTools.ts'
import { copyText } from '../../lib/react/copyText.ts'

export interface ManageViewsProps {
  views: ViewTools
  onClose: () => void
}

type Said =
  | TakenView
  | { status: 'copied' | 'notCopied'; name: string }
  | { status: 'removed'; name: string; undo: () => void }

/** Dialog that lists, shares, imports and deletes saved views and sets the default. */
export function ManageViews({ views, onClose }: ManageViewsProps) {
  const t = useText('list')
  const common = useText('common')
  const [said, setSaid] = useState<Said | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const label = useId()
  const heading = useRef<HTMLUListElement>(null)

  async function take(chosen: File | undefined) {
    if (!chosen) return
    setSaid(await views.take(chosen))
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
            onChange={({ target }) => void take(target.files?.[0])}
          />
          <Button id={label} onClick={() => file.current?.click()} className="mr-auto">
            <Upload size={16} />
            {t('views.import')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {common('actions.close')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {said ? (
          <Banner
            tone={isFault(said) ? 'danger' : 'success'}
            action={
              said.status === 'removed' ? (
                <Button
                  size="small"
                  onClick={() => {
                    said.undo()
                    setSaid(null)
                    heading.current?.focus()
                  }}
                >
                  {t('views.undo')}
                </Button>
              ) : undefined
            }
          >
            {t(`views.said.${said.status}`, { name: 'name' in said ? said.name : '' })}
          </Banner>
        ) : null}
        {views.saved.length === 0 ? <p className="text-13 text-text-muted">{t('views.none')}</p> : null}
        <ul
          ref={heading}
          tabIndex={-1}
          aria-label={t('views.saved')}
          className="divide-y divide-line outline-none"
        >
          {views.saved.map((view) => (
            <ViewRow
              key={view.name}
              view={view}
              views={views}
              onSaid={(next) => {
                setSaid(next)
                if (next.status === 'removed') heading.current?.focus()
              }}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function isFault({ status }: Said) {
  return status === 'unreadable' || status === 'otherList' || status === 'notCopied'
}

interface ViewRowProps {
  view: SavedView
  views: ViewTools
  onSaid: (said: Said) => void
}

function ViewRow({ view: { name, isDefault }, views, onSaid }: ViewRowProps) {
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
        <Star size={16} className={cn(isDefault && 'fill-current text-accent-text')} />
      </IconButton>
      <IconButton
        label={t('views.copyOf', { name })}
        onClick={() => {
          void copyText(views.linkOf(name)).then((copied) =>
            onSaid({ status: copied ? 'copied' : 'notCopied', name }),
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
          onSaid({ status: 'removed', name, undo: views.onRemove(name) })
        }}
      >
        <Trash2 size={16} />
      </IconButton>
    </li>
  )
}
