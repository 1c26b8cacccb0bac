import type { Box } from '../render/storyPage.ts'
import type { Rect } from './regions.ts'

export interface Shift {
  dx: number
  dy: number
}

/** Layout change derived from the recorded boxes. */
export interface LayoutChange {
  /** Components that changed their size or the position of their content. */
  causes: LayoutCause[]
  /** Distinct moves in whole pixels, most frequent first. */
  shifts: Shift[]
  /** Areas of resized components without resized components inside. */
  resized: Rect[]
}

export interface LayoutCause {
  slot: string
  /** False if a change of its content also explains it. */
  isOwn: boolean
}

interface Matched {
  before: Box
  after: Box
  parent: Matched | undefined
}

const epsilon = 0.2
const maxShifts = 12

export function layoutChange(before: readonly Box[], after: readonly Box[]): LayoutChange {
  const matches = match(before, after)
  const causes = new Map<string, boolean>()
  const addCause = (slot: string, isOwn: boolean) => causes.set(slot, isOwn || causes.get(slot) === true)
  const withContent = new Set<Matched | undefined>()
  const shifts = new Map<string, Shift & { count: number }>()
  const resized = matches.filter(isResized)
  const outer = new Set(resized.map(({ parent }) => parent))
  for (const matched of matches) {
    const [dx, dy] = moveOf(matched)
    const isFirst = !withContent.has(matched.parent)
    withContent.add(matched.parent)
    if (isResized(matched)) addCause(matched.after.slot, !outer.has(matched))
    if (Math.abs(dx) < epsilon && Math.abs(dy) < epsilon) continue
    const [parentX, parentY] = matched.parent ? moveOf(matched.parent) : [0, 0]
    if (Math.abs(dx - parentX) >= epsilon || Math.abs(dy - parentY) >= epsilon)
      // Only the first child distinguishes padding from a resized sibling.
      addCause(matched.parent?.after.slot ?? 'page', isFirst)
    const shift = { dx: Math.round(dx), dy: Math.round(dy) }
    const key = `${shift.dx} ${shift.dy}`
    shifts.set(key, { ...shift, count: (shifts.get(key)?.count ?? 0) + 1 })
  }
  return {
    causes: [...causes].map(([slot, isOwn]) => ({ slot, isOwn })),
    shifts: [...shifts.values()]
      .toSorted((a, b) => b.count - a.count)
      .slice(0, maxShifts)
      .map(({ dx, dy }) => ({ dx, dy })),
    resized: resized.filter((box) => !outer.has(box)).flatMap(({ before, after }) => [before, after]),
  }
}

/** Matches boxes by their path of slots and their order. */
function match(before: readonly Box[], after: readonly Box[]): Matched[] {
  const old = new Map(pathsOf(before).map((path, index) => [path, before[index]]))
  const paths = pathsOf(after)
  const byIndex: (Matched | undefined)[] = []
  for (const [index, box] of after.entries()) {
    const counterpart = old.get(paths[index] ?? '')
    byIndex.push(counterpart && { before: counterpart, after: box, parent: byIndex[box.parent] })
  }
  return byIndex.filter((matched) => matched !== undefined)
}

function pathsOf(boxes: readonly Box[]): string[] {
  const paths: string[] = []
  const counts = new Map<string, number>()
  for (const { slot, parent } of boxes) {
    const path = `${paths[parent] ?? ''}/${slot}`
    const count = counts.get(path) ?? 0
    counts.set(path, count + 1)
    paths.push(`${path}:${count}`)
  }
  return paths
}

const isResized = ({ before, after }: Matched) =>
  Math.abs(after.width - before.width) >= epsilon || Math.abs(after.height - before.height) >= epsilon

const moveOf = ({ before, after }: Matched): [dx: number, dy: number] => [
  after.x - before.x,
  after.y - before.y,
]

/** The slot of the smallest box around a rectangle, `page` without one. */
export function enclosingSlot(rect: Rect, boxes: readonly Box[]): string {
  const [smallest] = boxes
    .filter((box) => contains(box, rect))
    .toSorted((a, b) => a.width * a.height - b.width * b.height)
  return smallest?.slot ?? 'page'
}

/** With a margin for outlines and rounding. */
const contains = (outer: Rect, inner: Rect) =>
  outer.x - 3 <= inner.x &&
  outer.y - 3 <= inner.y &&
  outer.x + outer.width + 3 >= inner.x + inner.width &&
  outer.y + outer.height + 3 >= inner.y + inner.height
