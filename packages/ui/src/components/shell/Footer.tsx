import { useText } from '../../i18n/I18nProvider.tsx'
import { product } from '../../lib/product.ts'
import { useNow } from '../../lib/values/clock.ts'

/** Who provides the product, and since when it is this year. */
export function Footer({ provider }: { provider: string }) {
  const t = useText('shell')
  const year = String(new Date(useNow()).getFullYear())
  return (
    <footer
      data-slot="footer"
      className="flex h-6 shrink-0 items-center justify-center border-t border-line bg-surface-muted px-4 text-12 text-text-muted"
    >
      <span className="truncate">{t('footer.line', { product: product.name, year, provider })}</span>
    </footer>
  )
}
