/** The left edge first: the navigation of the console is free there on every page, so the button stays in its place. */
const positions = ['left', 'bottom-right', 'bottom-left', 'bottom', 'top', 'top-left', 'top-right'] as const
type Position = (typeof positions)[number]
/** Of the open panel. */
const openPosition: Position = 'bottom-right'
/** Distance in pixels between `left` and the bottom, as in the styles of the panel. */
const leftOffset = 48

const controls =
  'a, button, input, select, textarea, label, summary, [role="option"], [role^="menuitem"], [role="tab"]'
/** Distance in pixels between hit-tested points; smaller than any control. */
const hitTestDistance = 8

/**
 * Moves the closed button to the first position where it covers no control and no text, or hides it; the shortcut
 * still works. `stop` ends it.
 */
export function avoidOverlap(
  host: HTMLElement,
  isOpen: () => boolean,
): { move: () => void; stop: () => void } {
  let frame = 0
  const move = () => {
    cancelAnimationFrame(frame)
    frame = 0
    const { width, height } = host.getBoundingClientRect()
    const position = isOpen()
      ? openPosition
      : positions.find((candidate) => isFree(host, placeOf(candidate, width, height), width, height))
    host.dataset['position'] = position ?? 'none'
  }
  const update = () => {
    if (frame === 0) frame = requestAnimationFrame(move)
  }
  const observer = new MutationObserver(update)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'hidden', 'open', 'data-state'],
  })
  const listeners = new AbortController()
  const { signal } = listeners
  for (const type of ['resize', 'scroll', 'transitionend', 'animationend'])
    window.addEventListener(type, update, { capture: true, passive: true, signal })
  update()
  return {
    move,
    stop: () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      listeners.abort()
    },
  }
}

function placeOf(position: Position, width: number, height: number): { left: number; top: number } {
  const { clientWidth, clientHeight } = document.documentElement
  if (position === 'left') return { left: 0, top: clientHeight - height - leftOffset }
  const right = clientWidth - width
  const side = { left: 0, right }[position.split('-')[1] ?? ''] ?? right / 2
  return { left: side, top: position.startsWith('top') ? 0 : clientHeight - height }
}

function isFree(
  host: HTMLElement,
  { left, top }: { left: number; top: number },
  width: number,
  height: number,
): boolean {
  for (const x of points(left, width))
    for (const y of points(top, height)) {
      const found = document.elementsFromPoint(x, y).find((element) => element !== host)
      if (found && (found.closest(controls) || hasText(found))) return false
    }
  return true
}

function hasText({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
}

/** Points from one edge to the other, both included. */
function points(start: number, length: number): readonly number[] {
  const inner = Array.from(
    { length: Math.ceil(length / hitTestDistance) },
    (_, index) => start + index * hitTestDistance,
  )
  return [...inner, start + length - 1]
}
