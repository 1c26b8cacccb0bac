import type { ShownColumn } from './columnModel.ts'

/**
 * Makes pinned columns sticky, with a hairline at the last one while the others scroll under it. Phones pin
 * only the first.
 */
export function pinnedClass<Row>(shown: readonly ShownColumn<Row>[], index: number): string | false {
  if (shown[index]?.left === undefined) return false
  const last = shown[index + 1]?.left === undefined
  if (index === 0) return `sticky z-10 ${last ? hairline : phoneHairline}`
  return `md:sticky md:z-10 ${last ? wideHairline : ''}`
}

/** Keeps the row menu in view, with a hairline if columns scroll under it. */
export const menuPinnedClass =
  'sticky right-0 z-10 group-data-[wide]/scroller:border-l group-data-[wide]/scroller:border-l-line-strong'

// Borders, because forced colors drop shadows.
const hairline =
  'group-data-[scrolled-x]/scroller:border-r group-data-[scrolled-x]/scroller:border-r-line-strong'
const phoneHairline =
  'max-md:group-data-[scrolled-x]/scroller:border-r max-md:group-data-[scrolled-x]/scroller:border-r-line-strong'
const wideHairline =
  'md:group-data-[scrolled-x]/scroller:border-r md:group-data-[scrolled-x]/scroller:border-r-line-strong'
