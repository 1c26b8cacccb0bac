import type { ReactNode, Ref } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/clock.ts'
import { product } from '../../lib/product.ts'

export interface FooterProps {
  provider: string
  /** At the left, before the page's own notes. */
  note?: ReactNode
  /** Portal target of a page, with notes on the left and the pager on the right. */
  portalRef?: Ref<HTMLDivElement>
}

/** Footer of every page: product, year and provider, between the page's own content. */
export function Footer({ provider, note, portalRef }: FooterProps) {
  const t = useText('shell')
  const year = String(new Date(useNow()).getFullYear())
  return (
    <footer
      data-slot="footer"
      className="flex h-9 shrink-0 items-center gap-4 border-t border-line bg-surface px-3 text-12 text-text-muted md:px-4"
    >
      {note}
      <div ref={portalRef} className="peer contents" />
      <span className="order-2 ml-auto min-w-0 shrink-[99] truncate peer-not-empty:mx-auto peer-not-empty:max-md:sr-only">
        {t('footer.line', { product: product.name, year, provider })}
      </span>
    </footer>
  )
}
