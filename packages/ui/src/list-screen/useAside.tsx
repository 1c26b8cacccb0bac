import { PanelBottom, PanelRight } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { IconButton } from '../components/button/IconButton.tsx'
import { useText } from '../i18n/I18nProvider.tsx'
import { useMedia, wide } from '../lib/react/media.ts'

/** Side information can be closed. Where it would take its room from the rows it is closed until it is asked for. */
export function useAside(content: ReactNode): { button: ReactNode; place: ReactNode } {
  const t = useText('list')
  const id = useId()
  const beside = useMedia(wide)
  const [chosen, setChosen] = useState<boolean | null>(null)
  if (content === undefined || content === null) return { button: null, place: null }
  const open = chosen ?? beside
  const Icon = beside ? PanelRight : PanelBottom
  return {
    button: (
      <IconButton
        label={open ? t('aside.hide') : t('aside.show')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setChosen(!open)}
        className="aria-expanded:bg-surface-active"
      >
        <Icon size={16} />
      </IconButton>
    ),
    place: open ? (
      <aside
        id={id}
        className="max-h-[60%] shrink-0 overflow-y-auto border-t border-line xl:max-h-none xl:w-72 xl:border-t-0 xl:border-l"
      >
        {content}
      </aside>
    ) : null,
  }
}
