import { Banner } from '@inventory-console/ui/components/banner/Banner'
import { Button } from '@inventory-console/ui/components/button/Button'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { lazyPart, onPartMissing } from '@inventory-console/ui/lib/react/lazyPart'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useServices } from '../../platform/environment/services.ts'
import { useOnline } from '../../platform/environment/useOnline.ts'
import { Boundary } from '../../platform/lazy/lazyView.tsx'
import { ClockNotice } from './ClockNotice.tsx'
import { UnreadValues } from './UnreadValues.tsx'

const SecretWarning = lazyPart(
  async () => (await import('../../features/session/SecretWarning.tsx')).SecretWarning,
)

const ServerVersion = lazyPart(
  async () => (await import('../../features/session/ServerVersion.tsx')).ServerVersion,
)

interface SideFailuresProps {
  admin: boolean
  onRetryMe: (() => void) | undefined
  onRetryMenu: (() => void) | undefined
}

/** Banners about failures around the page, which itself stays usable. */
export function SideFailures({ admin, onRetryMe, onRetryMenu }: SideFailuresProps) {
  const t = useText('errors')
  const common = useText('common')
  const online = useOnline()
  const missing = useMissing()
  const reload = () => window.location.reload()
  const failures = [
    { text: t('side.me'), retry: onRetryMe },
    { text: t('side.menu'), retry: onRetryMenu },
    { text: t('side.part'), retry: missing === 'lost' ? reload : undefined, label: t('actions.reload') },
    { text: t('side.newer'), retry: missing === 'newer' ? reload : undefined, label: t('actions.reload') },
  ]
  return (
    <>
      {online ? null : (
        <Banner tone="warning" className={place}>
          {t('offline')}
        </Banner>
      )}
      <ClockNotice className={place} />
      <UnreadValues className={place} />
      {failures.map(({ text, retry, label = common('actions.retry') }) =>
        retry ? (
          <Banner
            key={text}
            tone="warning"
            className={place}
            action={<Button onClick={retry}>{label}</Button>}
          >
            {text}
          </Banner>
        ) : null,
      )}
      {admin ? (
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <SecretWarning />
            <ServerVersion className={place} />
          </Suspense>
        </Boundary>
      ) : null}
    </>
  )
}

/** Returns why a part of this page failed to load. */
function useMissing() {
  const { upgrade } = useServices()
  useEffect(() => onPartMissing(() => void upgrade.notArrived('part')), [upgrade])
  return useSyncExternalStore(upgrade.subscribe, upgrade.get)
}

const place = 'mx-2 mt-2 shrink-0 md:mx-4'
