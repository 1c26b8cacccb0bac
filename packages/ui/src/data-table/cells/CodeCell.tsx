import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { copyText } from '../../lib/dom.ts'
import type { CellProps } from './cellProps.ts'
import { HighlightedText } from './HighlightedText.tsx'

/** The copy button copies the whole text, even if it is truncated. Enter on the cell clicks it. */
export function CodeCell({ text, needle }: Pick<CellProps, 'text' | 'needle'>) {
  const t = useText('table')
  const [copied, setCopied] = useState(false)
  const Icon = copied ? Check : Copy
  const resetCopied = () => setCopied(false)
  return (
    <span data-flex className="flex min-w-0 items-center justify-between gap-1">
      <code className="truncate font-mono text-12">
        <HighlightedText text={text} needle={needle} />
      </code>
      <button
        type="button"
        tabIndex={-1}
        aria-label={copied ? t('copy.done') : t('copy.code')}
        title={t('copy.code')}
        onClick={() => void copyText(text).then(setCopied)}
        onBlur={resetCopied}
        onPointerLeave={resetCopied}
        className="grid size-6 shrink-0 place-items-center rounded-control text-text-muted hover:bg-surface-active hover:text-text"
      >
        <Icon aria-hidden size={14} className={copied ? 'text-success-icon' : ''} />
      </button>
    </span>
  )
}
