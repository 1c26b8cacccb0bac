import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const ui = fileURLToPath(new URL('../..', import.meta.url))
const src = join(ui, 'src')
const root = join(ui, '../..')

/** All components and stories with their types. */
export function readProgram() {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file))
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
  const files = globSync('{components,data-table,list-screen,charts,testing}/**/*.tsx', { cwd: src })
    .filter((name) => !name.endsWith('.test.tsx'))
    .map((name) => join(src, name))
    .toSorted()
  const program = ts.createProgram(files, { ...options, types: ['vite/client'] })
  const sources = files.flatMap((file) => program.getSourceFile(file) ?? [])
  return {
    checker: program.getTypeChecker(),
    parts: sources.filter(({ fileName }) => !isStories(fileName)),
    stories: sources.filter(({ fileName }) => isStories(fileName)),
  }
}

export type Program = ReturnType<typeof readProgram>

/** Stories and their shared decorators. */
const isStories = (fileName: string) => /\.stories\.tsx$|\/src\/testing\//.test(fileName)

/** Folder of a component in `components`; for other components the top folder, such as `data-table`. */
export function folderOf({ fileName }: ts.SourceFile): string {
  const [topFolder = '', name = ''] = relative(src, fileName).split('/')
  return topFolder === 'components' ? name : topFolder
}

export function everyNode(node: ts.Node, visit: (node: ts.Node) => void) {
  visit(node)
  ts.forEachChild(node, (child) => everyNode(child, visit))
}

/** Resolves imported names to the original symbol. */
export function origin(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Symbol | undefined {
  if (!symbol) return undefined
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** Values of a union of string literals, ignoring undefined and null. */
export function literals(type: ts.Type): string[] | null {
  const members = type.isUnion() ? type.types : [type]
  const definedMembers = members.filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
  )
  const texts = definedMembers.flatMap((member) => (member.isStringLiteral() ? member.value : []))
  return texts.length === definedMembers.length ? texts : null
}
