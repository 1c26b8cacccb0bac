import { observable, type Observable } from '../storage/observable.ts'
import type { Store } from '../storage/storage.ts'

/** `newBuild`: another build is deployed, so the chunk names changed. `unknown`: the cause is unknown. */
type ChunkErrorCause = 'newBuild' | 'unknown'

export interface Upgrade extends Pick<Observable<ChunkErrorCause | null>, 'get' | 'subscribe'> {
  /**
   * A `view` is the main content of a page. A `part` belongs to a page in use, which never reloads by
   * itself.
   */
  reportChunkError: (scope: 'view' | 'part') => Promise<void>
  /**
   * Reloads if the web server responds. Otherwise the browser would replace the console with its own error page.
   */
  reloadIfReachable: () => Promise<void>
  dismiss: () => void
}

interface UpgradeDependencies {
  tab: Store
  /** File name of the running entry script; differs in each build. */
  build: string
  /** Fetches the start page that the server serves now. */
  fetchStartPage: () => Promise<string>
  /** True if a reload would lose input. */
  isBusy: () => boolean
  reload: () => void
}

const key = 'upgraded-from'

/**
 * Reloads into a newer build when the chunk of a view fails to load: once per build, and never over unsaved
 * input.
 */
export function createUpgrade({ tab, build, fetchStartPage, isBusy, reload }: UpgradeDependencies): Upgrade {
  const missing = observable<ChunkErrorCause | null>(null)
  const fetchPage = () => fetchStartPage().catch(() => '')
  return {
    get: missing.get,
    subscribe: missing.subscribe,
    dismiss: () => missing.set(null),
    async reloadIfReachable() {
      if (isStartPage(await fetchPage())) reload()
    },
    async reportChunkError(scope) {
      const page = await fetchPage()
      const isNewer = isStartPage(page) && !page.includes(build)
      // A lost view renders its own error.
      if (isNewer || scope === 'part') missing.set(isNewer ? 'newBuild' : 'unknown')
      if (!isNewer || scope === 'part' || isBusy()) return
      // Prevents an endless reload loop between two servers with different builds.
      const previousBuilds = tab.read(key)?.split(' ') ?? []
      if (previousBuilds.includes(build)) return
      tab.write(key, [...previousBuilds, build].join(' '))
      reload()
    },
  }
}

/** Another page, such as a maintenance page, has no module script. */
const isStartPage = (html: string) => html.includes('type="module"')

/** Starts listening for input. The returned function is true while unsaved input is on screen. */
export function trackUnsavedInput(): () => boolean {
  // A WeakRef, so that the input of an unmounted form, such as the login password, is garbage-collected.
  let editedForm: WeakRef<Element> | null = null
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element)) return
      const form = target.closest('form, [role="dialog"], [role="alertdialog"]')
      if (form) editedForm = new WeakRef(form)
    },
    true,
  )
  // Forms with unsaved changes cancel `beforeunload`, so a synthetic event finds them.
  return () =>
    editedForm?.deref()?.isConnected === true ||
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

export function runningBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script?.src.replace(/^.*\//, '') ?? ''
}
