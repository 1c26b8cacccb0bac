/** Checks that axe lacks: target size, keyboard access and visible focus. */

const roles = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'treeitem',
].map((role) => `[role=${role}]`)

/** Interactive elements. */
const targets = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', ...roles].join(',')

/** Composite widgets with one tab stop and arrow keys (ARIA Authoring Practices). */
const composites = [
  'grid',
  'treegrid',
  'menu',
  'menubar',
  'listbox',
  'tablist',
  'radiogroup',
  'tree',
  'toolbar',
].map((role) => `[role=${role}]`)

/**
 * Describes problems of the controls on the page. `seen` collects controls whose focus style was checked
 * before.
 */
export function findControlProblems(seen: Set<string>): string[] {
  const shown = all(targets)
  return [
    ...shown.filter((target) => !isLargeEnough(target)).map((target) => `${say(target)} is ${size(target)}`),
    ...shown.filter((target) => !isReached(target)).map((target) => `${say(target)} is not reached by Tab`),
    ...all(`${targets},[tabindex]`)
      .filter((control) => control.tabIndex >= 0 && isNew(control, seen))
      .filter((control) => !showsFocus(control))
      .map((control) => `${say(control)} does not show its focus`),
  ]
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(canBeUsed)

function canBeUsed(control: HTMLElement): boolean {
  const box = control.getBoundingClientRect()
  return (
    control.checkVisibility({ visibilityProperty: true }) &&
    box.width > 0 &&
    box.height > 0 &&
    !control.matches(':disabled,[aria-disabled=true][tabindex="-1"]') &&
    control.closest('[aria-hidden=true],[inert]') === null
  )
}

/**
 * WCAG 2.5.8: at least 24 × 24 px. Links in a sentence are exempt, and a label counts as part of its
 * control.
 */
function isLargeEnough(target: HTMLElement): boolean {
  if (getComputedStyle(target).display === 'inline' && standsInText(target)) return true
  // Tolerates half a pixel from fractional positions.
  const enough = (width: number, height: number) => width >= 23.5 && height >= 23.5
  return (
    [target, ...labelsOf(target)].some((part) => {
      const { width, height } = part.getBoundingClientRect()
      return enough(width, height)
    }) ||
    ['::before', '::after'].some((part) => {
      const { position, width, height } = getComputedStyle(target, part)
      return position === 'absolute' && enough(Number.parseFloat(width), Number.parseFloat(height))
    })
  )
}

function labelsOf(target: HTMLElement): HTMLElement[] {
  const labels =
    target instanceof HTMLInputElement || target instanceof HTMLButtonElement ? target.labels : null
  return [...(labels ?? [])]
}

function standsInText(control: HTMLElement): boolean {
  return [...(control.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  )
}

function isReached(control: HTMLElement): boolean {
  if (control.tabIndex >= 0) return true
  // Arrow keys reach radio buttons of a group and options of a combobox.
  const composite = control.closest<HTMLElement>(composites.join(','))
  if (!composite)
    return !control.matches('a,button,input,select,textarea,summary') && !control.hasAttribute('role')
  const owned =
    composite.id !== '' && document.querySelector(`[aria-controls~="${CSS.escape(composite.id)}"]`)
  return (
    Boolean(owned) ||
    composite.tabIndex >= 0 ||
    composite.contains(document.activeElement) ||
    [...composite.querySelectorAll<HTMLElement>('*')].some(({ tabIndex }) => tabIndex >= 0)
  )
}

/** Controls with equal tag, role and classes have the same style, so one of them is enough. */
function isNew(control: HTMLElement, seen: Set<string>): boolean {
  const key = `${control.tagName} ${control.getAttribute('role')} ${control.className}`
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

const drawn = ['outline', 'boxShadow', 'borderColor', 'backgroundColor', 'textDecoration'] as const

/** The focus style may be on the control, its parents or its siblings. */
function look(control: HTMLElement): string {
  const around = [
    control,
    ...(control.parentElement?.children ?? []),
    control.parentElement,
    control.parentElement?.parentElement,
  ]
  return around
    .flatMap((part) => (part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : []))
    .flatMap((style) => drawn.map((property) => style[property]))
    .join('|')
}

function showsFocus(control: HTMLElement): boolean {
  const before = document.activeElement
  if (before === control) control.blur()
  const calm = look(control)
  focus(control)
  if (document.activeElement !== control) return true
  const shown = look(control) !== calm
  if (before instanceof HTMLElement) focus(before)
  return shown
}

function focus(control: HTMLElement) {
  const options: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: true }
  control.focus(options)
}

function size(control: HTMLElement): string {
  const { width, height } = control.getBoundingClientRect()
  return `${Math.round(width)}×${Math.round(height)}`
}

function say(control: HTMLElement): string {
  const name = control.ariaLabel ?? labelsOf(control)[0]?.textContent ?? control.textContent.trim()
  return `${control.getAttribute('role') ?? control.tagName.toLowerCase()} “${name.slice(0, 40)}”`
}
