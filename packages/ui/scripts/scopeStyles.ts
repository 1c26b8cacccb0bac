import { AtRule, atRule, parse } from 'postcss'

const scope = '.inventory-console'
const layerName = 'inventory-console'
/** Adds no specificity. */
const inScope = `:where(${scope},${scope} *)`
const pseudoElement = /(?<!\\)(?:::[\w-]+|:(?:before|after|first-line|first-letter))$/

/**
 * Confines the finished CSS to elements inside `.inventory-console`, so that it changes nothing else on a host page.
 * Its layer comes after those of Tailwind, so that the host's utilities do not restyle the kit either.
 */
export function scopeStyles(css: string): string {
  const root = parse(css)
  const layer = atRule({ name: 'layer', params: layerName, nodes: [] })
  layer.append(atRule({ name: 'layer', params: 'theme, base, components, utilities' }))
  for (const node of root.nodes.slice()) {
    if (!(node instanceof AtRule)) continue
    if (node.name === 'keyframes' || (node.name === 'layer' && node.params !== 'properties'))
      layer.append(node)
  }
  layer.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') return
    rule.selectors = [...new Set(rule.selectors.flatMap(scoped))]
  })
  root.prepend(
    atRule({ name: 'layer', params: `properties, theme, base, components, utilities, ${layerName}` }),
  )
  root.append(layer)
  return root.toString()
}

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
