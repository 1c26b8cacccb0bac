import { clsx } from 'clsx'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { toneIcon, toneIconClass } from '../../components/badge/Badge.tsx'
import { Button, ButtonLink, IconButton } from '../../components/button/Button.tsx'
import { CopyButton } from '../../components/copyable/Copyable.tsx'
import { Drawer } from '../../components/dialog/Drawer.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { missingValue } from '../../lib/format.ts'
import { useNarrow } from '../../lib/layout.ts'
import { Link } from '../../lib/links.ts'
import { UnreadText } from '../cells/cells.tsx'
import { kinds } from '../columns/kinds.tsx'
import { entrySeparator } from '../engine/keys.ts'
import type { PeekFact, PeekMark } from './RowPeek.tsx'

export interface PeekDrawerProps {
  /** Identity of the row. */
  title: string
  /** Page of the row; null if it has none. */
  to: string | null
  /** Shown if the row has no page. */
  action?: { label: string; onSelect: () => void } | undefined
  /** Position among the rows: "3 of 60". */
  label: string
  /** State of the row as a whole, such as obsolete. */
  mark: PeekMark | null
  figures: readonly PeekFact[]
  /** Between the figures and the facts. */
  content?: ReactNode
  facts: readonly PeekFact[]
  /** Null at the first row. */
  onPrevious: (() => void) | null
  /** Null at the last row. */
  onNext: (() => void) | null
  onClose: () => void
  onReturnFocus: () => void
}

const previousKeys = ['ArrowUp', 'ArrowLeft', 'k']
const nextKeys = ['ArrowDown', 'ArrowRight', 'j']

/** One row of a list in a drawer at the right. The list stays usable; on a phone the drawer covers it. */
export function PeekDrawer(props: PeekDrawerProps) {
  const {
    title,
    to,
    action,
    label,
    mark,
    figures,
    content,
    facts,
    onPrevious,
    onNext,
    onClose,
    onReturnFocus,
  } = props
  const t = useText('table')
  const narrow = useNarrow()
  // On a wide screen the page makes room, see index.css.
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['peek'] = ''
    return () => {
      delete dataset['peek']
    }
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
    const isOnDrawer = target === currentTarget
    const link = currentTarget.querySelector('[data-peek-link]')
    // Arrow keys scroll a focused scroll region.
    if (target instanceof Element && target.matches('[data-slot="scroll-body"]')) return
    if (previousKeys.includes(key)) onPrevious?.()
    else if (nextKeys.includes(key)) onNext?.()
    else if (isOnDrawer && key === ' ') onClose()
    else if (isOnDrawer && key === 'Enter' && link instanceof HTMLElement) link.click()
    else return
    event.preventDefault()
  }

  return (
    <Drawer
      open
      modal={narrow}
      side="right"
      title={title}
      className="max-md:w-full max-md:border-l-0 md:top-12 min-[100rem]:bottom-9 min-[100rem]:shadow-none"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onOpenAutoFocus={focusDrawer}
      // On a wide screen the list behind it stays in use.
      onInteractOutside={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        // Focus outside the drawer was moved on purpose.
        if (document.activeElement === document.body) onReturnFocus()
      }}
      actions={
        <div className="flex flex-1 items-center gap-2">
          <IconButton
            variant="secondary"
            label={t('peek.previous')}
            aria-keyshortcuts="ArrowUp"
            {...control(onPrevious)}
          >
            <ChevronUp size={16} />
          </IconButton>
          <IconButton
            variant="secondary"
            label={t('peek.next')}
            aria-keyshortcuts="ArrowDown"
            {...control(onNext)}
          >
            <ChevronDown size={16} />
          </IconButton>
          <span aria-live="polite" className="text-13 text-text-muted tabular-nums">
            <span>{label}</span> <span className="sr-only">{title}</span>
          </span>
          {to === null ? null : (
            <ButtonLink variant="primary" to={to} data-peek-link className="ml-auto">
              {t('peek.open')}
            </ButtonLink>
          )}
          {action ? (
            <Button variant="primary" onClick={action.onSelect} data-peek-link className="ml-auto">
              {action.label}
            </Button>
          ) : null}
        </div>
      }
    >
      {mark ? (
        <div className="px-4 pt-3">
          <MarkText {...mark} />
        </div>
      ) : null}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-b border-line px-4 py-3 text-13 empty:hidden">
        {figures.map((fact) => (
          <div key={fact.id} className="flex min-w-0 flex-col gap-0.5">
            <dt className="text-12 text-text-muted">{fact.label}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">
              <PeekValue fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
      {content}
      <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 px-4 py-2 text-13 empty:hidden">
        {facts.map((fact) => (
          <div key={fact.id} className="contents">
            <dt className="py-1 wrap-anywhere text-text-muted">{fact.label}</dt>
            <dd className="min-w-0 py-1 wrap-anywhere">
              <PeekValue fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </Drawer>
  )
}

/** Focus on the drawer itself leaves Enter and Space to its own keys. */
function focusDrawer(event: Event) {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
}

/** Stays focusable at the first and last row, so that the arrow keys go on working. */
function control(onClick: (() => void) | null) {
  return onClick === null ? { 'aria-disabled': true } : { onClick }
}

/** The cell of a fact, in full length. */
function PeekValue({ fact }: { fact: PeekFact }) {
  const { mark, critical, to, value, note } = fact
  const content = <Content fact={fact} />
  return (
    <span className={clsx('inline-block max-w-full', critical && 'font-semibold text-danger-text')}>
      {to === null || value === null || fact.unread ? (
        content
      ) : (
        <Link
          to={to}
          className="-my-0.5 inline-flex min-h-6 min-w-6 items-center text-accent-text hover:underline"
        >
          {content}
        </Link>
      )}
      {note === '' ? null : (
        <bdi className="block text-12 font-normal text-text-muted tabular-nums">{note}</bdi>
      )}
      {mark ? <MarkText {...mark} /> : null}
    </span>
  )
}

function Content({ fact: { kind, value, text, tone, unread } }: { fact: PeekFact }) {
  const common = useText('common')
  if (unread) return <UnreadText unread={unread} />
  if (value === null)
    return (
      <span className="font-normal text-text-muted">{kind === 'list' ? common('none') : missingValue}</span>
    )
  if (kind === 'list')
    return (
      <ul translate="no">
        {String(value)
          .split(entrySeparator)
          .map((entry, index) => (
            <li key={index}>
              <bdi>{entry}</bdi>
            </li>
          ))}
      </ul>
    )
  // The button of a code cell is not a tab stop, because the grid has its own keys.
  if (kind === 'code')
    return (
      <span className="inline-flex max-w-full items-center gap-1">
        <code className="min-w-0 font-mono text-12">{text}</code>
        <CopyButton text={text} />
      </span>
    )
  const { Cell, align, tabular } = kinds[kind]
  return (
    <bdi translate="no" className={clsx((align === 'end' || tabular) && 'tabular-nums')}>
      <Cell kind={kind} value={value} text={text} needle="" tone={tone} />
    </bdi>
  )
}

/** A mark with its words, which the table only shows as an icon. */
function MarkText({ mark, label }: PeekMark) {
  const Icon = toneIcon[mark.tone]
  return (
    <span className="flex items-start gap-1.5 text-12 font-normal">
      <Icon aria-hidden size={14} className={clsx('mt-0.5 shrink-0', toneIconClass[mark.tone])} />
      {label}
    </span>
  )
}
