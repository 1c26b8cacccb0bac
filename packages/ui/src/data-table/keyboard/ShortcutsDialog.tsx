import { Dialog } from '../../components/dialog/Dialog.tsx'
import { Kbd } from '../../components/kbd/Kbd.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

export interface Shortcut {
  /** Keys that do the same, each alone. */
  keys: readonly string[]
  label: string
}

interface ShortcutsDialogProps {
  shortcuts: readonly Shortcut[]
  onClose: () => void
}

/** Keyboard shortcuts of a list. */
export function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps) {
  const t = useText('table')
  return (
    <Dialog open title={t('shortcuts.title')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 text-13">
        {shortcuts.map(({ keys, label }) => (
          <div key={label} className="contents">
            <dt className="flex flex-wrap gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
