import { observable, type Observable } from '../storage/observable.ts'
import type { Store } from '../storage/storage.ts'

/** Why code did not arrive: another version is installed and its files have other names, or nobody knows. */
type Missing = 'newer' | 'lost'

export interface Upgrade extends Pick<Observable<Missing | null>, 'get' | 'subscribe'> {
  /** A `view` is what the page is about; around a `part` there is a page in use, which is never reloaded unasked. */
  notArrived: (what: 'view' | 'part') => Promise<void>
  forget: () => void
}

interface Around {
  tab: Store
  /** The file name of the script that runs: each build has another. */
  build: string
  /** The start page as the server gives it out now. */
  startPage: () => Promise<string>
  /** Whether a reload would lose something. */
  isBusy: () => boolean
  reload: () => void
}

const key = 'upgraded-from'

/** A newer version is loaded in place of a view of the old one, once for each build, and never over what somebody typed. */
export function createUpgrade({ tab, build, startPage, isBusy, reload }: Around): Upgrade {
  const missing = observable<Missing | null>(null)
  return {
    get: missing.get,
    subscribe: missing.subscribe,
    forget: () => missing.set(null),
    async notArrived(what) {
      const page = await startPage().catch(() => '')
      // A page of somebody else, such as one for maintenance, names no script of ours.
      const isNewer = page.includes('type="module"') && !page.includes(build)
      // A view that is lost stands in its place and says so.
      if (isNewer || what === 'part') missing.set(isNewer ? 'newer' : 'lost')
      if (!isNewer || what === 'part' || isBusy()) return
      // Two servers with different builds would otherwise hand a tab to each other for ever.
      const left = tab.read(key)?.split(' ') ?? []
      if (left.includes(build)) return
      tab.write(key, [...left, build].join(' '))
      reload()
    },
  }
}

/** Hears from now on what is typed; the answer says whether it still stands in a form or a dialog. */
export function watchTyping(): () => boolean {
  // Held weakly: with a form that is gone its texts would stay in memory, the password of the login among them.
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
  // A form with unsaved changes holds the window back, and is asked as if it went.
  return () =>
    typed?.deref()?.isConnected === true ||
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

export function runningBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script?.src.replace(/^.*\//, '') ?? ''
}
