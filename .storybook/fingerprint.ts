/**
 * What makes of the page what axe sees, as text: its elements with what they hold, and the styles that can apply to them. Two
 * pages with the same text are the same to axe, if one browser draws them alike.
 */
export function contentOfPage(): string {
  const elements = [document.documentElement, ...document.querySelectorAll('body, body *')]
  return [
    `${innerWidth} ${innerHeight}`,
    tagOf(document.documentElement),
    withoutCounts(document.body.outerHTML),
    ...statesOf(elements),
    ...stylesFor(classesOf(elements)),
  ].join('\n')
}

/** SHA-256, the first 16 digits. */
export async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Of the element alone: what it holds may be a hundred kilobytes. */
const tagOf = (element: Element) => new XMLSerializer().serializeToString(element.cloneNode())

/** React counts the ids that it gives over all stories of a page: only which of them are the same matters. */
function withoutCounts(html: string): string {
  const ids = new Map<string, string>()
  return html.replace(/_r_\w+?_/g, (id) => {
    const known = ids.get(id) ?? `_r_${ids.size}_`
    ids.set(id, known)
    return known
  })
}

/** What their tags do not say. One loop, for there are a thousand of them, looked at three thousand times in a run. */
function statesOf(elements: readonly Element[]): string[] {
  const states: string[] = []
  for (const [at, element] of elements.entries()) {
    const { scrollLeft, scrollTop } = element
    if (element === document.activeElement) states.push(`${at} focus`)
    if (scrollLeft !== 0 || scrollTop !== 0) states.push(`${at} scrolled ${scrollLeft} ${scrollTop}`)
    if ('value' in element && typeof element.value === 'string') states.push(`${at} value ${element.value}`)
    if (element instanceof HTMLInputElement) states.push(`${at} ${element.checked} ${element.indeterminate}`)
  }
  return states
}

function classesOf(elements: readonly Element[]): ReadonlySet<string> {
  const classes = new Set<string>()
  for (const { classList } of elements) for (const name of classList) classes.add(name)
  return classes
}

interface Style {
  /** The class without which the rule applies to nothing; null: it is not known. */
  needs: string | null
  text: string
}

const known = new WeakMap<CSSStyleSheet, readonly Style[]>()

function stylesFor(classes: ReadonlySet<string>): string[] {
  return [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap(stylesOf)
    .filter(({ needs }) => needs === null || classes.has(needs))
    .map(({ text }) => text)
}

function stylesOf(sheet: CSSStyleSheet): readonly Style[] {
  const styles = known.get(sheet) ?? [...sheet.cssRules].flatMap((rule) => styleOf(rule))
  known.set(sheet, styles)
  return styles
}

function styleOf(rule: CSSRule): Style[] {
  if (rule instanceof CSSLayerBlockRule)
    return [...rule.cssRules]
      .flatMap(styleOf)
      .map((style) => ({ ...style, text: `${rule.name} ${style.text}` }))
  return [{ needs: rule instanceof CSSStyleRule ? neededBy(rule.selectorText) : null, text: rule.cssText }]
}

/** Of `.p-2`, `.group:hover .p-2`; not of `.a, .b`, nor of a class that begins with an escaped digit. */
function neededBy(selector: string): string | null {
  const [, name] = selector.includes(',')
    ? []
    : (/^\.((?:[\w-]|\\[^\da-f])+)(?![\w\\-])/i.exec(selector) ?? [])
  return name?.replaceAll('\\', '') ?? null
}
