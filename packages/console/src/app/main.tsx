import '../app.css'
import { createCatalogue, defaultLocale, isLocale } from '@inventory-console/ui/i18n/I18nProvider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { browserStore } from '../state/storage.ts'
import { createBoot } from './boot.ts'
import { Console } from './Console.tsx'
import { localeKey } from './useLocaleChange.ts'

if (import.meta.env.VITE_MOCKS === 'on') {
  const { start } = await import('../mocks.ts')
  await start()
}

const local = browserStore(() => window.localStorage)
const tab = browserStore(() => window.sessionStorage)
const stored = local.read(localeKey)
const catalogue = createCatalogue(isLocale(stored) ? stored : defaultLocale)
const boot = createBoot({
  basename: import.meta.env.BASE_URL,
  catalogue,
  local,
  tab,
  now: () => Date.now(),
})
void boot.start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Console boot={boot} catalogue={catalogue} />
  </StrictMode>,
)
