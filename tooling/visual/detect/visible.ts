/** True if the element is inside the viewport and not covered, clipped or transparent. */
export function isVisible(element: Element): boolean {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  if (width < 4 || height < 4 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
    return false
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return front !== null && (element.contains(front) || front.contains(element)) && !isClipped(element)
}

function isClipped(element: Element): boolean {
  const box = element.getBoundingClientRect()
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflow === 'visible') continue
    const frame = parent.getBoundingClientRect()
    if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom)
      return true
  }
  return false
}

/** The first rendered text node of the element itself. */
export function textOf(element: Element): Text | undefined {
  return [...element.childNodes].find(
    (node): node is Text => node instanceof Text && node.data.trim() !== '' && boxOf(node).width > 12,
  )
}

export function boxOf(text: Text | undefined): DOMRect {
  const range = document.createRange()
  if (text) range.selectNodeContents(text)
  return range.getBoundingClientRect()
}

export function hasBorder(element: Element): boolean {
  const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
  return (
    borderTopStyle !== 'none' &&
    Number.parseFloat(borderTopWidth) >= 1 &&
    !/, 0\)|\/ 0\)|transparent/.test(borderTopColor) &&
    borderTopColor !== backgroundColor
  )
}

export function hasFocusRing(element: Element): boolean {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
}

/** True if `sendBack` moves the element behind an opaque one. */
export function isCovered(element: HTMLElement, sendBack: () => () => void): boolean {
  const { position } = getComputedStyle(element)
  // Sticky elements cover nothing until scrolled, and a transparent overlay is not visible itself.
  if (!['fixed', 'absolute'].includes(position)) return false
  if (!textOf(element) && opacityOf(element) < 1) return false
  const { left, top, width, height } = element.getBoundingClientRect()
  const front = () => document.elementFromPoint(left + width / 2, top + height / 2)
  const before = front()
  const undo = sendBack()
  const after = front()
  undo()
  return before !== after && after !== null && hides(after, element)
}

function hides(front: Element, element: Element): boolean {
  for (let part: Element | null = front; part && !part.contains(element); part = part.parentElement)
    if (opacityOf(part) > 0.3) return true
  return false
}

/** Opacity of the background: 1 for `rgb(…)`, 0.45 for `rgba(…, 0.45)`. */
function opacityOf(element: Element): number {
  const { backgroundColor } = getComputedStyle(element)
  return backgroundColor.startsWith('rgb(') ? 1 : Number(/([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 0)
}
