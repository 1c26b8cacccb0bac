/**
 * What the wire should have sent as a text. Not as in `ui/lib/wire`, where a number is shown as well: much of this is edited and
 * sent back, and must not become of another type by that.
 */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
