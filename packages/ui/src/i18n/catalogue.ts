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

  /** Merged over English as the fallback for missing texts. */
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
    // Registered only on success, so that a failed area does not fail later requests.
    for (const area of areas) inUse.add(area)
    if (current.locale === locale) publish({ locale, messages: { ...current.messages, ...messages } })
    else await load()
  }

  async function switchTo(locale: Locale): Promise<void> {
    wanted = locale
    let messages = await messagesIn(locale, inUse)
    // Areas that came into use meanwhile are on screen and need texts too.
    while ([...inUse].some((area) => !Object.hasOwn(messages, area)))
      messages = await messagesIn(locale, inUse)
    // A later switch wins over a slower earlier one.
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
