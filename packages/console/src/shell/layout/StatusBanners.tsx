import { Banner } from '@inventory-console/ui/components/banner/Banner'
import { Button } from '@inventory-console/ui/components/button/Button'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { FirstResponseContext } from '@inventory-console/ui/lib/contexts'
import { onChunkLoadError } from '@inventory-console/ui/lib/react/lazyComponent'
import { use, useEffect, useSyncExternalStore } from 'react'
import { optionalPart } from '../../platform/lazy/lazyPart.tsx'
import { useServices } from '../../platform/services.ts'
import { ClockNotice } from './ClockNotice.tsx'
import { InvalidValues } from './InvalidValues.tsx'

const SecretWarning = optionalPart(
  async () => (await import('../../features/session/SecretWarning.tsx')).SecretWarning,
)

const ServerVersion = optionalPart(
  async () => (await import('../../features/session/ServerVersion.tsx')).ServerVersion,
)

interface StatusBannersProps {
  admin: boolean
  onRetryMe: (() => void) | undefined
  onRetryMenu: (() => void) | undefined
}

/** Banners about failures around the page, which itself stays usable. */
export function StatusBanners({ admin, onRetryMe, onRetryMenu }: StatusBannersProps) {
  const t = useText('errors')
  const common = useText('common')
  const online = useOnline()
  const hasFirstResponse = use(FirstResponseContext)
  const missing = useChunkErrorCause()
  const reload = () => window.location.reload()
  const failures = [
    { text: t('side.me'), retry: onRetryMe },
    { text: t('side.menu'), retry: onRetryMenu },
    { text: t('side.part'), retry: missing === 'unknown' ? reload : undefined, label: t('actions.reload') },
    { text: t('side.newer'), retry: missing === 'newBuild' ? reload : undefined, label: t('actions.reload') },
  ]
  return (
    <>
      {online ? null : (
        <Banner tone="warning" className={bannerClass}>
          {t('offline')}
        </Banner>
      )}
      <ClockNotice className={bannerClass} />
      <InvalidValues className={bannerClass} />
      {failures.map(({ text, retry, label = common('actions.retry') }) =>
        retry ? (
          <Banner
            key={text}
            tone="warning"
            className={bannerClass}
            action={<Button onClick={retry}>{label}</Button>}
          >
            {text}
          </Banner>
        ) : null,
      )}
      {admin && hasFirstResponse ? (
        <>
          <SecretWarning />
          <ServerVersion className={bannerClass} />
        </>
      ) : null}
    </>
  )
}

/** Returns why a part of this page failed to load. */
function useChunkErrorCause() {
  const { upgrade } = useServices()
  useEffect(() => onChunkLoadError(() => void upgrade.reportChunkError('part')), [upgrade])
  return useSyncExternalStore(upgrade.subscribe, upgrade.get)
}

const bannerClass = 'mx-2 mt-2 shrink-0 md:mx-4'

/** True if the browser has a network connection. The server may still be unreachable. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
