/** Command shown in the usage text: the script of this repository or the installed package. */
export const program = process.env['npm_lifecycle_event'] === 'mocks' ? 'npm run mocks --' : 'inventory-mocks'

/** Invalid command line input. The usage text is printed after the message. */
export class UsageError extends Error {}

export function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

export function wholeNumber(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(value <= most)) throw new UsageError(`--${name}: ${text} is not a number from 0 to ${most}`)
  return value
}

export function oneOf<Name extends string>(
  name: string,
  text: string | undefined,
  names: readonly Name[],
): Name | undefined {
  if (text === undefined) return undefined
  const found = names.find((known) => known === text)
  if (found === undefined) throw new UsageError(`--${name}: ${text} is none of ${names.join(', ')}`)
  return found
}

/** Returns the URL without a trailing slash. */
export function address(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new UsageError(`--${name}: ${text} is not an HTTP URL`)
  return withoutTrailingSlashes(text)
}

// A loop because /\/+$/ backtracks quadratically.
function withoutTrailingSlashes(text: string): string {
  let end = text.length
  while (text.charAt(end - 1) === '/') end -= 1
  return text.slice(0, end)
}
