/** What axe does not look at: size of targets, reach by keyboard, a focus that can be seen. */

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

/** What is pressed, chosen or typed in. */
const targets = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', ...roles].join(',')

/** One stop of Tab, then arrows: ARIA authoring practices. */
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

/** What is wrong with the controls on the page, in words. `seen`: what other stories have shown. */
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

/** WCAG 2.5.8: 24 by 24; a link within a sentence is as high as its line; a label belongs to its control. */
function isLargeEnough(target: HTMLElement): boolean {
  if (getComputedStyle(target).display === 'inline' && standsInText(target)) return true
  // Half a pixel is what a fractional position costs.
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
  // A radio button of a group, an option of a combobox: the arrow keys lead there.
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

/** Alike in tag, role and classes: the same rules draw them, so one of them is enough. */
function isNew(control: HTMLElement, seen: Set<string>): boolean {
  const key = `${control.tagName} ${control.getAttribute('role')} ${control.className}`
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

const drawn = ['outline', 'boxShadow', 'borderColor', 'backgroundColor', 'textDecoration'] as const

/** Drawn on the control, on what encloses it, or on what stands beside it. */
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
