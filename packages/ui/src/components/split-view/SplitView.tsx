import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { useNarrow } from '../../lib/layout.ts'
import { Button } from '../button/Button.tsx'
import { ScrollBody } from '../dialog/ScrollBody.tsx'
import { SplitHandle } from './SplitHandle.tsx'

export interface SplitViewProps {
  /** List to select from. */
  list: ReactNode
  /** Detail of the selected item; null without a selection. */
  children: ReactNode
  /** Shown without a selection. */
  placeholder: ReactNode
  /** Called to return to the list, on a phone. */
  onBack: () => void
  className?: string
}

const initialWidth = 280

/** List and detail with a movable separator. A phone shows one of them at a time. */
export function SplitView({ list, children, placeholder, onBack, className }: SplitViewProps) {
  const t = useText('details')
  const narrow = useNarrow()
  const [width, setWidth] = useState(initialWidth)
  const hasSelection = children !== null && children !== undefined
  if (narrow) {
    return (
      <div data-slot="split-view" className={cn('flex min-h-0 min-w-0 flex-col', className)}>
        {hasSelection ? (
          <>
            <Button variant="ghost" onClick={onBack} className="mb-2 self-start">
              <ArrowLeft size={16} />
              {t('split.back')}
            </Button>
            <div className="min-w-0 px-3 pb-4">{children}</div>
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
        <div>{hasSelection ? children : placeholder}</div>
      </ScrollBody>
    </div>
  )
}
