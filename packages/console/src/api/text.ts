/** What the wire should have sent as a text. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
