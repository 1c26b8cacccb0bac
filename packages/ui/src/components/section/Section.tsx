import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useFormat } from '../../i18n/I18nProvider.tsx'

export interface SectionProps {
  title: string
  /** Number of entries, shown after the title. */
  count?: number
  actions?: ReactNode
  /** Not collapsible. */
  fixed?: boolean
  defaultOpen?: boolean
  level?: 2 | 3
  children: ReactNode
}

/** Titled, collapsible part of a page. Collapsed it renders only its title and is left out in print. */
export function Section(props: SectionProps) {
  const { title, count, actions, fixed = false, defaultOpen = true, level = 2, children } = props
  const id = useId()
  const format = useFormat()
  const [expanded, setExpanded] = useState(defaultOpen)
  const open = fixed || expanded
  const Heading = level === 2 ? 'h2' : 'h3'
  const name = (
    <>
      <bdi translate="no" className="wrap-anywhere">
        {title}
      </bdi>
      {count === undefined ? null : (
        <span className="font-normal text-text-muted tabular-nums">{format.number(count)}</span>
      )}
    </>
  )
  return (
    <section
      data-slot="section"
      aria-labelledby={`${id}-title`}
      className={clsx('min-w-0', !open && 'print:hidden')}
    >
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
        <Heading
          id={`${id}-title`}
          className={clsx('min-w-0 font-semibold', level === 2 ? 'text-16' : 'text-14')}
        >
          {fixed ? (
            <span className="flex items-center gap-2">{name}</span>
          ) : (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setExpanded(!open)}
              className="-ml-1 flex min-h-8 items-center gap-2 rounded-control py-0.5 pr-2 pl-1 text-left hover:bg-surface-hover"
            >
              <ChevronRight
                size={16}
                className={clsx('shrink-0 text-text-muted transition-transform', open && 'rotate-90')}
              />
              {name}
            </button>
          )}
        </Heading>
        {actions ? <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
      <div id={id} hidden={!open} className="pt-2">
        {open ? children : null}
      </div>
    </section>
  )
}
