import { Button } from '@inventory-console/ui/components/button/Button'
import { Notice } from '@inventory-console/ui/components/shell/Notices'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { FirstResponseContext } from '@inventory-console/ui/lib/contexts'
import { onChunkLoadError } from '@inventory-console/ui/lib/lazy'
import { ClockNotice } from '@inventory-console/ui/screens/session/ClockNotice'
import { use, useEffect, useState, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { fetchSsoFile, hasSecret } from '../../features/session/sign-on/ssoFile.ts'
import { Optional } from '../../platform/lazy/ErrorBoundary.tsx'
import { useServices } from '../../platform/services.ts'

interface StatusNoticesProps {
  admin: boolean
  onRetryMe: (() => void) | undefined
  onRetryMenu: (() => void) | undefined
}

/** Notices of failures around the page, which itself stays usable. */
export function StatusNotices({ admin, onRetryMe, onRetryMenu }: StatusNoticesProps) {
  const t = useText('errors')
  const common = useText('common')
  const session = useText('session')
  const online = useOnline()
  const { sampleUsers, upgrade } = useServices()
  const hasFirstResponse = use(FirstResponseContext)
  const missing = useChunkErrorCause()
  const reload = () => void upgrade.reloadIfReachable()
  // Without a server both fail, and one button is enough.
  const isBoth = onRetryMe !== undefined && onRetryMenu !== undefined
  const retryBoth = () => {
    onRetryMe?.()
    onRetryMenu?.()
  }
  const failures = [
    { text: t('side.both'), retry: isBoth ? retryBoth : undefined },
    { text: t('side.me'), retry: isBoth ? undefined : onRetryMe },
    { text: t('side.menu'), retry: isBoth ? undefined : onRetryMenu },
    { text: t('side.part'), retry: missing === 'unknown' ? reload : undefined, label: t('actions.reload') },
    { text: t('side.newer'), retry: missing === 'newBuild' ? reload : undefined, label: t('actions.reload') },
  ]
  return (
    <>
      {sampleUsers ? <Notice tone="info" text={session('demo.banner')} /> : null}
      {online ? null : <Notice tone="warning" text={t('offline')} />}
      <Optional>
        <ClockSkew />
      </Optional>
      {failures.map(({ text, retry, label = common('actions.retry') }) =>
        retry ? (
          <Notice
            key={text}
            tone="warning"
            text={text}
            action={
              <Button size="small" variant="ghost" onClick={retry}>
                {label}
              </Button>
            }
          />
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
  return <ClockNotice skew={skew} onClose={() => setClosed(true)} />
}

/** Returns why a part of this page failed to load. */
function useChunkErrorCause() {
  const { upgrade } = useServices()
  useEffect(() => onChunkLoadError(() => void upgrade.reportChunkError('part')), [upgrade])
  return useSyncExternalStore(upgrade.subscribe, upgrade.get)
}

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
  return <Notice tone="warning" text={t('signOn.secret')} onClose={() => setClosed(true)} />
}
