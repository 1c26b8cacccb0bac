/** For values of documents that are not decoded. A number stays out: it would be sent back as a string. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
