import axe from 'axe-core'

/** An element as axe hands it to its checks: styles are read once a run. */
interface Part {
  props: { nodeType: number }
  parent?: Part | null
  children: readonly Part[]
  getComputedStylePropertyValue: (name: string) => string
}
/** What axe says of a text, with its colour and the one below it. */
interface Told {
  contrastRatio?: number
}
interface Helper {
  data: (told: Told) => void
}
type Evaluate = (this: Helper, element: Element, options: unknown, part: Part) => unknown

/**
 * To find out what lies under a text is half of what axe does. In the light theme it does so for each text of each story. A
 * theme moves nothing: a text that stands out there, and in the dark theme has the colour, size and weight of one that stood
 * out in an earlier story, on the same layers of colours, stands out too. What does not, or what nobody can decide, is looked
 * at each time.
 */
export function rememberContrast(): void {
  const audit: unknown = Reflect.get(axe, '_audit')
  const check: unknown = Reflect.get(Object(Reflect.get(Object(audit), 'checks')), 'color-contrast')
  const evaluate: unknown = Reflect.get(Object(check), 'evaluate')
  if (typeof evaluate !== 'function')
    throw new Error('This version of axe has its check of contrast elsewhere')
  const inLight = new WeakMap<Element, string>()
  const inDark = new Set<string>()
  const remembering: Evaluate = function (element, options, part) {
    const isDark = document.documentElement.dataset['theme'] === 'dark'
    const light = isDark ? inLight.get(element) : undefined
    const look = light === undefined ? undefined : `${light} ${lookOf(part)}`
    if (look !== undefined && inDark.has(look)) return true
    let told: Told = {}
    const data = (all: Told) => this.data((told = all))
    const answer: unknown = Reflect.apply(evaluate, { ...this, data }, [element, options, part])
    // What is not on the screen passes without a ratio.
    const standsOut = answer === true && told.contrastRatio !== undefined
    if (!isDark) {
      if (standsOut) inLight.set(element, JSON.stringify(told))
      else inLight.delete(element)
    } else if (standsOut && look !== undefined) inDark.add(look)
    return answer
  }
  Reflect.set(Object(check), 'evaluate', remembering)
}

const lookOf = (part: Part) =>
  [...stylesOf(part, ['color', 'font-size', 'font-weight', 'text-shadow']), layersOf(part)].join(' ')

const known = new WeakMap<Part, string>()

/** The colours of what a text stands in, and of what floats beside that, from the page to the text. */
function layersOf(part: Part): string {
  const before = known.get(part)
  if (before !== undefined) return before
  const beside = part.children.filter(floats).map(paintOf)
  const layers = [part.parent ? layersOf(part.parent) : '', paintOf(part), ...beside].join('')
  known.set(part, layers)
  return layers
}

function paintOf(part: Part): string {
  const [colour = '', image = '', opacity = ''] = stylesOf(part, [
    'background-color',
    'background-image',
    'opacity',
  ])
  const isClear = colour === 'rgba(0, 0, 0, 0)' && image === 'none' && opacity === '1'
  return isClear ? '' : `|${colour} ${image} ${opacity}`
}

const floats = (part: Part) =>
  part.props.nodeType === Node.ELEMENT_NODE &&
  !['static', 'relative'].includes(part.getComputedStylePropertyValue('position'))

function stylesOf(part: Part, names: readonly string[]): string[] {
  return names.map((name) => part.getComputedStylePropertyValue(name))
}
