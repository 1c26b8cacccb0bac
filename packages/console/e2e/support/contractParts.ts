import {
  operationAt,
  resolvePointer,
  resolveRef,
  type Service,
} from '../../../api-mocks/src/contract/documents.ts'

type Schema = Record<string, unknown>

/** What the contract says about a value of a response. */
interface ContractPart {
  isEnum: boolean
  /** A property that a server may leave out without making its object useless. */
  isOptional: boolean
}

/** `call` is such as `GET /api/hosts`. */
export function contractPartAt(call: string, keyPath: readonly string[]): ContractPart {
  const [method = '', pathname = ''] = call.split(' ')
  const operation = operationAt(method, pathname)
  if (!operation) return { isEnum: false, isOptional: false }
  const { service, path } = operation
  const pointer = [
    'paths',
    path,
    operation.method,
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
  ]
  let schemas = alternativesOf(service, resolvePointer(service, pointer)?.value)
  let isProperty = false
  for (const key of keyPath) {
    isProperty = schemas.some(({ properties }) => isSchema(properties) && key in properties)
    schemas = schemas.flatMap(({ properties, additionalProperties, items }) =>
      alternativesOf(
        service,
        isSchema(properties) && key in properties ? properties[key] : (items ?? additionalProperties),
      ),
    )
  }
  return {
    isEnum: schemas.some((schema) => Array.isArray(schema['enum'])),
    isOptional: isProperty && schemas.every((schema) => schema['x-fallback'] !== 'error'),
  }
}

/** The schema with its references resolved, or each of its alternatives. */
function alternativesOf(service: Service, given: unknown): readonly Schema[] {
  if (!isSchema(given)) return []
  const { 'x-fallback': fallback } = given
  const schema: Schema = {
    ...resolveRef(service, given),
    ...(fallback === undefined ? {} : { 'x-fallback': fallback }),
  }
  const alternatives: unknown = schema['oneOf'] ?? schema['anyOf'] ?? schema['allOf']
  return Array.isArray(alternatives)
    ? alternatives.flatMap((each: unknown) => alternativesOf(service, each))
    : [schema]
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
