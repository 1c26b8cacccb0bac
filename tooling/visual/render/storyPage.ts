/** Runs in the preview iframe of a built Storybook and talks to it through its channel, as the manager does. */

/** A variant of a story, called a mode in Chromatic. */
export interface Mode {
  theme?: string
  locale?: string
  viewport?: Size
}

export interface Size {
  width: number
  height: number
}

/** A component on the page, found by its `data-slot`. */
export interface Box {
  slot: string
  x: number
  y: number
  width: number
  height: number
  /** Index of the enclosing box, -1 for none. */
  parent: number
}

export interface StoryInfo {
  /** Size from `globals.viewport` of the story. */
  viewport: Size | null
  modes: Record<string, Mode>
  isDisabled: boolean
}

interface Channel {
  emit: (event: string, payload: unknown) => void
  on: (event: string, listener: (payload: unknown) => void) => void
  off: (event: string, listener: (payload: unknown) => void) => void
}

interface LoadedStory {
  parameters: Record<string, unknown>
  storyGlobals: Record<string, unknown>
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<void>
      loadStory: (options: { storyId: string }) => Promise<LoadedStory>
    }
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
    visual: typeof api
  }
}

const errorEvents = [
  'storyMissing',
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
]

const defaultModes: Record<string, Mode> = { light: { theme: 'light' }, dark: { theme: 'dark' } }

function channel(): Channel {
  if (!window.__STORYBOOK_ADDONS_CHANNEL__) throw new Error('Storybook has no channel on this page.')
  return window.__STORYBOOK_ADDONS_CHANNEL__
}

/** Resolves once Storybook has loaded its index and the project's annotations. */
async function ready(): Promise<void> {
  while (!window.__STORYBOOK_PREVIEW__) await nextFrame()
  await window.__STORYBOOK_PREVIEW__.ready()
  // A blinking caret is in one picture and not in the next.
  const style = document.createElement('style')
  style.textContent = '* { caret-color: transparent !important }'
  document.head.append(style)
}

async function info(id: string): Promise<StoryInfo> {
  const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId: id })
  const chromatic = property(story?.parameters, 'chromatic')
  const modes = property(chromatic, 'modes')
  return {
    viewport: viewportOf(story),
    modes: isModes(modes) ? modes : defaultModes,
    isDisabled: property(chromatic, 'disableSnapshot') === true,
  }
}

function viewportOf(story: LoadedStory | undefined): Size | null {
  const name = property(property(story?.storyGlobals, 'viewport'), 'value')
  const options = property(property(story?.parameters, 'viewport'), 'options')
  const styles = typeof name === 'string' ? property(property(options, name), 'styles') : undefined
  const width = Number.parseInt(String(property(styles, 'width')), 10)
  const height = Number.parseInt(String(property(styles, 'height')), 10)
  return width > 0 && height > 0 ? { width, height } : null
}

function isModes(value: unknown): value is Record<string, Mode> {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

/** Renders and plays a story. Resolves with its errors. */
async function show(id: string): Promise<string[]> {
  resetPage()
  return finished(id, () => channel().emit('setCurrentStory', { storyId: id, viewMode: 'story' }))
}

/** Re-renders the current story in another language; play functions do not run again. */
function setLocale(id: string, locale: string): Promise<string[]> {
  return finished(id, () => channel().emit('updateGlobals', { globals: { locale } }))
}

/** Sets the theme attribute, as the product does, without a render. */
async function setTheme(theme: string): Promise<void> {
  document.documentElement.dataset['theme'] = theme
  await nextFrame()
}

async function finished(id: string, start: () => void): Promise<string[]> {
  const errors: string[] = []
  const isDone = Promise.withResolvers<void>()
  const onError = (payload: unknown) => errors.push(describe(payload))
  const onFinished = (payload: unknown) => {
    if (property(payload, 'storyId') === id) isDone.resolve()
  }
  const onMissing = () => isDone.resolve()
  for (const event of errorEvents) channel().on(event, onError)
  channel().on('storyFinished', onFinished)
  channel().on('storyMissing', onMissing)
  start()
  await isDone.promise
  for (const event of errorEvents) channel().off(event, onError)
  channel().off('storyFinished', onFinished)
  channel().off('storyMissing', onMissing)
  await document.fonts.ready
  await nextFrame()
  await nextFrame()
  return errors
}

/** The first paragraph: Testing Library adds the whole document. */
function describe(payload: unknown): string {
  const first: unknown = Array.isArray(payload) ? payload[0] : payload
  const message = property(first, 'message') ?? property(first, 'description') ?? first
  const text = typeof message === 'string' ? message : JSON.stringify(message)
  return text.split('\n\n', 1).join()
}

/** State that the previous story could leave behind. */
function resetPage() {
  localStorage.clear()
  sessionStorage.clear()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  getSelection()?.removeAllRanges()
  scrollTo(0, 0)
}

/** The components that are visible in the window, in document order. */
function boxes(): Box[] {
  const found: Box[] = []
  const indexes = new Map<Element, number>()
  for (const element of document.querySelectorAll('[data-slot]')) {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width < 1 || height < 1 || x + width <= 0 || y + height <= 0 || x >= innerWidth || y >= innerHeight)
      continue
    const ancestor = closestOf(element.parentElement, indexes)
    indexes.set(element, found.length)
    found.push({
      slot: element.getAttribute('data-slot') ?? '',
      x: round(x),
      y: round(y),
      width: round(width),
      height: round(height),
      parent: ancestor,
    })
  }
  return found
}

/** Colors of the custom properties of the root, as 0xRRGGBB. Transparent ones are left out. */
function tokens(): Record<string, number> {
  const probe = document.createElement('span')
  const sentinel = 'rgb(1, 2, 3)'
  const parent = document.createElement('div')
  parent.style.color = sentinel
  parent.append(probe)
  document.body.append(parent)
  const colors: Record<string, number> = {}
  for (const [name] of document.documentElement.computedStyleMap()) {
    if (!name.startsWith('--')) continue
    // A property that is no color is invalid here, and the color is inherited.
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? []
    if (color !== sentinel && red !== undefined)
      colors[name.slice(2)] = (Number(red) << 16) | (Number(green) << 8) | Number(blue)
  }
  parent.remove()
  return colors
}

const round = (pixels: number) => Math.round(pixels * 10) / 10

function closestOf(start: Element | null, indexes: ReadonlyMap<Element, number>): number {
  for (let element = start; element; element = element.parentElement) {
    const index = indexes.get(element)
    if (index !== undefined) return index
  }
  return -1
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

const api = { ready, info, show, setLocale, setTheme, boxes, tokens, nextFrame }
window.visual = api
