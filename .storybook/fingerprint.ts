/**
 * What makes of the page what axe sees, as text: its elements with what they hold, and the styles that can apply to them. Two
 * pages with the same text are the same to axe, if one browser draws them alike.
 */
export function contentOfPage(): string {
  const elements = [document.documentElement, ...document.querySelectorAll('body, body *')]
  const classes = new Set(elements.flatMap((element) => [...element.classList]))
  return [
    `${innerWidth} ${innerHeight}`,
    tagOf(document.documentElement),
    withoutCounts(document.body.outerHTML),
    ...elements.flatMap((element, at) => stateOf(element).map((state) => `${at} ${state}`)),
    ...stylesFor(classes),
  ].join('\n')
}

/** SHA-256, the first 16 digits. */
export async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const tagOf = (element: Element) => element.outerHTML.slice(0, element.outerHTML.indexOf('>'))

/** React counts the ids that it gives over all stories of a page: only which of them are the same matters. */
function withoutCounts(html: string): string {
  const ids = new Map<string, string>()
  return html.replace(/_r_\w+?_/g, (id) => {
    const known = ids.get(id) ?? `_r_${ids.size}_`
    ids.set(id, known)
    return known
  })
}

/** What its tag does not say. */
function stateOf(element: Element): string[] {
  return [
    ...(element === document.activeElement ? ['focus'] : []),
    ...(element.scrollTop || element.scrollLeft
      ? [`scrolled ${element.scrollLeft} ${element.scrollTop}`]
      : []),
    ...('value' in element && typeof element.value === 'string' ? [`value ${element.value}`] : []),
    ...(element instanceof HTMLInputElement ? [`${element.checked} ${element.indeterminate}`] : []),
  ]
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
