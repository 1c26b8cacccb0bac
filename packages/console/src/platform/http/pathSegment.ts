import { NotSentError } from './ApiError.ts'

/**
 * A name as one segment of a request path. Browsers, proxies and servers resolve dot segments, also encoded ones: a group
 * named `..` would delete another resource. An empty name would address the list.
 */
export function pathSegment(name: string): string {
  // Half a character cannot be encoded.
  if (hasDotSegment(name) || !name.isWellFormed())
    throw new NotSentError(`“${name}” cannot be part of an address`)
  return encodeURIComponent(name)
}

export function hasDotSegment(name: string): boolean {
  return name
    .replaceAll(/%2e/gi, '.')
    .split(/[/\\]|%2f|%5c/i)
    .some((part) => part === '' || part === '.' || part === '..')
}
