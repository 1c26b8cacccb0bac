import { startMocks, type MockSession } from '@inventory-console/api-mocks/browser'
import type { Catalogue } from '@inventory-console/ui/i18n/I18nProvider'
import { startSession } from './features/session/login.ts'
import { createSession } from './platform/session/session.ts'
import { localeKey } from './platform/storage/appearance.ts'
import type { Store } from './platform/storage/storage.ts'
import type { Boot } from './shell/boot.ts'
import { notifyMocksChange } from './shell/mocksChange.ts'

/**
 * Starts the mocks in this page. The only module that loads code of the mocks.
 * Returns a function that connects the mocks panel to the running console.
 */
export async function start(local: Store, tab: Store): Promise<(boot: Boot, catalogue: Catalogue) => void> {
  let running: { boot: Boot; catalogue: Catalogue } | null = null

  function onSession({ username, provider, token, language, previousToken }: MockSession) {
    const state = running?.boot.get()
    const session = state?.status === 'ready' ? state.services.session : createSession(tab, local)
    const now = session.get()
    if (previousToken !== undefined && (now.status !== 'in' || now.token !== previousToken)) return
    if (state?.status === 'ready') startSession(state.services, { username, provider, token })
    else session.start({ token, provider, username })
    if (language === undefined) return
    local.write(localeKey, language)
    void running?.catalogue.switchTo(language)
  }

  await startMocks({ onSession, onChange: notifyMocksChange })
  return (boot, catalogue) => {
    running = { boot, catalogue }
  }
}
