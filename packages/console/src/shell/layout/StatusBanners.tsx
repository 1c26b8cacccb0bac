import { Banner } from '@inventory-console/ui/components/banner/Banner'
import { Button } from '@inventory-console/ui/components/button/Button'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { FirstResponseContext } from '@inventory-console/ui/lib/contexts'
import { onChunkLoadError } from '@inventory-console/ui/lib/lazy'
import { ClockNotice } from '@inventory-console/ui/screens/session/ClockNotice'
import { use, useEffect, useState, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { fetchSsoFile, hasSecret } from '../../features/session/sign-on/ssoFile.ts'
import { Optional } from '../../platform/lazy/ErrorBoundary.tsx'
import { useServices } from '../../platform/services.ts'

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
      <Optional>
        <ClockSkew />
      </Optional>
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
        <Optional>
          <SecretWarning />
        </Optional>
      ) : null}
    </>
  )
}

/** Shown while the device clock differs from the server clock, until it is closed. */
function ClockSkew() {
  const { clockSkew } = useServices()
  const skew = useSyncExternalStore(clockSkew.subscribe, clockSkew.get)
  const [closed, setClosed] = useState(false)
  if (skew === 0 || closed) return null
  return <ClockNotice skew={skew} className={bannerClass} onClose={() => setClosed(true)} />
}

/** Returns why a part of this page failed to load. */
function useChunkErrorCause() {
  const { upgrade } = useServices()
  useEffect(() => onChunkLoadError(() => void upgrade.reportChunkError('part')), [upgrade])
  return useSyncExternalStore(upgrade.subscribe, upgrade.get)
}

const bannerClass = 'mx-2 mt-2 shrink-0 md:mx-4'

/** True if the browser has a network connection. The server may still be unreachable. */
function useOnline(): boolean {
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

/** Shown to administrators, who can fix it, until the secret is removed. */
function SecretWarning() {
  const t = useText('session')
  const { base } = useServices()
  const [closed, setClosed] = useState(false)
  const { data } = useSWR('GET /config_sso.json', async () => {
    const file = await fetchSsoFile(base)
    return file !== null && hasSecret(file)
  })
  if (closed || data !== true) return null
  return (
    <Banner tone="warning" className="mx-2 mt-2 shrink-0 md:mx-4" onClose={() => setClosed(true)}>
      {t('signOn.secret')}
    </Banner>
  )
}
