import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { useNarrow } from '../../lib/values/narrow.ts'
import { Button } from '../button/Button.tsx'
import { ScrollBody } from '../dialog/ScrollBody.tsx'
import { SplitHandle } from './SplitHandle.tsx'

export interface SplitViewProps {
  /** The things to choose from. */
  list: ReactNode
  /** What is chosen; null: nothing is. */
  children: ReactNode
  /** Stands in place of what is not chosen. */
  placeholder: ReactNode
  /** Back to the list, where a phone shows one of the two. */
  onBack: () => void
  className?: string
}

const start = 280

/** A list and, beside it, what is chosen in it. The line between them moves; on a phone one replaces the other. */
export function SplitView({ list, children, placeholder, onBack, className }: SplitViewProps) {
  const t = useText('details')
  const narrow = useNarrow()
  const [width, setWidth] = useState(start)
  const chosen = children !== null && children !== undefined
  if (narrow) {
    return (
      <div data-slot="split-view" className={cn('flex min-h-0 min-w-0 flex-col', className)}>
        {chosen ? (
          <>
            <Button variant="ghost" onClick={onBack} className="mb-2 self-start">
              <ArrowLeft size={16} />
              {t('split.back')}
            </Button>
            {children}
          </>
        ) : (
          list
        )}
      </div>
    )
  }
  return (
    <div data-slot="split-view" className={cn('flex min-h-0 min-w-0 bg-surface', className)}>
      <div className="min-h-0 shrink-0" style={{ width }}>
        {list}
      </div>
      <SplitHandle label={t('split.resize')} width={width} onResize={setWidth} />
      <ScrollBody className="min-w-0 py-4 pr-4 pl-6">
        <div>{chosen ? children : placeholder}</div>
      </ScrollBody>
    </div>
  )
}
