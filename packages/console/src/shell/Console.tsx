import { I18nProvider, type Catalogue } from '@inventory-console/ui/i18n/I18nProvider'
import { FirstResponseContext, OwnPageContext } from '@inventory-console/ui/lib/contexts'
import { NowContext } from '@inventory-console/ui/lib/dates'
import { whenIdle } from '@inventory-console/ui/lib/dom'
import { LinkContext, type LinkProps } from '@inventory-console/ui/lib/links'
import { ConfigFailedScreen } from '@inventory-console/ui/screens/errors/ErrorScreen'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { BrowserRouter, Link } from 'react-router-dom'
import { ServicesContext, type Services } from '../platform/services.ts'
import { routerWindow, toBrowserUrl } from '../platform/url-state/longUrl.ts'
import type { Boot, BootState } from './boot.ts'
import { NavigationGuard } from './routing/NavigationGuard.tsx'
import { Routes } from './routing/router.tsx'

export interface ConsoleProps {
  boot: Boot
  catalogue: Catalogue
}

/** Root component, mounted by the page and by tests. */
export function Console({ boot, catalogue }: ConsoleProps) {
  const state = useSyncExternalStore(boot.subscribe, boot.get)
  useEffect(focusClickedControls, [])
  if (state.status === 'loading') return null
  return (
    <OwnPageContext value>
      <I18nProvider catalogue={catalogue}>
        {state.status === 'failed' ? (
          <FailedStart {...state} boot={boot} />
        ) : (
          <RunningConsole {...state} boot={boot} />
        )}
      </I18nProvider>
    </OwnPageContext>
  )
}

/**
 * Safari does not focus buttons and checkboxes on a click. Without it, a closed dialog could not return the focus to its
 * button, and the keys of a row would not work after a click on its checkbox.
 */
function focusClickedControls(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let keepsFocus = false
  // Some lists prevent it, so that an input keeps the focus.
  document.addEventListener('mousedown', (event) => (keepsFocus = event.defaultPrevented), { signal })
  function onClick({ target, detail }: MouseEvent) {
    const control = target instanceof Element ? target.closest<HTMLElement>('button, summary, input') : null
    // Keys and scripts click with a detail of 0, the hidden inputs of Radix without any.
    if (!detail || keepsFocus || !control || control.contains(document.activeElement)) return
    control.focus({ preventScroll: true, focusVisible: false })
  }
  window.addEventListener('click', onClick, { signal, capture: true })
  return () => controller.abort()
}

/** Milliseconds between attempts to start while the web server is unreachable. */
const restartInterval = 15_000

/** Restarts automatically when the web server responds again. */
function FailedStart({
  boot,
  problem,
  detail,
  busy,
}: Extract<BootState, { status: 'failed' }> & { boot: Boot }) {
  const isUnreachable = problem === 'network' || problem === 'timeout'
  useEffect(() => {
    if (!isUnreachable || busy) return undefined
    const start = () => void boot.start()
    const timer = setInterval(start, restartInterval)
    window.addEventListener('online', start)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', start)
    }
  }, [boot, isUnreachable, busy])
  return <ConfigFailedScreen {...{ problem, detail, busy }} onRetry={() => void boot.start()} />
}

interface RunningConsoleProps {
  services: Services
  firstResponse: Promise<void>
  boot: Boot
}

function RunningConsole({ services, firstResponse, boot }: RunningConsoleProps) {
  const { clockSkew, localNow } = services
  const skew = useSyncExternalStore(clockSkew.subscribe, clockSkew.get)
  const now = useMemo(() => () => localNow() - skew, [localNow, skew])
  const [browserWindow] = useState(routerWindow)
  const [hasFirstResponse, setHasFirstResponse] = useState(false)
  useEffect(
    // The page renders the response first and loads what it needs for it.
    () => void firstResponse.then(() => whenIdle(() => setHasFirstResponse(true))),
    [firstResponse],
  )
  return (
    <ServicesContext value={services}>
      <NowContext value={now}>
        <LinkContext value={RouterLink}>
          <FirstResponseContext value={hasFirstResponse}>
            <BrowserRouter basename={boot.basename} window={browserWindow}>
              <NavigationGuard>
                <Routes views={boot.views} />
              </NavigationGuard>
            </BrowserRouter>
          </FirstResponseContext>
        </LinkContext>
      </NowContext>
    </ServicesContext>
  )
}

function RouterLink({ replace = false, to, ...rest }: LinkProps) {
  return <Link replace={replace} to={toBrowserUrl(to)} {...rest} />
}
