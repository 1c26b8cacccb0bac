/**
 * Generates src/contract/generated from contract/<service>/*.yaml: <service>.{json,d.ts,decoded.d.ts},
 * decoders/<service>/*.ts, wire.d.ts, decoded.d.ts and spreadsheets.ts. A fault of the contract is printed with its
 * place, and then no file changes. `--check` writes nothing and exits with 1 on drift.
 */
import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { faultsOf } from './checkContract.ts'
import { decodedDocument, schemaModule, type ServiceDocument } from './decodedTypes.ts'
import { decoderModules } from './decoders.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { spreadsheetModule, withoutSpreadsheets } from './spreadsheets.ts'

const { values: options } = parseArgs({ options: { check: { type: 'boolean' }, root: { type: 'string' } } })
/** Tests generate in a folder of their own. */
const root = options.root ?? fileURLToPath(new URL('..', import.meta.url))
const generated = join(root, 'src/contract/generated')
const services = ['api', 'chart', 'cloud', 'repository', 'console']
const { check = false } = options

const documents = new Map<string, JsonObject>()

async function load(file: string): Promise<JsonObject> {
  const known = documents.get(file)
  if (known) return known
  const document: Json = parse(await readFile(file, 'utf8'))
  if (!isObject(document)) throw new Error(`${file} is not an object`)
  documents.set(file, document)
  return document
}

function at(document: JsonObject, pointer: string, file: string): Json {
  let value: Json | undefined = document
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    value = isObject(value) ? value[key] : undefined
  }
  if (value === undefined) throw new Error(`${file} has no ${pointer}`)
  return value
}

/** Bundles the files of a service into one document: paths inlined, components named by their key. */
async function bundle(
  service: string,
): Promise<{ document: JsonObject; moduleOf: (pointer: string) => string }> {
  const components: Record<string, JsonObject> = {}
  const origin = new Map<string, string>()

  async function resolveRefs(value: Json, file: string): Promise<Json> {
    if (Array.isArray(value)) return Promise.all(value.map((item) => resolveRefs(item, file)))
    if (!isObject(value)) return value
    const ref = value['$ref']
    if (typeof ref === 'string') return follow(ref, file)
    const entries = await Promise.all(
      Object.entries(value).map(async ([key, item]) => [key, await resolveRefs(item, file)] as const),
    )
    return Object.fromEntries(entries)
  }

  async function follow(ref: string, from: string): Promise<Json> {
    const [path = '', pointer = ''] = ref.split('#')
    const file = path === '' ? from : resolve(dirname(from), path)
    const [, kind, group, name] = pointer.split('/')
    if (kind !== 'components') return resolveRefs(at(await load(file), pointer, file), file)
    if (!group || !name) throw new Error(`${from}: ${ref} is not a component`)
    const id = `${group}/${name}`
    const known = origin.get(id)
    if (known !== undefined && known !== file) throw new Error(`${id} is in ${known} and in ${file}`)
    if (known === undefined) {
      origin.set(id, file)
      const resolvedRefs = await resolveRefs(at(await load(file), pointer, file), file)
      components[group] = { ...components[group], [name]: resolvedRefs }
    }
    return { $ref: `#/components/${group}/${name}` }
  }

  const file = join(root, 'contract', service, 'openapi.yaml')
  const resolvedRefs = await resolveRefs(await load(file), file)
  if (!isObject(resolvedRefs)) throw new Error(`${file} is not a document`)
  if (JSON.stringify(resolvedRefs).includes('"bearer"'))
    await follow('../components.yaml#/components/securitySchemes/bearer', file)
  const paths = (await load(file))['paths']
  return {
    document: { ...resolvedRefs, components: sorted(components) },
    moduleOf(pointer) {
      const path = isObject(paths) ? paths[pointer.slice('paths/'.length)] : undefined
      const ref = isObject(path) ? path['$ref'] : undefined
      const home = typeof ref === 'string' ? ref.split('#')[0] : (origin.get(pointer) ?? file)
      return basename(home ?? '', '.yaml')
    },
  }
}

/** The document for clients that read 64-bit integers as text, because JavaScript would round them. */
function withTextOfLongNumbers(value: Json): Json {
  if (Array.isArray(value)) return value.map(withTextOfLongNumbers)
  if (!isObject(value)) return value
  if (value['x-64-bit'] === true) return { ...value, type: ['integer', 'string'] }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTextOfLongNumbers(item)]))
}

/** Stands for the texts that an enum does not name. */
const anyOtherText = 'any other text'

/**
 * The schemas with open enums: servers of other versions have other members. Enums of parameters stay closed,
 * because the console sends only known members.
 */
function withOpenEnums(value: Json): Json {
  if (Array.isArray(value)) return value.map(withOpenEnums)
  if (!isObject(value)) return value
  const { enum: members } = value
  const entries = Object.entries(value).map(([key, item]) => [key, withOpenEnums(item)] as const)
  return {
    ...Object.fromEntries(entries),
    ...(Array.isArray(members) && { enum: [...members, anyOtherText] }),
  }
}

async function typesOf(document: Json): Promise<string> {
  if (!isObject(document)) throw new Error('The document is not an object')
  const components = isObject(document['components']) ? document['components'] : {}
  const schemas = withOpenEnums(components['schemas'] ?? {})
  const typed = JSON.stringify(withTextOfLongNumbers({ ...document, components: { ...components, schemas } }))
  const types = astToString(await openapiTS(typed, { silent: true, defaultNonNullable: false }))
  // `string & {}` keeps the suggestions of the known members.
  return types.replaceAll(`"${anyOtherText}"`, '(string & {})')
}

function sorted(components: Record<string, JsonObject>): JsonObject {
  const byKey = ([a]: readonly [string, Json], [b]: readonly [string, Json]) => (a < b ? -1 : 1)
  return Object.fromEntries(
    Object.entries(components)
      .toSorted(byKey)
      .map(([group, members]) => [group, Object.fromEntries(Object.entries(members).toSorted(byKey))]),
  )
}

const faults: string[] = []
for (const service of services) faults.push(...(await faultsOf(join(root, 'contract'), service)))
if (faults.length > 0) {
  console.error([...new Set(faults)].join('\n'))
  console.error('The contract has faults, so nothing was generated.')
  process.exit(1)
}

/** Content by file name, written once all of it could be generated. */
const files = new Map<string, string>()
const wire: ServiceDocument[] = []
const decoded: ServiceDocument[] = []
for (const service of services) {
  const { document, moduleOf } = await bundle(service)
  const json = `${JSON.stringify(document, null, 1)}\n`
  const decodedSchemas = decodedDocument(document)
  const header = `// Generated by scripts/generate.ts from contract/${service}. Do not edit.\n`
  const types = header + (await typesOf(withoutSpreadsheets(document)))
  const decodedTypes = header + (await typesOf(decodedSchemas))
  files.set(`${service}.json`, json)
  files.set(`${service}.d.ts`, types)
  files.set(`${service}.decoded.d.ts`, decodedTypes)
  for (const [name, text] of decoderModules({ service, document, moduleOf }))
    files.set(`decoders/${name}`, text)
  wire.push({ service, document })
  decoded.push({ service, document: decodedSchemas })
}
files.set(
  'wire.d.ts',
  schemaModule(wire, (service) => `${service}.d.ts`),
)
files.set(
  'decoded.d.ts',
  schemaModule(decoded, (service) => `${service}.decoded.d.ts`),
)
files.set('spreadsheets.ts', spreadsheetModule(wire.map(({ document }) => document)))

const changed: string[] = []
for (const [file, content] of files) {
  const target = join(generated, file)
  if ((await readFile(target, 'utf8').catch(() => '')) === content) continue
  changed.push(file)
  if (check) continue
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, content)
}
for (const name of globSync('decoders/**/*.ts', { cwd: generated })) {
  if (files.has(name.replaceAll('\\', '/'))) continue
  changed.push(name)
  if (!check) await rm(join(generated, name))
}

if (changed.length === 0) console.log('The generated contract is up to date.')
else console.log(`${check ? 'Out of date: ' : 'Written: '}${changed.join(', ')}`)
if (check && changed.length > 0) {
  console.error('Run `npm run contract` and commit what it writes.')
  process.exitCode = 1
}
// Imported last because the table reads the generated files.
if (!check && options.root === undefined) await import('./callTable.ts')
