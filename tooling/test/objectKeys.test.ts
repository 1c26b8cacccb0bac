import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const checked = /packages\/(?:ui|console)\/src\//
const skipped = /\.(?:test|stories|test-d)\.tsx?$|\/testing\/|\/ownValue\.ts$/

// Type-checks both packages.
const timeout = 300_000

test('variable string keys are read with ownValue or a Map, never from an object', { timeout }, () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const config = ts.getParsedCommandLineOfConfigFile(`${root}tsconfig.json`, {}, host)
  const files = config?.fileNames.filter((file) => checked.test(file) && !skipped.test(file)) ?? []
  const program = ts.createProgram(files, config?.options ?? {})
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

  expect(files.length).toBeGreaterThan(500)
  expect(
    files.flatMap((file) => {
      const source = program.getSourceFile(file)
      return source ? unsafeIn(source, source) : []
    }),
  ).toEqual([])
})
