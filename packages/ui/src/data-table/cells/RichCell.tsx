import { Badge } from '../../components/badge/Badge.tsx'
import { toneIcon, toneIconClass, type Tone } from '../../components/badge/tones.tsx'
import { ShareBar } from '../../components/progress/ShareBar.tsx'
import {
  complianceClass,
  complianceTone,
  fillClass,
  fillLevel,
  semaphoreTone,
  severityTone,
} from '../../domain/tones.ts'
import { cn } from '../../lib/cn.ts'
import { ownValue } from '../../lib/values/ownValue.ts'
import type { CellProps } from './cellProps.ts'
import { CodeCell } from './CodeCell.tsx'
import { MarkedText } from './MarkedText.tsx'

/** Cells of rarely used kinds, in a separate chunk. */
export function RichCell(props: CellProps) {
  const { kind, value, text, tone, needle } = props
  const marked = <MarkedText text={text} needle={needle} />
  if (kind === 'badge')
    return (
      <Badge tone={tone} className="align-middle">
        {marked}
      </Badge>
    )
  if (kind === 'severity') return <Word tone={toneIn(severityTone, value)}>{marked}</Word>
  if (kind === 'semaphore') return <Word tone={toneIn(semaphoreTone, value)}>{marked}</Word>
  if (kind === 'fill') return <Fill percent={Number(value)}>{marked}</Fill>
  if (kind === 'compliance') return <Compliance percent={Number(value)}>{marked}</Compliance>
  return <CodeCell text={text} needle={needle} />
}

function Word({ tone, children }: { tone: Tone; children: React.ReactNode }) {
  const Icon = toneIcon[tone]
  return (
    <>
      <Icon
        aria-hidden
        size={14}
        className={cn('mr-1.5 inline-block shrink-0 align-[-2px]', toneIconClass[tone])}
      />
      {children}
    </>
  )
}

function Fill({ percent, children }: { percent: number; children: React.ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <ShareBar percent={percent} className={fillClass[fillLevel(percent)]} />
      <span className="min-w-11 shrink-0 text-right tabular-nums">{children}</span>
    </span>
  )
}

function Compliance({ percent, children }: { percent: number; children: React.ReactNode }) {
  const tone = complianceTone(percent)
  return (
    <span className="flex items-center gap-2">
      <span className="flex w-20 shrink-0 items-center tabular-nums">
        <Word tone={tone}>
          {percent === 0 ? <span className="text-danger-text">{children}</span> : children}
        </Word>
      </span>
      <ShareBar percent={percent} className={complianceClass[tone]} />
    </span>
  )
}

/** Values outside the contract get a neutral tone. */
function toneIn(tones: Readonly<Record<string, Tone>>, value: CellProps['value']): Tone {
  return ownValue(tones, String(value)) ?? 'neutral'
}
