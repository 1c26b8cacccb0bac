import { defaultLocale, type Locale } from './locales.ts'
import type { Area, Messages } from './messages.ts'
import { loadTexts, type Loader, type Text, type Tree } from './texts.ts'

export { allAreas, type Loader } from './texts.ts'

interface CatalogueState {
  locale: Locale
  messages: Partial<Messages>
}

export interface Catalogue {
  /** The same object until the language or the texts change. */
  state: () => CatalogueState
  subscribe: (listener: () => void) => () => void
  /** Loads these areas in the language shown, once. Call it beside the import of the screen that uses them. */
  load: (...areas: readonly Area[]) => Promise<void>
  /** Loads all areas in use in the new language, then switches. If that fails, the language stays and it rejects. */
  switchTo: (locale: Locale) => Promise<void>
}

/** `common` and `glossary` come with the first load: every screen speaks them. */
export function createCatalogue(locale: Locale = defaultLocale, loader: Loader = loadTexts): Catalogue {
  const listeners = new Set<() => void>()
  const inUse = new Set<Area>(['common', 'glossary'])
  const requests = new Map<string, Promise<Tree>>()
  let current: CatalogueState = { locale, messages: {} }
  let wanted = locale

  function request(locale: Locale, area: Area): Promise<Tree> {
    const key = `${locale}/${area}`
    const known = requests.get(key)
    if (known) return known
    const promise = loader(locale, area)
    promise.catch(() => requests.delete(key))
    requests.set(key, promise)
    return promise
  }

  /** Over English, so that a text that is missing in a language is still a text. */
  async function whole(locale: Locale, area: Area): Promise<Tree> {
    if (locale === defaultLocale) return request(locale, area)
    const [fallback, own] = await Promise.all([request(defaultLocale, area), request(locale, area)])
    return merge(fallback, own)
  }

  async function messagesIn(locale: Locale, areas: Iterable<Area>): Promise<Partial<Messages>> {
    const entries = [...areas].map(async (area) => [area, await whole(locale, area)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }

  function publish(state: CatalogueState) {
    current = state
    for (const listener of listeners) listener()
  }

  async function load(...areas: readonly Area[]): Promise<void> {
    const { locale } = current
    const wantedAreas = new Set([...inUse, ...areas])
    if ([...wantedAreas].every((area) => Object.hasOwn(current.messages, area))) return
    const messages = await messagesIn(locale, wantedAreas)
    // Only now: what does not arrive must not be asked for with all that is asked later.
    for (const area of areas) inUse.add(area)
    if (current.locale === locale) publish({ locale, messages: { ...current.messages, ...messages } })
    else await load()
  }

  async function switchTo(locale: Locale): Promise<void> {
    wanted = locale
    let messages = await messagesIn(locale, inUse)
    // What came into use meanwhile is shown already.
    while ([...inUse].some((area) => !Object.hasOwn(messages, area)))
      messages = await messagesIn(locale, inUse)
    // A later choice wins over one that loads more slowly.
    if (wanted !== locale) return
    publish({ locale, messages })
  }

  return {
    state: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    switchTo,
  }
}

function merge(under: Tree, over: Tree): Tree {
  const merged = new Map(Object.entries(under))
  for (const [key, value] of Object.entries(over)) {
    const below = merged.get(key)
    merged.set(key, isTree(value) && isTree(below) ? merge(below, value) : value)
  }
  return Object.fromEntries(merged)
}

function isTree(value: Text | Tree | undefined): value is Tree {
  return typeof value === 'object' && !Array.isArray(value)
}
