/** The part of the browser's storage that we use; private windows may refuse it, so it never throws. */
export interface Store {
  read: (key: string) => string | null
  write: (key: string, text: string) => void
  remove: (key: string) => void
}

export function browserStore(area: () => Storage): Store {
  const memory = new Map<string, string>()
  return {
    read(key) {
      try {
        return area().getItem(key)
      } catch {
        return memory.get(key) ?? null
      }
    },
    write(key, text) {
      try {
        area().setItem(key, text)
      } catch {
        memory.set(key, text)
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        area().removeItem(key)
      } catch {
        // Nothing was stored, so nothing is left.
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

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Where saved views are kept; whether there are any is asked before their code is fetched. */
export const viewsKey = 'views'
