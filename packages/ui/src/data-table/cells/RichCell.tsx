import { clsx } from 'clsx'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { StateText, type Tone, toneIcon, toneIconClass } from '../../components/badge/Badge.tsx'
import { useCopy } from '../../components/copyable/useCopy.ts'
import { ShareBar } from '../../components/progress/ShareBar.tsx'
import { WeekStrip } from '../../components/week-strip/WeekStrip.tsx'
import {
  complianceClass,
  complianceTone,
  fillClass,
  fillLevel,
  semaphoreTone,
  severityTone,
  statusTone,
  toneIn,
} from '../../domain/tones.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ownValue } from '../../lib/records.ts'
import { entrySeparator } from '../engine/keys.ts'
import type { CellProps } from './cells.tsx'
import { HighlightedText } from './HighlightedText.tsx'

/** Cells of rarely used kinds, in a separate chunk. */
export function RichCell(props: CellProps) {
  const { kind, value, text, tone, needle } = props
  const highlighted = <HighlightedText text={text} needle={needle} />
  if (kind === 'badge') return <StateText tone={tone}>{highlighted}</StateText>
  if (kind === 'status')
    return <StateText tone={ownValue(statusTone, String(value))}>{highlighted}</StateText>
  if (kind === 'week')
    return <WeekStrip days={String(value).split(entrySeparator)} className="align-middle" />
  if (kind === 'severity')
    return <ToneText tone={toneIn(severityTone, String(value))}>{highlighted}</ToneText>
  if (kind === 'semaphore')
    return <ToneText tone={toneIn(semaphoreTone, String(value))}>{highlighted}</ToneText>
  if (kind === 'fill') return <Fill percent={Number(value)}>{highlighted}</Fill>
  if (kind === 'compliance') return <Compliance percent={Number(value)}>{highlighted}</Compliance>
  return <CodeCell value={String(value)} text={text} needle={needle} />
}

function ToneText({ tone, children }: { tone: Tone; children: React.ReactNode }) {
  const Icon = toneIcon[tone]
  return (
    <>
      <Icon
        aria-hidden
        size={14}
        className={clsx('mr-1.5 inline-block shrink-0 align-[-2px]', toneIconClass[tone])}
      />
      {children}
    </>
  )
}

function Fill({ percent, children }: { percent: number; children: React.ReactNode }) {
  return (
    <span data-flex className="flex items-center gap-2">
      <span className="min-w-11 shrink-0 text-right tabular-nums">{children}</span>
      <ShareBar percent={percent} className={fillClass[fillLevel(percent)]} />
    </span>
  )
}

/** Without an icon, which the status beside it has. */
function Compliance({ percent, children }: { percent: number; children: React.ReactNode }) {
  return (
    <span data-flex className="flex items-center gap-2">
      <span
        className={clsx('min-w-12 shrink-0 text-right tabular-nums', percent === 0 && 'text-danger-text')}
      >
        {children}
      </span>
      <ShareBar percent={percent} className={complianceClass[complianceTone(percent)]} />
    </span>
  )
}

/** The copy button copies the whole value, even if its text is shorter or truncated. Enter on the cell clicks it. */
function CodeCell({ value, text, needle }: Pick<CellProps, 'text' | 'needle'> & { value: string }) {
  const t = useText('table')
  const common = useText('common')
  const copy = useCopy()
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
        aria-label={copied ? common('actions.copied') : t('copy.code')}
        title={t('copy.code')}
        onClick={() => void copy(value).then(setCopied)}
        onBlur={resetCopied}
        onPointerLeave={resetCopied}
        className="grid size-6 shrink-0 place-items-center rounded-control text-text-muted hover:bg-surface-active hover:text-text"
      >
        <Icon aria-hidden size={14} className={copied ? 'text-success-icon' : ''} />
      </button>
    </span>
  )
}
