/** How the reader started this command: the script of this repository, or the installed package. */
export const program = process.env['npm_lifecycle_event'] === 'mocks' ? 'npm run mocks --' : 'inventory-mocks'

/** Thrown for what was typed wrongly: the usage is printed after it. */
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

/** Without a slash at its end. */
export function address(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new UsageError(`--${name}: ${text} is no http address`)
  return withoutTrailingSlashes(text)
}

// Not /\/+$/, which starts again at each slash.
function withoutTrailingSlashes(text: string): string {
  let end = text.length
  while (text.charAt(end - 1) === '/') end -= 1
  return text.slice(0, end)
}
