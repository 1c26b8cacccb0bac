import { Bookmark } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { buttonClass } from '../../components/button/buttonClass.ts'
import { OnDemandMenu } from '../../components/menu/OnDemandMenu.tsx'
import { useToast } from '../../components/toast/Toast.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListTools } from '../../lib/listTools.ts'
import type { ListView } from '../../lib/listView.ts'
import { copyText } from '../../lib/react/copyText.ts'
import { lazyPart } from '../../lib/react/lazyPart.ts'
import type { ViewDialog } from './ViewChoices.tsx'

const load = async () => (await import('./ViewChoices.tsx')).ViewChoices

// Seldom opened, and most of what there is to views.
const SaveViewDialog = lazyPart(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog)
const ManageViews = lazyPart(async () => (await import('./ManageViews.tsx')).ManageViews)
const CompareDialog = lazyPart(async () => (await import('../compare/CompareDialog.tsx')).CompareDialog)

export interface ViewsMenuProps {
  /** What differs from the list's own view. */
  parts: () => Partial<ListView>
  tools: ListTools
}

/** Views that have a name, and what else is done with the view as a whole. */
export function ViewsMenu({ parts, tools }: ViewsMenuProps) {
  const t = useText('list')
  const toast = useToast()
  const [open, setOpen] = useState<ViewDialog | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { views, onCompare } = tools
  const shown = views.saved.find(({ isShown }) => isShown)
  const close = () => {
    setOpen(null)
    button.current?.focus()
  }
  return (
    <>
      <OnDemandMenu
        align="end"
        button={button}
        label={shown ? t('views.shown', { name: shown.name }) : t('views.button')}
        className={buttonClass({ variant: 'ghost' })}
        face={
          <>
            <Bookmark aria-hidden size={16} />
            <bdi translate="no" className="max-w-48 truncate">
              {shown?.name ?? t('views.button')}
            </bdi>
          </>
        }
        load={load}
        entries={{
          views,
          canCompare: onCompare !== undefined,
          onDialog: setOpen,
          onCopy: () => {
            void copyText(views.link(parts())).then((copied) =>
              toast(
                copied
                  ? { tone: 'success', title: t('views.copied') }
                  : { tone: 'danger', title: t('views.notCopied') },
              ),
            )
          },
        }}
      />
      {open === null ? null : (
        <Suspense>
          {open === 'save' ? (
            <SaveViewDialog views={views} view={parts()} onClose={close} />
          ) : open === 'manage' ? (
            <ManageViews views={views} onClose={close} />
          ) : (
            <CompareDialog onCompare={onCompare} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}
