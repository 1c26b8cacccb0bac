/** Defects as they happen to screens, each made in one visible place of a story. */

/** Made; the function takes it back. */
type Undo = () => void
type Random = () => number

export const defectKinds = [
  'moved by 1 px',
  'colour off by ΔE 2',
  'border lost',
  'wrong icon',
  'text cut off',
  'wrong stacking order',
  'wrong number format',
  'focus ring lost',
] as const

export type DefectKind = (typeof defectKinds)[number]

/** Where each kind could be made on the page as it is: whatever of it a person sees. */
export function placesOf(kind: DefectKind): Element[] {
  const seen = [...document.querySelectorAll('body *')].filter(isSeen)
  switch (kind) {
    case 'moved by 1 px':
      return seen.filter(
        (place) => getComputedStyle(place).display !== 'inline' && textOf(place) !== undefined,
      )
    case 'colour off by ΔE 2':
    case 'text cut off':
      return seen.filter((place) => place instanceof HTMLElement && textOf(place) !== undefined)
    case 'border lost':
      return seen.filter(hasBorder)
    case 'wrong icon':
      return seen.filter((place) => place.matches('svg') && place.getBoundingClientRect().width <= 32)
    case 'wrong stacking order':
      return seen.filter((place) => place instanceof HTMLElement && fallsBack(place))
    case 'wrong number format':
      return seen.filter((place) => {
        const text = textOf(place)
        return text !== undefined && otherFormat(text.data) !== text.data && isWhole(text, place)
      })
    case 'focus ring lost':
      return seen.filter((place) => place === document.activeElement && hasRing(place))
  }
}

export function seed(kind: DefectKind, random: Random): { where: string; undo: Undo } {
  const places = placesOf(kind)
  const place = places[Math.floor(random() * places.length)]
  if (!(place instanceof HTMLElement || place instanceof SVGElement)) throw new Error(`no place for: ${kind}`)
  const where = `${place.tagName.toLowerCase()} “${place.textContent.trim().slice(0, 30)}”`
  return { where, undo: make(kind, place, random) }
}

function make(kind: DefectKind, place: HTMLElement | SVGElement, random: Random): Undo {
  const text = textOf(place)
  switch (kind) {
    case 'moved by 1 px':
      return styled(place, { translate: random() < 0.5 ? '1px 0' : '0 1px' })
    case 'colour off by ΔE 2':
      return styled(place, { color: otherColour(getComputedStyle(place).color) })
    case 'border lost':
      return styled(place, { 'border-color': 'transparent' })
    case 'wrong icon': {
      const { innerHTML } = place
      place.innerHTML = '<circle cx="12" cy="12" r="8" />'
      return () => void (place.innerHTML = innerHTML)
    }
    case 'text cut off': {
      const cut = place.getBoundingClientRect().right - boxOf(text).right + 6
      return styled(place, { 'clip-path': `inset(-9px ${cut}px -9px -9px)` })
    }
    case 'wrong stacking order':
      return styled(place, { 'z-index': '-1' })
    case 'wrong number format': {
      const data = text?.data ?? ''
      if (text) text.data = otherFormat(data)
      return () => void (text && (text.data = data))
    }
    case 'focus ring lost':
      return styled(place, { outline: 'none', 'box-shadow': 'none' })
  }
}

function styled(place: HTMLElement | SVGElement, style: Readonly<Record<string, string>>): Undo {
  const before = place.getAttribute('style')
  for (const [name, value] of Object.entries(style)) place.style.setProperty(name, value, 'important')
  return () => (before === null ? place.removeAttribute('style') : place.setAttribute('style', before))
}

/** In the window, not below something else, and not see-through. */
function isSeen(place: Element): boolean {
  const { left, top, right, bottom, width, height } = place.getBoundingClientRect()
  if (width < 4 || height < 4 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
    return false
  if (!place.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const top1 = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return top1 !== null && (place.contains(top1) || top1.contains(place)) && isDrawnAt(place)
}

/** What clips its contents does not clip this away. */
function isDrawnAt(place: Element): boolean {
  const box = place.getBoundingClientRect()
  for (let around = place.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const frame = around.getBoundingClientRect()
    if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom)
      return false
  }
  return true
}

/** The text of its own that is drawn in it. */
function textOf(place: Element): Text | undefined {
  return [...place.childNodes].find(
    (node): node is Text => node instanceof Text && node.data.trim() !== '' && boxOf(node).width > 12,
  )
}

function boxOf(text: Text | undefined): DOMRect {
  const range = document.createRange()
  if (text) range.selectNodeContents(text)
  return range.getBoundingClientRect()
}

function hasBorder(place: Element): boolean {
  const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(place)
  return (
    borderTopStyle !== 'none' &&
    Number.parseFloat(borderTopWidth) >= 1 &&
    !/, 0\)|\/ 0\)|transparent/.test(borderTopColor) &&
    borderTopColor !== backgroundColor
  )
}

/** Not cut off where the place ends. */
const isWhole = (text: Text, place: Element) => boxOf(text).right <= place.getBoundingClientRect().right

/** With the order changed, something that is seen is in front of it. */
function fallsBack(place: HTMLElement): boolean {
  const { position } = getComputedStyle(place)
  // What sticks lies over nothing until it is scrolled; a transparent field over a drawn one is not seen itself.
  if (!['fixed', 'absolute'].includes(position)) return false
  if (!textOf(place) && opacityOf(place) < 1) return false
  const { left, top, width, height } = place.getBoundingClientRect()
  const front = () => document.elementFromPoint(left + width / 2, top + height / 2)
  const before = front()
  const undo = styled(place, { 'z-index': '-1' })
  const after = front()
  undo()
  return before !== after && after !== null && hides(after, place)
}

function hides(front: Element, place: Element): boolean {
  for (let part: Element | null = front; part && !part.contains(place); part = part.parentElement)
    if (opacityOf(part) > 0.3) return true
  return false
}

/** Of its ground: `rgb(…)` is whole, `rgba(…, 0.45)` is not. */
function opacityOf(part: Element): number {
  const { backgroundColor } = getComputedStyle(part)
  return backgroundColor.startsWith('rgb(') ? 1 : Number(/([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 0)
}

function hasRing(place: Element): boolean {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place)
  return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
}

/** Lighter, or darker where it is light, by 2 in CIE L*a*b*. */
function otherColour(colour: string): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) throw new Error('no canvas')
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return `lab(from ${colour} calc(l ${red + green + blue > 382 ? '-' : '+'} 2) a b)`
}

/** 1,234 as 1.234, 12.5 as 12,5, 16/03/2026 as 16-03-2026. */
function otherFormat(text: string): string {
  return text.replace(/(\d)([,./])(\d)/, (_, before: string, mark: string, after: string) =>
    [before, { ',': '.', '.': ',' }[mark] ?? '-', after].join(''),
  )
}
