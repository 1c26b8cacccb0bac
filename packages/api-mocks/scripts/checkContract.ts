/** Finds faults of the contract files, each with its file and line, before anything is generated from them. */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { createConfig, getLineColLocation, lint, YamlParseError } from '@redocly/openapi-core'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

const config = await createConfig({
  rules: {
    struct: 'error',
    'no-unresolved-refs': 'error',
    'operation-operationId': 'error',
    'operation-operationId-unique': 'error',
    'no-identical-paths': 'error',
    'path-parameters-defined': 'error',
  },
})

/** Returns lines like `contract/api/hosts.yaml:29:11: Can't resolve $ref. …`, each fault once. */
export async function faultsOf(folder: string, service: string): Promise<string[]> {
  const root = join(folder, service, 'openapi.yaml')
  const found = [...(await lintFaults(root)), ...(await unlistedPaths(folder, service))]
  const places = new Map(
    found.map(({ file, line, column, message }) => [
      `${file}:${line}`,
      `${relative(join(folder, '..'), file).replaceAll('\\', '/')}:${line}:${column}: ${message}`,
    ]),
  )
  return [...places.values()]
}

interface Fault {
  file: string
  line: number
  column: number
  message: string
}

async function lintFaults(root: string): Promise<Fault[]> {
  try {
    const problems = await lint({ ref: root, config })
    const faults = problems.flatMap(({ location: [location], message, suggest, ruleId }) => {
      if (!location) return []
      const { source, start } = getLineColLocation(location)
      return [
        {
          file: source.absoluteRef,
          line: start.line,
          column: start.col,
          message: `${message.replaceAll(/\s+/g, ' ')}${message.endsWith('.') ? '' : '.'}${adviceFor(ruleId, message, suggest)}`,
        },
      ]
    })
    // A file that cannot be read makes each reference to it fail.
    const unreadable = faults.filter(({ message }) => message.startsWith('Failed to parse'))
    return unreadable.length > 0 ? unreadable : faults
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error
    const [, line = '1', column = '1'] = /\((\d+):(\d+)\)/.exec(error.message) ?? []
    return [
      { file: root, line: Number(line), column: Number(column), message: `${firstLine(error.message)}.` },
    ]
  }
}

const firstLine = (text: string) => text.split('\n')[0] ?? text

function adviceFor(rule: string, message: string, suggest: readonly string[] = []): string {
  const [nearest] = suggest
  if (nearest !== undefined) return ` Did you mean ${nearest}?`
  if (/tab character/.test(message)) return ' Indent with spaces.'
  if (rule === 'no-unresolved-refs') return ' Correct the file or the name after #, or add what it names.'
  return ''
}

/** Paths that a file of the service defines and its openapi.yaml does not list, so that nobody would see them. */
async function unlistedPaths(folder: string, service: string): Promise<Fault[]> {
  const names = globSync('*.yaml', { cwd: join(folder, service) }).filter((name) => name !== 'openapi.yaml')
  const listed = new Set((await pathsIn(resolve(folder, service, 'openapi.yaml'))).map(({ path }) => path))
  const files = await Promise.all(
    names.map(async (name) => {
      const file = resolve(folder, service, name)
      const unlisted = (await pathsIn(file)).filter(({ path }) => !listed.has(path))
      return unlisted.map(({ path, line, column }) => {
        const pointer = path.replaceAll('/', '~1')
        const entry = `${path}: { $ref: './${name}#/paths/${pointer}' }`
        return { file, line, column, message: `${path} is not in openapi.yaml. Add: ${entry}` }
      })
    }),
  )
  return files.flat()
}

async function pathsIn(file: string): Promise<{ path: string; line: number; column: number }[]> {
  const lineCounter = new LineCounter()
  const document = parseDocument(await readFile(file, 'utf8'), { lineCounter })
  const paths = document.get('paths')
  if (!isMap(paths)) return []
  return paths.items.flatMap(({ key }) => {
    if (!isScalar(key)) return []
    const { line, col } = lineCounter.linePos(key.range?.[0] ?? 0)
    return [{ path: String(key.value), line, column: col }]
  })
}
