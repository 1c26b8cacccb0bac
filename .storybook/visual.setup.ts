import './pictures.css'
import { faultsOfControls } from '@inventory-console/ui/testing/controls'
import { looksOf, type Look } from '@inventory-console/ui/testing/looks'
import { afterEach, inject } from 'vitest'
import { commands } from 'vitest/browser'
import { judge, type Verdict } from './axe.ts'
import { lookAt } from './looks.ts'
import type { Comparison } from './pictures.ts'
import { unanswered } from './unanswered.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** False where the browser is not the pinned one: it draws text differently. */
    pictures: boolean
    /** The pictures are those to compare with from now on. */
    accepting: boolean
    /** Axe looks at all stories, also at those of which it has said what it thinks. */
    axeOfAll: boolean
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (name: string, accepting: boolean) => Promise<Comparison>
    verdictsOf: (story: string) => Promise<Readonly<Record<string, Verdict>>>
  }
}

/** A story is played once, in the light theme, and looked at in both; with a tag, in other languages or sizes too. */
afterEach(async (context) => {
  const requests = unanswered.splice(0)
  if (requests.length > 0) throw new Error(`Nothing answers ${requests.join(', ')}`)

  const id: unknown = Reflect.get(context.task.meta, 'storyId')
  if (typeof id !== 'string' || context.task.result?.state === 'fail') return
  const story: unknown = Reflect.get(context, 'story')
  const takesPicture = inject('pictures') && hasPicture(story)
  const looks = looksOf(tagsOf(story))
  if (JSON.stringify(looks) !== JSON.stringify(property(story, 'parameters', 'chromatic', 'modes')))
    throw new Error('The tags of this story need the same names in chromaticOf(…), among its parameters')

  const before = takesPicture ? await commands.verdictsOf(id) : {}
  const verdicts: Record<string, Verdict> = {}
  const faults = await lookAt(looks, async (name, look) => {
    await document.fonts.ready
    const picture = `${id.replace('--', '-')}-${name}`
    const { fault, shown } = takesPicture
      ? await commands.comparePicture(picture, inject('accepting'))
      : { fault: '', shown: '' }
    const known = { picture: shown, before: before[name], again: inject('axeOfAll') }
    const judged = isNew(name, look) ? await judge(name, look, known) : null
    if (judged) verdicts[name] = judged.verdict
    return [...(fault === '' ? [] : [fault]), ...(judged?.faults ?? [])]
  })
  // In another browser nothing is known, and nothing is kept.
  if (inject('pictures')) Object.assign(context.task.meta, { axe: verdicts })
  // After the pictures, for it moves the focus.
  const inLight = Object.entries(looks).filter(([, { theme }]) => theme === 'light')
  faults.push(
    ...(await lookAt(Object.fromEntries(inLight), async (name, look) => faultsOfLayout(name, look))),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

/** Whether axe can find what it has not: colours are the same in every language and width. */
const isNew = (name: string, { theme }: Look) => theme === 'light' || name === 'dark'

const seenControls = new Set<string>()

function faultsOfLayout(name: string, { viewport }: Look) {
  const { scrollWidth } = document.documentElement
  const isTooWide = viewport && scrollWidth > viewport.width
  return [
    ...(isTooWide ? [`${name}: the page is ${scrollWidth} pixels wide`] : []),
    ...faultsOfControls(seenControls).map((fault) => (name === 'light' ? fault : `${name}: ${fault}`)),
  ]
}

/** `parameters.visual.disable` is for stories that are too alive to have one picture. */
const hasPicture = (story: unknown) => property(story, 'parameters', 'visual', 'disable') !== true

function tagsOf(story: unknown): string[] {
  const tags = property(story, 'tags')
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

function property(value: unknown, ...[key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value
  const holds = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return holds ? property(Reflect.get(value, key), ...rest) : undefined
}
