/** Draws a number below `end`, another one each time. */
export type Draw = (end: number) => number

export function one<Item>(draw: Draw, items: readonly Item[]): Item | undefined {
  return items[draw(items.length)]
}
