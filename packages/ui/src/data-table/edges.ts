/** Width in pixels of the checkbox, expand button and row menu columns. */
export const leadWidth = 40
export const tailWidth = 64

/** Width in pixels after the last data column: the menu, or the least of the filler, which aligns it with the toolbar. */
export function endWidth(trailing: number): number {
  return trailing > 0 ? tailWidth : 4
}
