import { findControlProblems } from '@inventory-console/ui/testing/controls'
import { visualModesOf, type VisualMode } from '@inventory-console/ui/testing/visualModes'
import { afterEach } from 'vitest'
import { unhandledRequests } from '../../.storybook/unhandledRequests.ts'
import { checkModes } from './modes.ts'

// Runs after each story and its play function. axe itself runs in Storybook's accessibility addon.
afterEach(async (context) => {
  const requests = unhandledRequests.splice(0)
  if (requests.length > 0) throw new Error(`No mock handler for ${requests.join(', ')}`)

  const isStory = Reflect.has(context.task.meta, 'storyId')
  if (!isStory || context.task.result?.state === 'fail') return
  const story: unknown = Reflect.get(context, 'story')
  const modes = visualModesOf(readTags(story))
  if (JSON.stringify(modes) !== JSON.stringify(read(story, 'parameters', 'chromatic', 'modes')))
    throw new Error('Tags and chromaticModes(…) of this story name different modes')

  const light = Object.entries(modes).filter(([, { theme }]) => theme === 'light')
  const problems = await checkModes(Object.fromEntries(light), findLayoutProblems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
})

const checkedControls = new Set<string>()

function findLayoutProblems(name: string, { viewport }: VisualMode) {
  const { scrollWidth } = document.documentElement
  const overflows = viewport !== undefined && scrollWidth > viewport.width
  return [
    ...(overflows ? [`${name}: the page is ${scrollWidth} px wide, the viewport ${viewport.width} px`] : []),
    ...findControlProblems(checkedControls).map((problem) => `${name}: ${problem}`),
  ]
}

function readTags(story: unknown): string[] {
  const tags = read(story, 'tags')
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

function read(value: unknown, ...[key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value
  const isReadable = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isReadable ? read(Reflect.get(value, key), ...rest) : undefined
}
