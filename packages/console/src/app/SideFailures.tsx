import { Banner } from '@inventory-console/ui/components/banner/Banner'
import { Button } from '@inventory-console/ui/components/button/Button'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'

interface SideFailuresProps {
  onRetryMe: (() => void) | undefined
  onRetryMenu: (() => void) | undefined
}

/** What failed around the page says so over it, and leaves the page as it is. */
export function SideFailures({ onRetryMe, onRetryMenu }: SideFailuresProps) {
  const t = useText('errors')
  const common = useText('common')
  const failures = [
    { text: t('side.me'), retry: onRetryMe },
    { text: t('side.menu'), retry: onRetryMenu },
  ]
  return failures.map(({ text, retry }) =>
    retry ? (
      <Banner
        key={text}
        tone="warning"
        className="mx-2 mt-2 shrink-0 md:mx-4"
        action={<Button onClick={retry}>{common('actions.retry')}</Button>}
      >
        {text}
      </Banner>
    ) : null,
  )
}
