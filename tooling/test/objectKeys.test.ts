import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const checked = /packages\/(?:ui|console)\/src\//
const skipped = /\.(?:test|stories|test-d)\.tsx?$|\/testing\/|\/ownValue\.ts$/

/** Unsafe code that the check must find. */
const probe = `${root}packages/console/src/probe.ts`
const probeText = `const words: Record<string, string> = { a: 'A' }
export const known = words['a']
export const read = (key: string) => words[key]
`

// Type-checks both packages.
const timeout = 300_000

test('reads objects with variable string keys only through ownValue or a Map', { timeout }, () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const config = ts.getParsedCommandLineOfConfigFile(`${root}tsconfig.json`, {}, host)
  const files = config?.fileNames.filter((file) => checked.test(file) && !skipped.test(file)) ?? []
  const options = config?.options ?? {}
  const compiler = ts.createCompilerHost(options)
  const program = ts.createProgram([...files, probe], options, {
    ...compiler,
    fileExists: (file) => file === probe || compiler.fileExists(file),
    readFile: (file) => (file === probe ? probeText : compiler.readFile(file)),
    getSourceFile: (file, language) =>
      file === probe
        ? ts.createSourceFile(file, probeText, language, true)
        : compiler.getSourceFile(file, language),
  })
  const checker = program.getTypeChecker()

  const isString = (type: ts.Type): boolean =>
    type.isUnion()
      ? type.types.some(isString)
      : (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0
  const isRecord = (type: ts.Type) =>
    checker.getIndexInfoOfType(checker.getApparentType(checker.getNonNullableType(type)), ts.IndexKind.String)
  const isUnsafe = (node: ts.Node): boolean =>
    ts.isElementAccessExpression(node) &&
    !ts.isStringLiteralLike(node.argumentExpression) &&
    isString(checker.getTypeAtLocation(node.argumentExpression)) &&
    isRecord(checker.getTypeAtLocation(node.expression)) !== undefined

  const unsafeIn = (source: ts.SourceFile, node: ts.Node): readonly string[] => {
    const below: string[] = []
    ts.forEachChild(node, (child) => {
      below.push(...unsafeIn(source, child))
    })
    if (!isUnsafe(node)) return below
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    return [`${source.fileName.replace(root, '')}:${line + 1} ${node.getText()}`, ...below]
  }

  const unsafeOf = (file: string) => {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} is not part of the program`)
    return unsafeIn(source, source)
  }
  expect(unsafeOf(probe)).toEqual([`${probe.replace(root, '')}:3 words[key]`])
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(unsafeOf)).toEqual([])
})
