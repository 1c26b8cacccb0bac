import ts from 'typescript'
import { folderOf, literals, origin, type Program } from './program.ts'

export interface ComponentFacts {
  name: string
  folder: string
  symbol: ts.Symbol
  /** Possible values of each prop with a literal type. */
  enums: Map<string, string[]>
  /** Default value of each prop. */
  defaults: Map<string, string>
}

/** Exported functions with a capitalized name that take props. */
export function readComponents({ checker, parts }: Program): ComponentFacts[] {
  return parts.flatMap((source) => {
    const module = checker.getSymbolAtLocation(source)
    if (!module) return []
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = origin(checker, exported) ?? exported
      const type = checker.getTypeOfSymbol(symbol)
      const [signature] = type.getCallSignatures()
      const isDeclaredHere = symbol.declarations?.some((node) => node.getSourceFile() === source) ?? false
      if (!isDeclaredHere || !signature || !/^[A-Z][a-z]/.test(symbol.name)) return []
      const props = signature.getParameters()[0]
      const propsType = props ? checker.getTypeOfSymbol(props) : undefined
      return [
        {
          name: symbol.name,
          folder: folderOf(source),
          symbol,
          enums: propsType ? enumsOf(checker, propsType) : new Map<string, string[]>(),
          defaults: defaultsOf(symbol, propsType),
        },
      ]
    })
  })
}

/** Excludes inherited DOM props, which need no stories. */
function ownProperties(type: ts.Type): ts.Symbol[] {
  const members = type.isUnion() ? type.types : [type]
  return members
    .flatMap((member) => member.getProperties())
    .filter(({ declarations = [] }) =>
      declarations.some((node) => !node.getSourceFile().fileName.includes('/node_modules/')),
    )
}

function enumsOf(checker: ts.TypeChecker, props: ts.Type): Map<string, string[]> {
  const enums = new Map<string, string[]>()
  for (const property of ownProperties(props)) {
    const values = literals(checker.getTypeOfSymbol(property)) ?? []
    const possibleValues = new Set([...(enums.get(property.name) ?? []), ...values])
    if (possibleValues.size > 0) enums.set(property.name, [...possibleValues])
  }
  // The catalogue of a list does not change its look.
  enums.delete('area')
  return new Map([...enums].filter(([, values]) => values.length > 1))
}

function defaultsOf(symbol: ts.Symbol, props: ts.Type | undefined): Map<string, string> {
  const defaults = new Map<string, string>()
  const declaration = symbol.valueDeclaration
  if (declaration && ts.isFunctionDeclaration(declaration)) {
    const pattern = declaration.parameters[0]?.name
    for (const element of pattern && ts.isObjectBindingPattern(pattern) ? pattern.elements : []) {
      const name = (element.propertyName ?? element.name).getText()
      if (element.initializer && ts.isStringLiteral(element.initializer))
        defaults.set(name, element.initializer.text)
    }
  }
  for (const property of props ? ownProperties(props) : []) {
    const value = variantDefault(property)
    if (value !== undefined) defaults.set(property.name, value)
  }
  return defaults
}

/** Default of a `cva` variant. */
function variantDefault({ name, declarations = [] }: ts.Symbol): string | undefined {
  const table = declarations[0]?.parent.parent.parent
  if (!table || !ts.isObjectLiteralExpression(table)) return undefined
  const defaults = valueOf(table, 'defaultVariants')
  const value = defaults && ts.isObjectLiteralExpression(defaults) ? valueOf(defaults, name) : undefined
  return value && ts.isStringLiteral(value) ? value.text : undefined
}

export function valueOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) return property.initializer
  }
  return undefined
}
