/** Width in pixels of the checkbox, expand button and row menu columns. */
export const leadWidth = 40
export const tailWidth = 64

/** Width in pixels after the last data column: the row menu, or a gap that aligns the column with the toolbar. */
export function endWidth(trailing: number): number {
  return trailing > 0 ? tailWidth : 4
}
