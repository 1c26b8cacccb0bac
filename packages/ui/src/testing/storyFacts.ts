import ts from 'typescript'
import { valueOf } from './componentFacts.ts'
import { everyNode, literals, origin, type Program } from './program.ts'

/** Values that stories pass to the props of each component. A component without an entry has no story. */
export type StoryValues = Map<ts.Symbol, Map<string, Set<string>>>

export function readStories({ checker, stories }: Program): StoryValues {
  const storyValues: StoryValues = new Map()

  function valuesOfComponent(component: ts.Node): Map<string, Set<string>> {
    const symbol = origin(checker, checker.getSymbolAtLocation(component))
    const existing = symbol ? storyValues.get(symbol) : undefined
    const propValues = existing ?? new Map<string, Set<string>>()
    if (symbol) storyValues.set(symbol, propValues)
    return propValues
  }

  function addValues(values: Map<string, Set<string>>, prop: string, texts: readonly string[]) {
    values.set(prop, new Set([...(values.get(prop) ?? []), ...texts]))
  }

  for (const source of stories) {
    const metaComponents: ts.Node[] = []
    everyNode(source, (node) => {
      if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'component') return
      const { initializer } = node
      metaComponents.push(
        ts.isExpressionWithTypeArguments(initializer) ? initializer.expression : initializer,
      )
    })

    everyNode(source, (node) => {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
        const values = valuesOfComponent(node.tagName)
        for (const attribute of node.attributes.properties) {
          if (!ts.isJsxAttribute(attribute)) continue
          addValues(values, attribute.name.getText(), stringValues(checker, attribute.initializer))
        }
      }
      if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'args') return
      const type = checker.getTypeAtLocation(node.initializer)
      for (const metaComponent of metaComponents) {
        for (const property of type.getProperties()) {
          addValues(
            valuesOfComponent(metaComponent),
            property.name,
            argumentValues(checker, node.initializer, property),
          )
        }
      }
    })
    for (const metaComponent of metaComponents) valuesOfComponent(metaComponent)
    everyNode(source, (node) => {
      if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'subcomponents') return
      for (const property of checker.getTypeAtLocation(node.initializer).getProperties()) {
        const symbol = origin(checker, shorthand(checker, property))
        if (symbol && !storyValues.has(symbol)) storyValues.set(symbol, new Map())
      }
    })
  }
  return storyValues
}

/** Resolves `{ PrintView }` to the symbol in scope. */
function shorthand(checker: ts.TypeChecker, property: ts.Symbol): ts.Symbol | undefined {
  const declaration = property.valueDeclaration
  return declaration && ts.isShorthandPropertyAssignment(declaration)
    ? checker.getShorthandAssignmentValueSymbol(declaration)
    : property
}

/** String values of an argument: the literal, or the only value of its type. */
function argumentValues(checker: ts.TypeChecker, args: ts.Expression, property: ts.Symbol): string[] {
  const argumentNode = ts.isObjectLiteralExpression(args) ? valueOf(args, property.name) : undefined
  if (argumentNode) return stringValues(checker, argumentNode)
  return onlyStringValue(checker.getTypeOfSymbolAtLocation(property, args))
}

/** A union type counts as all of its values only inside a loop such as `tones.map((tone) => …)`. */
function stringValues(checker: ts.TypeChecker, value: ts.Node | undefined): string[] {
  if (!value) return []
  const expression = ts.isJsxExpression(value) ? value.expression : value
  if (!expression) return []
  if (ts.isStringLiteral(expression)) return [expression.text]
  const type = checker.getTypeAtLocation(expression)
  return isMapped(checker, expression) ? (literals(type) ?? []) : onlyStringValue(type)
}

function onlyStringValue(type: ts.Type): string[] {
  const texts = literals(type) ?? []
  return texts.length === 1 ? texts : []
}

function isMapped(checker: ts.TypeChecker, expression: ts.Node): boolean {
  const declaration = checker.getSymbolAtLocation(expression)?.valueDeclaration
  const callback = declaration && ts.isParameter(declaration) ? declaration.parent : undefined
  const call = callback?.parent
  if (!call || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return false
  return ['map', 'flatMap'].includes(call.expression.name.text)
}
