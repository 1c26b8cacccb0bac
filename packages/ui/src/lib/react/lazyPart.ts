import { createElement, lazy, useEffect, useState, type ComponentType, type FunctionComponent } from 'react'

const type = 'part-missing'

/** Milliseconds: by then React has shown that a part is missing to whoever was waiting for it. */
const patience = 1000

/** Shown like the component it stands for. */
export interface LazyPart<Props extends object> extends FunctionComponent<Props> {
  /** Fetches its code before it is shown. What has come is drawn at once; what has not tells so when it is shown. */
  preload: () => Promise<void>
}

/**
 * A part whose code is fetched when it is first shown, as with React's `lazy`. One that does not arrive leaves its place
 * empty and says so (`onPartMissing`): what stands around it, such as a form that somebody fills in, stays as it is.
 * Shown again after that it is fetched again, also where nobody was there any more to be told.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let arrived: ComponentType<Props> | null = null
  let Part = attempt()

  async function fetchOnce() {
    arrived ??= await load()
    return arrived
  }

  function attempt() {
    return lazy<ComponentType<Props>>(() =>
      fetchOnce().then(
        (component) => ({ default: component }),
        () => {
          setTimeout(() => (Part = attempt()), patience)
          return { default: Missing }
        },
      ),
    )
  }

  function Missing() {
    useEffect(() => {
      window.dispatchEvent(new Event(type))
      return () => void (Part = attempt())
    }, [])
    return null
  }

  // What stands stays what it is; another would be drawn anew, without what was typed into it.
  const Shown = (props: Props) => createElement(useState(() => arrived ?? Part)[0], props)
  return Object.assign(Shown, { preload: async () => void (await fetchOnce().catch(() => undefined)) })
}

/** For the application around: where to tell that a part of the page did not arrive, and to offer a reload. */
export function onPartMissing(listener: () => void): () => void {
  window.addEventListener(type, listener)
  return () => window.removeEventListener(type, listener)
}
