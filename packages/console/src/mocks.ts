import { startMocks, type MockSession } from '@inventory-console/api-mocks/browser'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import type { Catalogue } from '@inventory-console/ui/i18n/I18nProvider'
import { startSession } from './features/session/login.ts'
import type { Services } from './platform/services.ts'
import { createSession } from './platform/session/session.ts'
import { localeKey } from './platform/storage/appearance.ts'
import type { Store } from './platform/storage/storage.ts'
import type { Boot } from './shell/boot.ts'
import { notifyMocksChange } from './shell/mocksChange.ts'

interface Mocks {
  /** Connects the mocks panel to the running console. */
  attach: (boot: Boot, catalogue: Catalogue) => void
  sampleUsers: Services['sampleUsers']
}

/**
 * Starts the mocks in this page. The only module that loads code of the mocks.
 */
export async function start(local: Store, tab: Store): Promise<Mocks> {
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
  return {
    attach: (boot, catalogue) => {
      running = { boot, catalogue }
    },
    sampleUsers: import.meta.env.VITE_DEMO === 'on' ? demoUsers() : undefined,
  }
}

function demoUsers(): Services['sampleUsers'] {
  return sampleUsers.map(({ username, password }) => ({
    username,
    password,
    provider: username === 'directory' ? 'ldap' : 'basic',
  }))
}
