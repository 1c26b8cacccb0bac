/** Runs inside a story: seeds one visible defect of a kind that happens in practice. */

export const defectKinds = [
  'moved by 1 px',
  'color off by ΔE 2',
  'border lost',
  'wrong icon',
  'text cut off',
  'wrong number format',
  'focus ring lost',
] as const

export type DefectKind = (typeof defectKinds)[number]

type Styled = HTMLElement | SVGElement
type Undo = () => void

function candidates(kind: DefectKind): Styled[] {
  const visible = [...document.querySelectorAll<Styled>('body *')].filter(isVisible)
  switch (kind) {
    case 'moved by 1 px':
      return visible.filter(
        (element) => getComputedStyle(element).display !== 'inline' && textOf(element) !== undefined,
      )
    case 'color off by ΔE 2':
    case 'text cut off':
      return visible.filter((element) => element instanceof HTMLElement && textOf(element) !== undefined)
    case 'border lost':
      return visible.filter(hasBorder)
    case 'wrong icon':
      return visible.filter(
        (element) => element.matches('svg') && element.getBoundingClientRect().width <= 32,
      )
    case 'wrong number format':
      return visible.filter((element) => {
        const text = textOf(element)
        return text !== undefined && otherFormat(text.data) !== text.data && isWhole(text, element)
      })
    case 'focus ring lost':
      return visible.filter((element) => element === document.activeElement && hasFocusRing(element))
  }
}

/** The text fits its element. */
const isWhole = (text: Text, element: Element) => boxOf(text).right <= element.getBoundingClientRect().right

function apply(kind: DefectKind, element: Styled, random: number): Undo {
  const text = textOf(element)
  switch (kind) {
    case 'moved by 1 px':
      return style(element, { translate: random < 0.5 ? '1px 0' : '0 1px' })
    case 'color off by ΔE 2':
      return style(element, { color: otherColor(getComputedStyle(element).color) })
    case 'border lost':
      return style(element, { 'border-color': 'transparent' })
    case 'wrong icon': {
      const { innerHTML } = element
      element.innerHTML = '<circle cx="12" cy="12" r="8" />'
      return () => void (element.innerHTML = innerHTML)
    }
    case 'text cut off': {
      const inset = element.getBoundingClientRect().right - boxOf(text).right + 6
      return style(element, { 'clip-path': `inset(-9px ${inset}px -9px -9px)` })
    }
    case 'wrong number format': {
      const data = text?.data ?? ''
      if (text) text.data = otherFormat(data)
      return () => void (text && (text.data = data))
    }
    case 'focus ring lost':
      return style(element, { outline: 'none', 'box-shadow': 'none' })
  }
}

function style(element: Styled, properties: Readonly<Record<string, string>>): Undo {
  const before = element.getAttribute('style')
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value, 'important')
  return () => (before === null ? element.removeAttribute('style') : element.setAttribute('style', before))
}

/** Changes the CIE L*a*b* lightness by 2, towards the middle. */
function otherColor(color: string): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) throw new Error('The browser has no canvas.')
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return `lab(from ${color} calc(l ${red + green + blue > 382 ? '-' : '+'} 2) a b)`
}

/** Swaps number and date separators: 1,234 to 1.234, 12.5 to 12,5, 16/03/2026 to 16-03-2026. */
function otherFormat(text: string): string {
  const separators: Readonly<Record<string, string>> = { ',': '.', '.': ',' }
  return text.replace(
    /(\d)([,./])(\d)/,
    (_, before: string, separator: string, after: string) => before + (separators[separator] ?? '-') + after,
  )
}

let undo: Undo = () => {}

const api = {
  possibleKinds: () => defectKinds.filter((kind) => candidates(kind).length > 0),
  /** Returns a description of the element. `random` is a number from 0 to 1. */
  seed(kind: DefectKind, random: number): string {
    const elements = candidates(kind)
    const element = elements[Math.floor(random * elements.length)]
    if (!element) throw new Error(`No element for: ${kind}`)
    undo = apply(kind, element, (random * 997) % 1)
    return `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 30)}”`
  },
  undo: () => undo(),
}

declare global {
  interface Window {
    defects: typeof api
  }
}

// Node imports the list of kinds from this module.
if ('document' in globalThis) window.defects = api

/** True if the element is inside the viewport and not covered, clipped or transparent. */
function isVisible(element: Element): boolean {
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
function textOf(element: Element): Text | undefined {
  return [...element.childNodes].find(
    (node): node is Text => node instanceof Text && node.data.trim() !== '' && boxOf(node).width > 12,
  )
}

function boxOf(text: Text | undefined): DOMRect {
  const range = document.createRange()
  if (text) range.selectNodeContents(text)
  return range.getBoundingClientRect()
}

function hasBorder(element: Element): boolean {
  const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
  return (
    borderTopStyle !== 'none' &&
    Number.parseFloat(borderTopWidth) >= 1 &&
    !/, 0\)|\/ 0\)|transparent/.test(borderTopColor) &&
    borderTopColor !== backgroundColor
  )
}

function hasFocusRing(element: Element): boolean {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
}
