import '../app.css'
import { createCatalogue, defaultLocale, isLocale } from '@inventory-console/ui/i18n/I18nProvider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { sessionChannel } from '../platform/session/sharedSession.ts'
import { localeKey } from '../platform/storage/appearance.ts'
import { browserStore } from '../platform/storage/storage.ts'
import { createBoot } from './boot.ts'
import { Console } from './Console.tsx'

void main()

/** Not a top-level await: the modules imported below import this one, and would wait for it. */
async function main() {
  // public/start.js shows the supported browsers.
  if (document.documentElement.dataset['unsupported'] !== undefined) return
  // Only the <base> of index.html contains the base path.
  const basename = new URL(document.baseURI).pathname
  const local = browserStore(() => window.localStorage, basename)
  const tab = browserStore(() => window.sessionStorage, basename)
  const mocks =
    import.meta.env.VITE_MOCKS === 'on' ? await (await import('../mocks.ts')).start(local, tab) : undefined
  const stored = local.read(localeKey)
  const catalogue = createCatalogue(isLocale(stored) ? stored : defaultLocale)
  const boot = createBoot({
    basename,
    catalogue,
    local,
    tab,
    openChannel: sessionChannel(basename),
    now: () => Date.now(),
    sampleUsers: mocks?.sampleUsers,
  })
  mocks?.attach(boot, catalogue)
  // The loading indicator of public/start.js stays until the first render.
  await boot.start()

  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <Console boot={boot} catalogue={catalogue} />
    </StrictMode>,
  )
}
