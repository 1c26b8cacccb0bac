import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/dates.ts'
import { useFullValue } from '../columns/useColumnTexts.ts'
import { readKey } from '../engine/keys.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { cellAt, type FoundCell, markOf } from './rows.ts'

interface FullValueProps<Row> {
  table: DataTableModel<Row>
  scroller: HTMLElement | null
}

const hoverDelay = 400
/** Limit of the panel in characters. Copying the cell returns the whole value. */
const maxLength = 5000

/**
 * Panel with the full value of a truncated cell, opened by focus or hover and closed by Escape. One panel
 * and one set of listeners serve the whole table.
 */
export function FullValue<Row>({ table, scroller }: FullValueProps<Row>) {
  const t = useText('table')
  const [cell, setCell] = useState<FoundCell<Row> | null>(null)
  const id = useId()
  const format = useFormat()
  const currentTime = useNow()
  const now = table.pastAt ?? currentTime
  const fullValue = useFullValue(table.texts)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lines = cell ? linesOf(cell) : []

  function linesOf({ column, row }: FoundCell<Row>): string[] {
    const key = readKey(column, row, table.now)
    const age = column.kind === 'dateTime' && typeof key === 'number' ? [format.age(key, now)] : []
    const mark = markOf(column, row, table.now)
    const full = fullValue(column, row, table.now)
    const text = full.length > maxLength ? `${full.slice(0, maxLength)}…` : full
    const difference = table.differenceOf?.(column, row) ?? ''
    const marked = mark ? table.texts.mark(mark, now) : ''
    return [text, ...age, marked, difference].filter((line) => line !== '')
  }

  const show = useEffectEvent((target: EventTarget | null, isExplicit: boolean) => {
    const found = cellAt(table, target)
    const hasMore =
      found !== null &&
      (isExplicit ||
        isTruncated(found.element) ||
        linesOf(found).length > 1 ||
        (table.differenceOf?.(found.column, found.row) ?? null) !== null)
    setCell(hasMore ? found : null)
  })

  useEffect(() => {
    if (!scroller) return undefined
    const debounce = (callback: () => void) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(callback, hoverDelay)
    }
    const listeners = {
      focusin: ({ target }: Pick<Event, 'target'>) => {
        // A pending hover must not replace the panel that the keyboard opens now.
        clearTimeout(timer.current)
        if (target instanceof Element && target.matches(':focus-visible')) show(target, false)
      },
      focusout: (event: Event) => {
        const to = event instanceof FocusEvent ? event.relatedTarget : null
        const keepsOpen = panel.current?.matches(':hover') === true || (to !== null && to === panel.current)
        if (!keepsOpen) setCell(null)
      },
      // The panel of a focused cell follows it while scrolling.
      scroll: () => {
        clearTimeout(timer.current)
        setCell((current) =>
          current && hasFocus(current.element) && isVisible(current.element, scroller)
            ? { ...current }
            : null,
        )
      },
      pointerover: ({ target }: Event) => debounce(() => show(target, false)),
      pointerleave: () => debounce(() => setCell(null)),
      click: ({ target }: Event) => {
        if (target instanceof Element && target.closest('[data-full-value]')) show(target, true)
      },
    }
    for (const [type, listener] of Object.entries(listeners)) scroller.addEventListener(type, listener)
    // Shows the panel of a cell that was focused or hovered before this module loaded.
    if (scroller.contains(document.activeElement)) listeners.focusin({ target: document.activeElement })
    else debounce(() => show(scroller.querySelector('[data-cell]:hover'), false))
    return () => {
      clearTimeout(timer.current)
      for (const [type, listener] of Object.entries(listeners)) scroller.removeEventListener(type, listener)
    }
  }, [scroller])

  const element = cell?.element
  useLayoutEffect(() => {
    if (!element) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setCell(null)
    }
    const panelElement = panel.current
    const hide = () => setCell(null)
    element.setAttribute('aria-describedby', id)
    document.addEventListener('keydown', onKeyDown)
    panelElement?.addEventListener('focusout', hide)
    return () => {
      panelElement?.removeEventListener('focusout', hide)
      element.removeAttribute('aria-describedby')
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [element, id])

  if (!cell || lines.length === 0) return null
  return (
    <div
      id={id}
      role="tooltip"
      aria-label={t('fullValue')}
      dir="auto"
      className="fixed z-40 max-h-60 max-w-120 min-w-24 animate-appear overflow-auto rounded-panel border border-line bg-surface-raised px-3 py-2 text-13 wrap-anywhere whitespace-pre-wrap text-text shadow-float"
      style={panelPosition(cell.element)}
      ref={panel}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={() => setCell(null)}
    >
      {lines.map((line, index) => (
        <div key={index} className={index > 0 ? 'text-text-muted' : ''}>
          {line}
        </div>
      ))}
    </div>
  )
}

function hasFocus(element: HTMLElement): boolean {
  return element.contains(document.activeElement)
}

function isVisible(element: HTMLElement, scroller: HTMLElement): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
  return (
    inner.bottom > outer.top &&
    inner.top < outer.bottom &&
    inner.right > outer.left &&
    inner.left < outer.right
  )
}

/** A list that shows only its first entries counts as truncated too, and so does a short form. */
function isTruncated(element: HTMLElement): boolean {
  if (element.matches('[data-short]') || element.querySelector('[data-full-value]')) return true
  return (
    isCutInPadding(element) ||
    [element, ...element.querySelectorAll('.truncate')].some((part) => part.scrollWidth > part.clientWidth)
  )
}

/** Text that only reaches into the padding at the end has an ellipsis, but no larger scroll width. */
function isCutInPadding(element: HTMLElement): boolean {
  // Text for screen readers has its full width, although it is hidden.
  if (element.querySelector('.sr-only')) return false
  // Only the text: a link also has padding.
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let end = 0
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode)
    end = Math.max(end, range.getBoundingClientRect().right)
  }
  const padding = Number.parseFloat(getComputedStyle(element).paddingRight)
  return end > element.getBoundingClientRect().right - padding + 0.5
}

function panelPosition(element: HTMLElement) {
  const { left, top, bottom } = element.getBoundingClientRect()
  const fitsBelow = window.innerHeight - bottom > 120
  return {
    left: Math.max(8, Math.min(left, window.innerWidth - 240)),
    ...(fitsBelow ? { top: bottom - 2 } : { bottom: window.innerHeight - top - 2 }),
  }
}
