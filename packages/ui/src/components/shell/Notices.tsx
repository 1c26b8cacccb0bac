import { clsx } from 'clsx'
import { ChevronUp, X } from 'lucide-react'
import { type ReactNode, type Ref, use, useCallback, useEffect, useId, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../i18n/I18nProvider.tsx'
import { NoticesContext } from '../../lib/contexts.ts'
import { useMediaQuery, useNarrow, wideQuery } from '../../lib/layout.ts'
import { type Tone, toneIcon, toneIconClass } from '../badge/Badge.tsx'
import { Button, IconButton } from '../button/Button.tsx'

export interface NoticeProps {
  tone: Exclude<Tone, 'neutral' | 'success'>
  text: string
  /** One small ghost button or link. */
  action?: ReactNode
  onRetry?: (() => void) | undefined
  onClose?: () => void
}

/** Longer texts are folded, because the footer would cut them beside the pager; by whether the viewport is wide. */
const maxInlineLength = (isWide: boolean) => (isWide ? 96 : 40)

/**
 * A notice about the page, in the footer of the shell, so that it never moves the page. Several fold into one button.
 * Without a shell it is a line in place.
 */
export function Notice({ tone, text, action, onRetry, onClose }: NoticeProps) {
  const t = useText('common')
  const shell = use(NoticesContext)
  const id = useId()
  const add = shell?.add
  const { length } = text
  useEffect(() => add?.({ id, tone, length }), [add, id, tone, length])
  const Icon = toneIcon[tone]
  const notice = (
    <div
      data-slot="notice"
      role={tone === 'danger' ? 'alert' : 'status'}
      className="inventory-console flex min-h-7 min-w-0 items-center gap-2 text-12 text-text"
    >
      <Icon size={14} className={clsx('shrink-0', toneIconClass[tone])} aria-label={t(`tone.${tone}`)} />
      <span className={clsx('min-w-0', shell?.isFolded === false ? 'truncate' : 'grow wrap-anywhere')}>
        {text}
      </span>
      {action}
      {onRetry ? (
        <Button size="small" variant="ghost" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      ) : null}
      {onClose ? (
        <IconButton label={t('actions.close')} size="small" onClick={onClose}>
          <X size={14} />
        </IconButton>
      ) : null}
    </div>
  )
  if (shell === undefined) return <div className="shrink-0 px-3 md:px-4">{notice}</div>
  return shell.target === null ? null : createPortal(notice, shell.target)
}

interface Listed {
  id: string
  tone: NoticeProps['tone']
  length: number
}

/** State of the notices: the context of the page, and the props of their place in the footer. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly Listed[]>([])
  const [target, setTarget] = useState<HTMLDivElement | null>(null)
  const isNarrow = useNarrow()
  const most = maxInlineLength(useMediaQuery(wideQuery))
  const isFolded = notices.length > 1 || isNarrow || notices.some(({ length }) => length > most)
  const add = useCallback((notice: Listed) => {
    setNotices((before) => [...before, notice])
    return () => setNotices((before) => before.filter(({ id }) => id !== notice.id))
  }, [])
  const context = useMemo(() => ({ target, isFolded, add }), [target, isFolded, add])
  return { context, props: { notices, isFolded, targetRef: setTarget } }
}

const severest = ['danger', 'warning', 'info'] as const

interface NoticesProps {
  notices: readonly Listed[]
  isFolded: boolean
  targetRef: Ref<HTMLDivElement>
}

/** The place of the notices in the footer. Folded notices open above it. */
export function Notices({ notices, isFolded, targetRef }: NoticesProps) {
  const t = useText('shell')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const tone = severest.find((candidate) => notices.some((notice) => notice.tone === candidate)) ?? 'info'
  const Icon = toneIcon[tone]
  const isPanel = isFolded && notices.length > 0
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of its controls
    <div
      data-slot="notices"
      className={clsx('relative flex min-w-0 items-center print:hidden', notices.length === 0 && 'hidden')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false)
      }}
    >
      {isPanel ? (
        <output className="shrink-0">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="flex h-7 items-center gap-1.5 rounded-control px-1.5 text-12 font-medium text-text hover:bg-surface-hover"
          >
            <Icon size={14} className={clsx('shrink-0', toneIconClass[tone])} />
            {t('notices', { count: notices.length })}
            <ChevronUp size={14} className={clsx('shrink-0 text-text-muted', isOpen && 'rotate-180')} />
          </button>
        </output>
      ) : null}
      <div
        ref={targetRef}
        id={id}
        hidden={isPanel && !isOpen}
        className={clsx(
          isPanel
            ? 'absolute bottom-full left-0 z-40 mb-1.5 max-h-[calc(100dvh-6.5rem)] w-[min(32rem,calc(100vw-1.5rem))] divide-y divide-line rounded-panel border border-line-strong bg-surface-raised px-3 py-1 overflow-y-auto [&>*]:py-1 [&[hidden]]:hidden'
            : 'flex min-w-0 items-center',
        )}
      />
    </div>
  )
}
