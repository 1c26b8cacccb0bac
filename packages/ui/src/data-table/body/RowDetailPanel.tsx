import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'

interface RowDetailPanelProps {
  /** Name of the row it belongs to. */
  name: string
  span: number
  onHeightChange: (height: number) => void
  children: ReactNode
}

/** As high as its content and as wide as the viewport of the table at any scroll offset. */
export function RowDetailPanel({ name, span, onHeightChange, children }: RowDetailPanelProps) {
  const t = useText('table')
  const row = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => onHeightChange(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [onHeightChange])
  return (
    <tr ref={row}>
      <td colSpan={span} className="border-b border-line bg-surface-muted p-0!">
        <section
          aria-label={t('detail.of', { name })}
          className="sticky left-0 w-[100cqi] px-4 py-3 whitespace-normal md:px-6"
        >
          {children}
        </section>
      </td>
    </tr>
  )
}
