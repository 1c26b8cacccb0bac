import { ArrowDown, ArrowUp, Pin, PinOff } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Button, IconButton } from '../../components/button/Button.tsx'
import { Checkbox } from '../../components/checkbox/Checkbox.tsx'
import { Drawer } from '../../components/dialog/Drawer.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListView } from '../../lib/listView.ts'
import { useOptimisticValue } from '../../lib/useOptimisticValue.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { moveColumn, withOrWithout } from './columnModel.ts'
import type { ColumnTexts } from './useColumnTexts.ts'

interface ArrangedColumn {
  id: string
  group?: string
}

export interface ArrangeColumnsProps {
  /** All columns in their current order. */
  orderedColumns: readonly ArrangedColumn[]
  view: ListView
  setView: DataTableModel<unknown>['setView']
  texts: ColumnTexts
  onReset: () => void
  onClose: () => void
}

/** Dialog that shows, hides, pins and reorders columns. Alt with an arrow key moves one. */
export function ArrangeColumns({ orderedColumns, onReset, onClose, ...table }: ArrangeColumnsProps) {
  const t = useText('table')
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { view, setView, texts } = table

  function move(index: number, by: -1 | 1) {
    const [id, target] = [orderedColumns[index]?.id, orderedColumns[index + by]?.id]
    if (id === undefined || target === undefined || index + by < 1) return
    const nextView = moveColumn(orderedColumns, view.pinned, id, target)
    if (!nextView) return
    setView(nextView)
    setAnnouncement(
      t('chooser.movedName', { name: texts.header(id), place: index + by + 1, count: orderedColumns.length }),
    )
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const row = event.target instanceof Element ? event.target.closest('li') : null
    const boxes = [...(list.current?.querySelectorAll('li') ?? [])]
    const index = row ? boxes.indexOf(row) : -1
    if (by === 0 || index === -1) return
    event.preventDefault()
    if (event.altKey) move(index, by)
    else boxes[index + by]?.querySelector<HTMLElement>('input:enabled')?.focus({ focusVisible: true })
  }

  return (
    <Drawer
      open
      side="right"
      title={t('chooser.arrangeTitle')}
      onClose={onClose}
      actions={<Button onClick={onReset}>{t('chooser.reset')}</Button>}
    >
      <p className="px-4 pt-3 text-13 text-text-muted">{t('chooser.arrangeHint')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its controls */}
      <ol ref={list} aria-label={t('chooser.arrangeTitle')} onKeyDown={onKeyDown} className="p-2">
        {orderedColumns.map((column, index) => (
          <Entry
            key={column.id}
            {...table}
            column={column}
            fixed={index === 0}
            onMove={(by) => move(index, by)}
            last={index === orderedColumns.length - 1}
            second={index === 1}
          />
        ))}
      </ol>
      <div aria-live="polite" className="sr-only">
        {announcement}
      </div>
    </Drawer>
  )
}

interface EntryProps extends Pick<ArrangeColumnsProps, 'view' | 'setView' | 'texts'> {
  column: ArrangedColumn
  /** The first column names the rows and cannot move. */
  fixed: boolean
  second: boolean
  last: boolean
  onMove: (by: -1 | 1) => void
}

function Entry({ column: { id, group }, fixed, second, last, onMove, view, setView, texts }: EntryProps) {
  const t = useText('table')
  const name = texts.header(id)
  const pinned = view.pinned.includes(id)
  const [shown, show] = useOptimisticValue(!view.hidden.includes(id), (next) =>
    setView(({ hidden }) => ({ hidden: withOrWithout(hidden, id, !next) })),
  )
  const pin = () => setView((view) => ({ pinned: withOrWithout(view.pinned, id, !pinned) }))
  return (
    <li className="flex min-h-9 items-center gap-1 rounded-control px-2 hover:bg-surface-hover">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <Checkbox
          label={name}
          checked={shown}
          disabled={fixed}
          onCheckedChange={show}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        />
        {group !== undefined && <span className="text-12 text-text-muted">{texts.group(group)}</span>}
      </span>
      {!fixed && (
        <>
          <IconButton
            size="small"
            label={pinned ? t('chooser.unpin', { name }) : t('chooser.pin', { name })}
            onClick={pin}
            className={pinned ? 'text-accent-text' : 'text-text-muted'}
          >
            {pinned ? <PinOff size={14} /> : <Pin size={14} />}
          </IconButton>
          <IconButton
            size="small"
            label={t('chooser.up', { name })}
            disabled={second}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={14} />
          </IconButton>
          <IconButton
            size="small"
            label={t('chooser.down', { name })}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={14} />
          </IconButton>
        </>
      )}
    </li>
  )
}
