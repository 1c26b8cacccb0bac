/**
 * Subset of the Web Storage API. Never throws, although a browser that blocks site data throws on every
 * access.
 */
export interface Store {
  read: (key: string) => string | null
  write: (key: string, text: string) => void
  remove: (key: string) => void
  /** False if the browser blocks site data; values then last until the page unloads. */
  isPersistent: () => boolean
}

/**
 * User preferences shared by all base paths. public/start.js reads them, and older consoles stored the
 * language.
 */
const keysWithoutBasePath: ReadonlySet<string> = new Set(['lang', 'theme', 'density'])

/** Adds the base path to a key, because consoles under several paths of an origin share its storage. */
export function storageKey(key: string, basename: string): string {
  return basename === '/' || keysWithoutBasePath.has(key) ? key : basename + key
}

/** `basename`: base path with a trailing slash. */
export function browserStore(area: () => Storage, basename: string): Store {
  const memory = new Map<string, string>()
  const nameOf = (key: string) => storageKey(key, basename)
  return {
    read(key) {
      // A value that could not be stored, for example because of the quota, is newer than the stored one.
      const unsaved = memory.get(key)
      if (unsaved !== undefined) return unsaved
      try {
        return area().getItem(nameOf(key))
      } catch {
        return null
      }
    },
    write(key, text) {
      try {
        area().setItem(nameOf(key), text)
        memory.delete(key)
      } catch {
        memory.set(key, text)
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        area().removeItem(nameOf(key))
      } catch {
        // Nothing was stored, so there is nothing to remove.
      }
    },
    isPersistent() {
      const name = nameOf('probe')
      try {
        area().setItem(name, '')
        area().removeItem(name)
        return true
      } catch {
        return false
      }
    },
  }
}

export function memoryStore(): Store {
  const memory = new Map<string, string>()
  return {
    read: (key) => memory.get(key) ?? null,
    write: (key, text) => void memory.set(key, text),
    remove: (key) => void memory.delete(key),
    isPersistent: () => true,
  }
}

export function readJson(store: Store, key: string): unknown {
  const text = store.read(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Key of the saved views; checked before their code is loaded. */
export const viewsKey = 'views'
