/**
 * Generates decoder modules, one per contract file: its components and the JSON responses of its GET
 * operations.
 */
import { isObject, type Json, type JsonObject } from './json.ts'
import { at, hasFallback, isAmbiguous, isList, responsesOf, typesOf, variantsOf } from './schema.ts'

export interface Contract {
  service: string
  document: JsonObject
  /** Maps a component or path to its module, such as `hosts`. */
  moduleOf: (pointer: string) => string
}

interface Module {
  /** By name, in dependency order. */
  declarations: Map<string, string>
  imports: Map<string, Set<string>>
}

const decoderImport = '../../../decoder.ts'

/** Returns the source of each module by its path below `decoders/`. */
export function decoderModules(contract: Contract): Map<string, string> {
  const { service } = contract
  const modules = modulesOf(contract)
  for (const name of modules.keys())
    if (reachableModules(modules, name).has(name))
      throw new Error(
        `${service}/${name}.yaml is in a cycle of files: move what they share to components.yaml`,
      )
  return new Map(
    [...modules].map(([name, module]) => [`${service}/${name}.ts`, sourceOf(service, name, module)] as const),
  )
}

function reachableModules(modules: ReadonlyMap<string, Module>, start: string): Set<string> {
  const found = new Set<string>()
  const open = [start]
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const next of modules.get(name)?.imports.keys() ?? [])
      if (!found.has(next)) {
        found.add(next)
        open.push(next)
      }
  return found
}

function modulesOf({ document, moduleOf }: Contract): Map<string, Module> {
  const modules = new Map<string, Module>()
  const reported = reportedFiles(document)
  /** Texts of an agent report, or of what the server computes from reports. */
  const isReported = (file: string, schema: JsonObject) =>
    reported.has(file) ? schema['x-typed'] !== true : schema['x-reported'] === true
  const open: string[] = []
  const responses = responsesOf(document)
  const ids = new Set(responses.map(({ id }) => id))
  /** `$ref`s of schemas that are a whole response, and never a part of one. */
  const wholes = responses.map(({ schema }) => [schema, ...variantsOf(schema)])
  const parts = new Set([
    ...Object.values(schemasOf(document)).flatMap(refsIn),
    ...wholes
      .flat()
      .flatMap((each) => (refOf(each) === undefined && variantsOf(each).length === 0 ? refsIn(each) : [])),
  ])
  const roots = new Set(
    wholes
      .flat()
      .map(refOf)
      .filter((ref) => ref !== undefined && !parts.has(ref)),
  )

  function moduleAt(name: string): Module {
    const known = modules.get(name)
    if (known) return known
    const made: Module = { declarations: new Map(), imports: new Map() }
    modules.set(name, made)
    return made
  }

  /** Returns the decoder name of a component and imports it into the module `user`. */
  function component(ref: string, user: string): string {
    const pointer = ref.slice('#/components/'.length)
    const [group = '', id = ''] = pointer.split('/')
    if (group !== 'schemas') throw new Error(`${ref} is not a schema`)
    const home = moduleOf(pointer)
    const name = ids.has(camelCase(id)) ? `${camelCase(id)}Body` : camelCase(id)
    if (open.includes(ref)) throw new Error(`${ref} contains itself, which decoders do not support`)
    const module = moduleAt(home)
    if (!module.declarations.has(name)) {
      open.push(ref)
      const text = expression(at(document, ['components', group, id]), home, ref)
      open.pop()
      module.declarations.set(
        name,
        `export const ${name}: Decoder<components['schemas'][${quoted(id)}]> = ${text}`,
      )
    }
    if (home !== user) importsOf(user, home).add(name)
    return name
  }

  function importsOf(user: string, home: string): Set<string> {
    const { imports } = moduleAt(user)
    const names = imports.get(home) ?? new Set<string>()
    imports.set(home, names)
    return names
  }

  function expression(schema: Json | undefined, user: string, pointer: string): string {
    if (!isObject(schema)) throw new Error(`${pointer} is not a schema`)
    const { $ref: ref } = schema
    if (typeof ref === 'string') return component(ref, user)
    const alternatives = schema['oneOf'] ?? schema['anyOf']
    const types = typesOf(schema)
    const text = Array.isArray(alternatives)
      ? union(alternatives, user, pointer)
      : types.length > 1
        ? `d.choice(${types.map((type) => ofType(type, schema, user, pointer)).join(', ')})`
        : ofType(types[0], schema, user, pointer)
    const accepted = Array.isArray(schema['type']) ? schema['type'] : []
    // Decoders turn a null list into an empty list.
    const isNullable = accepted.includes('null') && !accepted.includes('array')
    return fallback(isNullable ? `d.nullable(${text})` : text, schema)
  }

  /** Declares a component without importing it anywhere. */
  function declare(schema: Json, home: string, pointer: string) {
    const ref = isObject(schema) ? schema['$ref'] : undefined
    expression(schema, typeof ref === 'string' ? moduleOf(ref.slice('#/components/'.length)) : home, pointer)
  }

  function union(alternatives: readonly Json[], user: string, pointer: string): string {
    const isNull = (each: Json) => isObject(each) && each['type'] === 'null'
    const values = alternatives.filter((each) => !isNull(each))
    const [only = null] = values
    const text =
      values.length === 1
        ? expression(only, user, pointer)
        : `d.choice(${values.map((each) => expression(each, user, pointer)).join(', ')})`
    return values.length < alternatives.length ? `d.nullable(${text})` : text
  }

  function ofType(type: string | undefined, schema: JsonObject, user: string, pointer: string): string {
    switch (type) {
      case 'string':
        checkEnum(schema, pointer)
        return isReported(user, schema) ? 'd.reported' : 'd.string'
      case 'integer':
      case 'number':
        return schema['x-64-bit'] === true ? 'd.choice(d.string, d.number)' : 'd.number'
      case 'boolean':
        return 'd.boolean'
      case 'null':
        return 'd.nothing'
      case 'array':
        return `d.list(${expression(schema['items'], user, `${pointer}/items`)})`
      case 'object':
        return objectOf(schema, user, pointer)
      case undefined:
        return isReported(user, schema) ? 'd.anyReported' : 'd.any'
      default:
        throw new Error(`${pointer} has the unknown type ${type}`)
    }
  }

  function objectOf(schema: JsonObject, user: string, pointer: string): string {
    const { properties, additionalProperties: values, required } = schema
    if (!isObject(properties)) {
      const [map, any] = isReported(user, schema) ? ['d.reportedMap', 'd.anyReported'] : ['d.map', 'd.any']
      return `${map}(${isObject(values) ? expression(values, user, `${pointer}/*`) : any})`
    }
    const lists = Object.values(properties).filter((property) => isObject(property) && isList(property))
    const isResponse = !pointer.startsWith('#') || roots.has(pointer)
    const fields = Object.entries(properties).map(([name, property]) => {
      if (name in Object.prototype) throw new Error(`${pointer}/${name} is a name of Object.prototype`)
      const isRequired = Array.isArray(required) && required.includes(name)
      const value = expression(property, user, `${pointer}/${name}`)
      // A response without its only list has nothing to show, so the list is strict.
      const isOnlyList = isResponse && isRequired && lists.length === 1 && lists[0] === property
      const text = isOnlyList && !hasFallback(property) ? `d.strict(${value})` : value
      return `  ${quoted(name)}: ${isRequired ? text : `d.optional(${text})`},`
    })
    return `d.record({\n${fields.join('\n')}\n})`
  }

  for (const { path, id, schema } of responses) {
    const home = moduleOf(`paths/${path}`)
    const variants = variantsOf(schema)
    if (isAmbiguous(document, variants)) {
      // The caller selects the alternative by its request.
      for (const variant of variants) declare(variant, home, path)
      continue
    }
    const text = expression(schema, home, path)
    moduleAt(home).declarations.set(
      id,
      `export const ${id}: Decoder<components['schemas'][${quoted(id)}]> = ${text}`,
    )
  }

  return modules
}

function schemasOf(document: JsonObject): JsonObject {
  const schemas = at(document, ['components', 'schemas'])
  return isObject(schemas) ? schemas : {}
}

function refOf(value: Json): string | undefined {
  const ref = isObject(value) ? value['$ref'] : undefined
  return typeof ref === 'string' ? ref : undefined
}

function refsIn(value: Json): string[] {
  const ref = refOf(value)
  if (ref !== undefined) return [ref]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(refsIn) : []
}

function sourceOf(service: string, name: string, { declarations, imports }: Module): string {
  const body = [...declarations.values()].join('\n\n')
  const others = [...imports].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    `// Generated by scripts/generate.ts from contract/${service}. Do not edit.`,
    `import * as d from '${decoderImport}'`,
    `import type { Decoder } from '${decoderImport}'`,
    `import type { components } from '../../${service}.decoded.d.ts'`,
    ...others.map(([home, names]) => {
      return `import { ${[...names].toSorted().join(', ')} } from './${home}.ts'`
    }),
    '',
    `${body}\n`,
  ].join('\n')
}

/** Files of the contract whose texts come from agent reports, except properties with `x-typed`. */
function reportedFiles(document: JsonObject): ReadonlySet<string> {
  const files = at(document, ['info', 'x-reported'])
  return new Set(Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [])
}

/** An enum is text: members that the contract does not know are returned as the server sent them. */
function checkEnum(schema: JsonObject, pointer: string) {
  const { enum: members, 'x-fallback': documented } = schema
  const isNullable = Array.isArray(schema['type'])
  if (Array.isArray(members) && documented === undefined && !members.includes('') && !isNullable)
    throw new Error(`${pointer}: the enum needs an x-fallback, or an empty string among its values`)
}

function fallback(text: string, { 'x-fallback': documented }: JsonObject): string {
  if (documented === undefined) return text
  return documented === 'error' ? `d.strict(${text})` : `d.withFallback(${text}, ${quoted(documented)})`
}

function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function quoted(value: Json): string {
  return typeof value === 'string' && /^[^'\\\n]*$/.test(value) ? `'${value}'` : JSON.stringify(value)
}
