import { appendFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { BrowserCommand } from 'vitest/node'
import type { DefectKind } from '../../.storybook/defects.ts'
import type { NotedDefect } from '../../.storybook/detect.setup.ts'

/** How many are made in all. */
export const TOTAL = 200

export const notes = fileURLToPath(new URL('../../node_modules/.cache/defects.jsonl', import.meta.url))

const made = new Map<DefectKind, number>()

export const chooseDefect: BrowserCommand<
  [possible: readonly DefectKind[]],
  Promise<DefectKind | null>
> = async (_, possible) => {
  const count = (kind: DefectKind) => made.get(kind) ?? 0
  const all = made.values().reduce((sum, number) => sum + number, 0)
  const [kind] = possible.toSorted((a, b) => count(a) - count(b))
  if (!kind || all >= TOTAL) return null
  made.set(kind, count(kind) + 1)
  return kind
}

export const noteDefect: BrowserCommand<[defect: NotedDefect], Promise<void>> = (_, defect) =>
  appendFile(notes, `${JSON.stringify(defect)}\n`)
