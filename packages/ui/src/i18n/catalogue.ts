import { defaultLocale, type Locale } from './locales.ts'
import type { Area, Messages } from './messages.ts'
import { loadTexts, type Loader, type Text, type Tree } from './texts.ts'

export { allAreas, type Loader } from './texts.ts'

interface CatalogueState {
  locale: Locale
  messages: Partial<Messages>
}

export interface Catalogue {
  /** Keeps its identity until the language or the texts change. */
  state: () => CatalogueState
  subscribe: (listener: () => void) => () => void
  /** Loads these areas in the current language, once. Call it next to the import of the screen. */
  load: (...areas: readonly Area[]) => Promise<void>
  /**
   * Loads all areas in use in the new language, then switches. On failure it rejects and keeps the
   * language.
   */
  switchTo: (locale: Locale) => Promise<void>
}

/** The first load includes `common` and `glossary`, which every screen needs. */
export function createCatalogue(locale: Locale = defaultLocale, loader: Loader = loadTexts): Catalogue {
  const listeners = new Set<() => void>()
  const areasInUse = new Set<Area>(['common', 'glossary'])
  const requests = new Map<string, Promise<Tree>>()
  let current: CatalogueState = { locale, messages: {} }
  let requestedLocale = locale

  function request(locale: Locale, area: Area): Promise<Tree> {
    const key = `${locale}/${area}`
    const pending = requests.get(key)
    if (pending) return pending
    const promise = loader(locale, area)
    promise.catch(() => requests.delete(key))
    requests.set(key, promise)
    return promise
  }

  /** Merged over English as the fallback for missing texts. */
  async function loadMerged(locale: Locale, area: Area): Promise<Tree> {
    if (locale === defaultLocale) return request(locale, area)
    const [fallback, localized] = await Promise.all([request(defaultLocale, area), request(locale, area)])
    return merge(fallback, localized)
  }

  async function messagesIn(locale: Locale, areas: Iterable<Area>): Promise<Partial<Messages>> {
    const entries = [...areas].map(async (area) => [area, await loadMerged(locale, area)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }

  function publish(state: CatalogueState) {
    current = state
    for (const listener of listeners) listener()
  }

  async function load(...areas: readonly Area[]): Promise<void> {
    const { locale } = current
    const requiredAreas = new Set([...areasInUse, ...areas])
    if ([...requiredAreas].every((area) => Object.hasOwn(current.messages, area))) return
    const messages = await messagesIn(locale, requiredAreas)
    // Registered only on success, so that a failed area does not fail later requests.
    for (const area of areas) areasInUse.add(area)
    if (current.locale === locale) publish({ locale, messages: { ...current.messages, ...messages } })
    else await load()
  }

  async function switchTo(locale: Locale): Promise<void> {
    requestedLocale = locale
    let messages = await messagesIn(locale, areasInUse)
    // Areas that came into use meanwhile are on screen and need texts too.
    while ([...areasInUse].some((area) => !Object.hasOwn(messages, area)))
      messages = await messagesIn(locale, areasInUse)
    // A later switch wins over a slower earlier one.
    if (requestedLocale !== locale) return
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

function merge(base: Tree, overrides: Tree): Tree {
  const merged = new Map(Object.entries(base))
  for (const [key, value] of Object.entries(overrides)) {
    const baseValue = merged.get(key)
    merged.set(key, isTree(value) && isTree(baseValue) ? merge(baseValue, value) : value)
  }
  return Object.fromEntries(merged)
}

function isTree(value: Text | Tree | undefined): value is Tree {
  return typeof value === 'object' && !Array.isArray(value)
}
