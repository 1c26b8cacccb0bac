import cascadeLayers from '@csstools/postcss-cascade-layers'
import {
  AtRule,
  type AcceptedPlugin,
  type Container,
  type Declaration,
  type Document,
  type Plugin,
} from 'postcss'

const scope = '.inventory-console'
/** Adds no specificity. */
const inScope = `:where(${scope},${scope} *)`
const pseudoElement = /(?<!\\)(?:::[\w-]+|:(?:before|after|first-line|first-letter))$/

/**
 * Undoes what rules of the host page for elements set, except in drawings, whose attributes it would undo as well. The
 * scope itself would inherit text properties.
 */
const reset = `:where(${scope} :not(svg, svg *)) { all: revert }
${scope} {
  font-style: normal; font-variant: normal; font-stretch: normal; font-weight: 400; hyphens: manual;
  letter-spacing: normal; list-style: none; text-align: start; text-indent: 0; text-shadow: none; text-transform: none;
  white-space: normal; word-spacing: normal; overflow-wrap: normal; word-break: normal; cursor: auto
}`

/**
 * Confines the finished CSS to elements inside `.inventory-console`. It neither changes the host page nor is changed by
 * its style sheets: layers become specificity, because layers lose to all rules outside of layers.
 */
export function scopeStyles(): AcceptedPlugin[] {
  return [confine, cascadeLayers(), setImportant]
}

/**
 * Bootstrap and others have classes of the same names with `!important`. Inline styles of components set none of these
 * properties where a class does.
 */
const shared =
  /^(padding|margin|gap|column-gap|row-gap|border|background|color$|font-weight|text-|display$|flex|align-|justify-|position$|opacity$|visibility$|overflow|z-index$)/
/** Marks declarations until the layers are gone: their order would be the opposite with `!important`. */
const mark = '/*important*/'

const setImportant: Plugin = {
  postcssPlugin: 'set-important',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      if (!declaration.value.endsWith(mark)) return
      declaration.value = declaration.value.slice(0, -mark.length)
      declaration.important = true
    })
  },
}

const confine: Plugin = {
  postcssPlugin: 'scope-styles',
  OnceExit(root) {
    root.walkRules((rule) => {
      if (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') return
      rule.selectors = [...new Set(rule.selectors.flatMap(scoped))]
    })
    // Names that the host page may use as well.
    const keyframes = new Set<string>()
    root.walkAtRules('keyframes', (rule) => void keyframes.add(rule.params))
    const isKeyframes = new RegExp(String.raw`(?<![\w-])(${[...keyframes].join('|')})(?![\w-])`, 'g')
    root.walkAtRules(/^(keyframes|property)$/, (rule) => {
      rule.params = rule.name === 'keyframes' ? `inventory-console-${rule.params}` : prefixed(rule.params)
    })
    root.walkDecls((declaration) => {
      const value = /^(--animate-|animation)/.test(declaration.prop)
        ? declaration.value.replaceAll(isKeyframes, 'inventory-console-$1')
        : declaration.value
      declaration.prop = prefixed(declaration.prop)
      declaration.value = prefixed(value)
        .replaceAll('Inter Variable', 'Inventory Console Inter')
        .replaceAll('Inter Fallback', 'Inventory Console Inter Fallback')
        .replaceAll(/(?<![\w.-])(-?[\d.]+)rem\b/g, 'calc(var(--inventory-console-rem, 16px) * $1)')
    })
    root.walkDecls(shared, (declaration) => {
      if (layerOf(declaration) !== 'base' && layerOf(declaration) !== 'theme') declaration.value += mark
    })
    root.walkAtRules('layer', (layer) => {
      if (layer.params === 'base' && layer.nodes) layer.prepend(reset)
    })
  },
}

/** Undefined outside of layers. Keyframes ignore declarations with importance. */
function layerOf(node: Declaration): string | undefined {
  for (let parent: Container | Document | undefined = node.parent; parent; parent = parent.parent)
    if (parent instanceof AtRule && /^(layer|keyframes)$/.test(parent.name))
      return parent.name === 'layer' ? parent.params : 'theme'
  return undefined
}

/** Tailwind of another version on the host page may give its variables other values. */
const prefixed = (text: string) => text.replaceAll('--tw-', '--inventory-console-')

function scoped(selector: string): string[] {
  // Printing a list hides the page around it.
  if (selector.startsWith('body:has(')) return [selector]
  if (/^(:root|:host|html|body)$/.test(selector)) return [scope]
  const [pseudo = ''] = pseudoElement.exec(selector) ?? []
  const inside = `${selector.slice(0, selector.length - pseudo.length)}${inScope}${pseudo}`
  // Theme and density may be set above the scope, usually on the root element.
  if (/^\[data-(theme|density)=\w+\]$/.test(selector)) return [inside, `${scope}:where(${selector} *)`]
  return [inside]
}
