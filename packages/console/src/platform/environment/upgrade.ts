import { observable, type Observable } from '../storage/observable.ts'
import type { Store } from '../storage/storage.ts'

/** `newer`: another build is deployed, so the chunk names changed. `lost`: the cause is unknown. */
type Missing = 'newer' | 'lost'

export interface Upgrade extends Pick<Observable<Missing | null>, 'get' | 'subscribe'> {
  /**
   * A `view` is the main content of a page. A `part` belongs to a page in use, which never reloads by
   * itself.
   */
  notArrived: (what: 'view' | 'part') => Promise<void>
  forget: () => void
}

interface Around {
  tab: Store
  /** File name of the running entry script; differs in each build. */
  build: string
  /** Fetches the start page that the server serves now. */
  startPage: () => Promise<string>
  /** True if a reload would lose input. */
  isBusy: () => boolean
  reload: () => void
}

const key = 'upgraded-from'

/**
 * Reloads into a newer build when the chunk of a view fails to load: once per build, and never over unsaved
 * input.
 */
export function createUpgrade({ tab, build, startPage, isBusy, reload }: Around): Upgrade {
  const missing = observable<Missing | null>(null)
  return {
    get: missing.get,
    subscribe: missing.subscribe,
    forget: () => missing.set(null),
    async notArrived(what) {
      const page = await startPage().catch(() => '')
      // A page from elsewhere, such as a maintenance page, has no module script.
      const isNewer = page.includes('type="module"') && !page.includes(build)
      // A lost view renders its own error.
      if (isNewer || what === 'part') missing.set(isNewer ? 'newer' : 'lost')
      if (!isNewer || what === 'part' || isBusy()) return
      // Prevents an endless reload loop between two servers with different builds.
      const left = tab.read(key)?.split(' ') ?? []
      if (left.includes(build)) return
      tab.write(key, [...left, build].join(' '))
      reload()
    },
  }
}

/** Starts listening for input. The returned function is true while unsaved input is on screen. */
export function watchTyping(): () => boolean {
  // A WeakRef, so that the input of an unmounted form, such as the login password, is garbage-collected.
  let typed: WeakRef<Element> | null = null
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element)) return
      const form = target.closest('form, [role="dialog"], [role="alertdialog"]')
      if (form) typed = new WeakRef(form)
    },
    true,
  )
  // Forms with unsaved changes cancel `beforeunload`, so a synthetic event finds them.
  return () =>
    typed?.deref()?.isConnected === true ||
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

export function runningBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script?.src.replace(/^.*\//, '') ?? ''
}
