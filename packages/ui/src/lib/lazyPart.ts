import { createElement, lazy, useEffect, type ComponentType } from 'react'

const type = 'part-missing'

/**
 * A part whose code is fetched when it is first shown, as with React's `lazy`. One that does not arrive leaves its place
 * empty and says so (`onPartMissing`): what stands around it, such as a form that somebody fills in, stays as it is.
 * Shown again it is fetched again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part = attempt()

  function attempt() {
    return lazy<ComponentType<Props>>(() =>
      load().then(
        (component) => ({ default: component }),
        () => {
          window.dispatchEvent(new Event(type))
          return { default: Missing }
        },
      ),
    )
  }

  function Missing() {
    useEffect(() => () => void (Part = attempt()), [])
    return null
  }

  return (props) => createElement(Part, props)
}

/** For the application around: where to tell that a part of the page did not arrive, and to offer a reload. */
export function onPartMissing(listener: () => void): () => void {
  window.addEventListener(type, listener)
  return () => window.removeEventListener(type, listener)
}
