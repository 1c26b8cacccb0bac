import './pictures.css'
import { afterEach, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
import { defectKinds, placesOf, seed, type DefectKind } from './defects.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    isAcceptedPicture: (name: string) => Promise<boolean | null>
    /** The kind of which the fewest have been made; nothing when there are enough. */
    chooseDefect: (possible: readonly DefectKind[]) => Promise<DefectKind | null>
    noteDefect: (defect: NotedDefect) => Promise<void>
  }
}

export interface NotedDefect {
  kind: DefectKind
  story: string
  where: string
  caught: boolean
  /** How often, of twice, the picture without the defect was taken for another. */
  falseAlarms: number
}

/** One story in five, always the same ones, and those that were made to show a focus. */
beforeEach((context) => {
  const { file, name } = context.task
  if (!/focus/i.test(name) && hash(`${file.name} ${name}`) % 5 !== 0) context.skip()
})

afterEach(async (context) => {
  const id: unknown = Reflect.get(context.task.meta, 'storyId')
  if (typeof id !== 'string' || context.task.result?.state === 'fail') return
  await document.fonts.ready
  const picture = `${id.replace('--', '-')}-light`
  const before = await commands.isAcceptedPicture(picture)
  // A story that is new has nothing to be compared with.
  if (before === null) return
  const kind = await commands.chooseDefect(defectKinds.filter((possible) => placesOf(possible).length > 0))
  if (!kind) return
  const { where, undo } = seed(kind, randomOf(hash(id)))
  const caught = !(await commands.isAcceptedPicture(picture))
  undo()
  const after = await commands.isAcceptedPicture(picture)
  const falseAlarms = [before, after].filter((isAccepted) => !isAccepted).length
  await commands.noteDefect({ kind, story: id, where, caught, falseAlarms })
})

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** Mulberry32: the same places at each run. */
function randomOf(start: number) {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}
