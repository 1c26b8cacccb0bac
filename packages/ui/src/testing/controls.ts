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
 * Describes problems of the controls on the page. `checkedStyles` collects controls whose focus style was checked
 * before.
 */
export function findControlProblems(checkedStyles: Set<string>): string[] {
  const usableTargets = findUsable(targets)
  return [
    ...usableTargets
      .filter((target) => !isLargeEnough(target))
      .map((target) => `${describeControl(target)} is ${sizeText(target)}`),
    ...usableTargets
      .filter((target) => !isReachableByTab(target))
      .map((target) => `${describeControl(target)} is not reached by Tab`),
    ...findUsable(`${targets},[tabindex]`)
      .filter((control) => control.tabIndex >= 0 && isUncheckedStyle(control, checkedStyles))
      .filter((control) => !showsFocus(control))
      .map((control) => `${describeControl(control)} does not show its focus`),
  ]
}

const findUsable = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(isUsable)

function isUsable(control: HTMLElement): boolean {
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
  if (getComputedStyle(target).display === 'inline' && isInlineText(target)) return true
  // Tolerates half a pixel from fractional positions.
  const isLargeTarget = (width: number, height: number) => width >= 23.5 && height >= 23.5
  return (
    [target, ...labelsOf(target)].some((part) => {
      const { width, height } = part.getBoundingClientRect()
      return isLargeTarget(width, height)
    }) ||
    ['::before', '::after'].some((part) => {
      const { position, width, height } = getComputedStyle(target, part)
      return position === 'absolute' && isLargeTarget(Number.parseFloat(width), Number.parseFloat(height))
    })
  )
}

function labelsOf(target: HTMLElement): HTMLElement[] {
  const labels =
    target instanceof HTMLInputElement || target instanceof HTMLButtonElement ? target.labels : null
  return [...(labels ?? [])]
}

function isInlineText(control: HTMLElement): boolean {
  return [...(control.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  )
}

function isReachableByTab(control: HTMLElement): boolean {
  if (control.tabIndex >= 0) return true
  // Arrow keys reach radio buttons of a group and options of a combobox.
  const composite = control.closest<HTMLElement>(composites.join(','))
  if (!composite)
    return !control.matches('a,button,input,select,textarea,summary') && !control.hasAttribute('role')
  const isControlledPopup =
    composite.id !== '' && document.querySelector(`[aria-controls~="${CSS.escape(composite.id)}"]`)
  return (
    Boolean(isControlledPopup) ||
    composite.tabIndex >= 0 ||
    composite.contains(document.activeElement) ||
    [...composite.querySelectorAll<HTMLElement>('*')].some(({ tabIndex }) => tabIndex >= 0)
  )
}

/** Controls with equal tag, role and classes have the same style, so one of them is enough. */
function isUncheckedStyle(control: HTMLElement, checkedStyles: Set<string>): boolean {
  const key = `${control.tagName} ${control.getAttribute('role')} ${control.className}`
  if (checkedStyles.has(key)) return false
  checkedStyles.add(key)
  return true
}

const styleProperties = ['outline', 'boxShadow', 'borderColor', 'backgroundColor', 'textDecoration'] as const

/** The focus style may be on the control, its parents or its siblings. */
function focusStyle(control: HTMLElement): string {
  const styledElements = [
    control,
    ...(control.parentElement?.children ?? []),
    control.parentElement,
    control.parentElement?.parentElement,
  ]
  return styledElements
    .flatMap((part) => (part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : []))
    .flatMap((style) => styleProperties.map((property) => style[property]))
    .join('|')
}

function showsFocus(control: HTMLElement): boolean {
  const previouslyFocused = document.activeElement
  if (previouslyFocused === control) control.blur()
  const unfocusedStyle = focusStyle(control)
  focus(control)
  if (document.activeElement !== control) return true
  const hasFocusStyle = focusStyle(control) !== unfocusedStyle
  if (previouslyFocused instanceof HTMLElement) focus(previouslyFocused)
  return hasFocusStyle
}

function focus(control: HTMLElement) {
  const options: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: true }
  control.focus(options)
}

function sizeText(control: HTMLElement): string {
  const { width, height } = control.getBoundingClientRect()
  return `${Math.round(width)}×${Math.round(height)}`
}

function describeControl(control: HTMLElement): string {
  const name = control.ariaLabel ?? labelsOf(control)[0]?.textContent ?? control.textContent.trim()
  return `${control.getAttribute('role') ?? control.tagName.toLowerCase()} “${name.slice(0, 40)}”`
}
