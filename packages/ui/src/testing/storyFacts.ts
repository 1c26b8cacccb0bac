import ts from 'typescript'
import { valueOf } from './componentFacts.ts'
import { everyNode, literals, origin, type Program } from './program.ts'

/** Values that stories pass to the props of each component. A component without an entry has no story. */
export type Shown = Map<ts.Symbol, Map<string, Set<string>>>

export function readStories({ checker, stories }: Program): Shown {
  const shown: Shown = new Map()

  function props(component: ts.Node): Map<string, Set<string>> {
    const symbol = origin(checker, checker.getSymbolAtLocation(component))
    const known = symbol ? shown.get(symbol) : undefined
    const made = known ?? new Map<string, Set<string>>()
    if (symbol) shown.set(symbol, made)
    return made
  }

  function note(values: Map<string, Set<string>>, prop: string, texts: readonly string[]) {
    values.set(prop, new Set([...(values.get(prop) ?? []), ...texts]))
  }

  for (const source of stories) {
    const mains: ts.Node[] = []
    everyNode(source, (node) => {
      if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'component') return
      const { initializer } = node
      mains.push(ts.isExpressionWithTypeArguments(initializer) ? initializer.expression : initializer)
    })

    everyNode(source, (node) => {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
        const values = props(node.tagName)
        for (const attribute of node.attributes.properties) {
          if (!ts.isJsxAttribute(attribute)) continue
          note(values, attribute.name.getText(), given(checker, attribute.initializer))
        }
      }
      if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'args') return
      const type = checker.getTypeAtLocation(node.initializer)
      for (const main of mains) {
        for (const property of type.getProperties()) {
          note(props(main), property.name, argument(checker, node.initializer, property))
        }
      }
    })
    for (const main of mains) props(main)
    everyNode(source, (node) => {
      if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'subcomponents') return
      for (const property of checker.getTypeAtLocation(node.initializer).getProperties()) {
        const symbol = origin(checker, shorthand(checker, property))
        if (symbol && !shown.has(symbol)) shown.set(symbol, new Map())
      }
    })
  }
  return shown
}

/** Resolves `{ PrintView }` to the symbol in scope. */
function shorthand(checker: ts.TypeChecker, property: ts.Symbol): ts.Symbol | undefined {
  const declaration = property.valueDeclaration
  return declaration && ts.isShorthandPropertyAssignment(declaration)
    ? checker.getShorthandAssignmentValueSymbol(declaration)
    : property
}

/** String values of an argument: the literal, or the only value of its type. */
function argument(checker: ts.TypeChecker, args: ts.Expression, property: ts.Symbol): string[] {
  const written = ts.isObjectLiteralExpression(args) ? valueOf(args, property.name) : undefined
  if (written) return given(checker, written)
  return single(checker.getTypeOfSymbolAtLocation(property, args))
}

/** A union type counts as all of its values only inside a loop such as `tones.map((tone) => …)`. */
function given(checker: ts.TypeChecker, value: ts.Node | undefined): string[] {
  if (!value) return []
  const expression = ts.isJsxExpression(value) ? value.expression : value
  if (!expression) return []
  if (ts.isStringLiteral(expression)) return [expression.text]
  const type = checker.getTypeAtLocation(expression)
  return isMapped(checker, expression) ? (literals(type) ?? []) : single(type)
}

function single(type: ts.Type): string[] {
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
