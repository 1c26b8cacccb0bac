import type { Browser, Page } from 'playwright'
import { comparePictures } from '../compare/comparePictures.ts'
import type { Options } from '../options.ts'
import { Renderer } from '../render/renderer.ts'
import { bundle, serve } from '../render/serve.ts'
import type { Log } from '../run.ts'
import { matches } from '../side/stories.ts'
import { buildHead, openSides } from '../side/storybook.ts'
import { type DefectKind, defectKinds } from './defects.ts'

const total = 200

export interface Defect {
  kind: DefectKind
  story: string
  element: string
  isCaught: boolean
  /** True if the picture after undoing the defect differs from the one before. */
  isFalseAlarm: boolean
}

/** Seeds defects into stories of the working tree and counts those that the comparison finds. */
export async function detect(root: string, options: Options, browser: Browser, log: Log): Promise<Defect[]> {
  const sides = openSides(root, { ...options, browserVersion: browser.version() })
  const head = await buildHead(root, sides, log)
  const named = (await head.stories()).filter(
    (story) => options.stories === undefined || matches(story, options.stories),
  )
  const stories = randomOrder(named.map(({ id }) => id))
  const pageScript = await bundle(new URL('../render/storyPage.ts', import.meta.url))
  const script = `${pageScript}\n${await bundle(new URL('defects.ts', import.meta.url))}`
  const server = await serve(head.build)
  const seeded = new Map<string, Defect>()
  const reserved = new Map<DefectKind, number>()
  const isEnough = () => reserved.values().reduce((sum, count) => sum + count, 0) >= total

  const work = async () => {
    const renderer = new Renderer(browser, server.url, script)
    for (let id = stories.shift(); id !== undefined && !isEnough(); id = stories.shift()) {
      const story = id
      await renderer.render(story, {
        themes: ['light'],
        onPicture: async (page, mode, before, takePicture) => {
          if (mode !== 'light' || isEnough()) return
          const kind = await chooseKind(page, reserved)
          if (kind === undefined) return
          const element = await page.evaluate(([kind, random]) => window.defects.seed(kind, random), [
            kind,
            hashOf(story) / 2 ** 32,
          ] as const)
          const withDefect = await takePicture()
          await page.evaluate(() => window.defects.undo())
          const after = await takePicture()
          const differs = async (png: Buffer) =>
            !png.equals(before) &&
            (await comparePictures({ png: before, boxes: [] }, { png, boxes: [] })).changes.length > 0
          seeded.set(story, {
            kind,
            story,
            element,
            isCaught: await differs(withDefect),
            isFalseAlarm: await differs(after),
          })
          log.progress(`Seeding defects: ${seeded.size} of ${total}`)
        },
      })
    }
    await renderer.close()
  }
  try {
    await Promise.all(Array.from({ length: options.workers }, work))
  } finally {
    await server.close()
  }
  return [...seeded.values()]
}

/** The least frequently seeded of the possible kinds. */
async function chooseKind(page: Page, reserved: Map<DefectKind, number>): Promise<DefectKind | undefined> {
  const possible = await page.evaluate(() => window.defects.possibleKinds())
  const [kind] = possible.toSorted((a, b) => (reserved.get(a) ?? 0) - (reserved.get(b) ?? 0))
  if (kind !== undefined) reserved.set(kind, (reserved.get(kind) ?? 0) + 1)
  return kind
}

/** A Markdown table and the missed defects. */
export function detectionTable(defects: readonly Defect[]): string {
  const row = (name: string, list: readonly Defect[]) =>
    `| ${name} | ${list.length} | ${list.filter(({ isCaught }) => isCaught).length} |`
  const falseAlarms = defects.filter(({ isFalseAlarm }) => isFalseAlarm).length
  return [
    '| Defect | Seeded | Caught |',
    '| --- | --- | --- |',
    ...defectKinds.map((kind) =>
      row(
        kind,
        defects.filter((defect) => defect.kind === kind),
      ),
    ),
    row('total', defects),
    '',
    `False alarms: ${falseAlarms} in ${defects.length} pictures without a defect`,
    ...defects.filter(({ isCaught }) => !isCaught).map((defect) => `Missed: ${describe(defect)}`),
    ...defects.filter(({ isFalseAlarm }) => isFalseAlarm).map((defect) => `False alarm: ${describe(defect)}`),
  ].join('\n')
}

const describe = ({ kind, story, element }: Defect) => `${kind}: ${story}: ${element}`

/** At least 98 % are caught and nothing else is reported. */
export const isGood = (defects: readonly Defect[]) =>
  defects.length > 0 &&
  defects.filter(({ isCaught }) => isCaught).length >= 0.98 * defects.length &&
  !defects.some(({ isFalseAlarm }) => isFalseAlarm)

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** The same order in every run. Stories about focus come first, because few others show a focus ring. */
export function randomOrder(ids: readonly string[]): string[] {
  const isAboutFocus = (id: string) => /focus/.test(id)
  return ids.toSorted((a, b) => Number(isAboutFocus(b)) - Number(isAboutFocus(a)) || hashOf(a) - hashOf(b))
}
