import { NotSentError } from './ApiError.ts'

/**
 * Encodes a name as one path segment. Throws for an empty name and for dot segments, which browsers,
 * proxies and servers resolve to another resource even when encoded.
 */
export function pathSegment(name: string): string {
  // A lone surrogate cannot be encoded.
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
