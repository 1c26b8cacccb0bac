import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { type ReactNode, use, useEffect, useState } from 'react'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { Kbd } from '../../components/kbd/Kbd.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { OwnPageContext } from '../../lib/contexts.ts'
import { isInList, isTyping, shortcutKey } from '../../lib/dom.ts'
import { rowAt } from '../body/rows.ts'
import type { DataTableModel } from '../useDataTable.tsx'

interface ShortcutListProps<Row> {
  table: DataTableModel<Row>
  scroller: HTMLElement | null
  canPeek: boolean
}

/** Opens the list of the shortcuts that work in this table with `?`. */
export function ShortcutList<Row>({ table, scroller, canPeek }: ShortcutListProps<Row>) {
  const t = useText('table')
  const isOwnPage = use(OwnPageContext)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { altKey, ctrlKey, metaKey, target } = event
      // On a page with several tables, the first one opens its list.
      if (shortcutKey(event) !== '?' || altKey || ctrlKey || metaKey || event.defaultPrevented) return
      if (!isOwnPage && !isInList(target, scroller)) return
      if (isTyping(target) || document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOwnPage, scroller])

  if (!open) return null
  const space = t('shortcuts.keys.space')
  const firstRow = rowAt(table, 0)
  const actions = firstRow === undefined ? [] : (table.rowActions?.(firstRow) ?? [])
  const shortcuts: readonly Shortcut[] = [
    { keys: ['/'], label: t('shortcuts.search') },
    { keys: ['j', 'k', '↓', '↑', '→', '←'], label: t('shortcuts.move') },
    ...(table.rowTo ? [{ keys: [t('shortcuts.keys.enter')], label: t('shortcuts.open') }] : []),
    ...(canPeek ? [{ keys: [space], label: t('shortcuts.peek') }] : []),
    ...(table.selection
      ? [
          { keys: canPeek ? ['x'] : ['x', space], label: t('shortcuts.select') },
          { keys: [t('shortcuts.keys.shift', { key: 'x' })], label: t('shortcuts.range') },
        ]
      : []),
    ...actions.flatMap(({ shortcut, label }) =>
      shortcut === undefined ? [] : [{ keys: [shortcut], label }],
    ),
    { keys: [t('copy.rowKey')], label: t('copy.row') },
    { keys: ['?'], label: t('shortcuts.list') },
  ]
  return (
    <ShortcutsDialog
      shortcuts={shortcuts}
      onClose={() => {
        setOpen(false)
        setTimeout(focusList)
      }}
    />
  )
}

/** Without a focus before, the next key would draw a ring around the whole page. */
function focusList() {
  const focused = document.activeElement
  if (focused !== null && focused !== document.body && focused.id !== 'content') return
  document
    .querySelector<HTMLElement>('[role="grid"] [data-cell][tabindex="0"]')
    ?.focus({ preventScroll: true })
}

export interface Shortcut {
  /** Keys that do the same, each alone. */
  keys: readonly string[]
  label: string
}

/** Drawn, because not every font has them. */
const arrows: Readonly<Record<string, ReactNode>> = {
  '↓': <ArrowDown size={12} aria-label="↓" />,
  '↑': <ArrowUp size={12} aria-label="↑" />,
  '→': <ArrowRight size={12} aria-label="→" />,
  '←': <ArrowLeft size={12} aria-label="←" />,
}

interface ShortcutsDialogProps {
  shortcuts: readonly Shortcut[]
  onClose: () => void
}

/** Keyboard shortcuts of a list. */
function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps) {
  const t = useText('table')
  return (
    <Dialog open title={t('shortcuts.title')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 text-13">
        {shortcuts.map(({ keys, label }) => (
          <div key={label} className="contents">
            <dt className="flex flex-wrap gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{arrows[key] ?? key}</Kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
