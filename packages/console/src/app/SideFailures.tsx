import { Banner } from '@inventory-console/ui/components/banner/Banner'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { lazy, Suspense } from 'react'
import { useOnline } from './useOnline.ts'
import { Boundary } from './view.tsx'

const SecretWarning = lazy(async () => ({ default: (await import('./SecretWarning.tsx')).SecretWarning }))

interface SideFailuresProps {
  admin: boolean
  onRetryMe: (() => void) | undefined
  onRetryMenu: (() => void) | undefined
}

/** What failed around the page says so over it, and leaves the page as it is. */
export function SideFailures({ admin, onRetryMe, onRetryMenu }: SideFailuresProps) {
  const t = useText('errors')
  const online = useOnline()
  const failures = [
    { text: t('side.me'), retry: onRetryMe },
    { text: t('side.menu'), retry: onRetryMenu },
  ]
  return (
    <>
      {online ? null : (
        <Banner tone="warning" className={place}>
          {t('offline')}
        </Banner>
      )}
      {failures.map(({ text, retry }) =>
        retry ? (
          <Banner key={text} tone="warning" className={place} onRetry={retry}>
            {text}
          </Banner>
        ) : null,
      )}
      {admin ? (
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <SecretWarning />
          </Suspense>
        </Boundary>
      ) : null}
    </>
  )
}
const place = 'mx-2 mt-2 shrink-0 md:mx-4'
