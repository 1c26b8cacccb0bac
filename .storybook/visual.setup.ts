import { faultsOfControls } from '@inventory-console/ui/testing/controls'
import { afterEach, expect, inject } from 'vitest'
import { page } from 'vitest/browser'
import { unanswered } from './world.ts'

declare module 'vitest' {
  interface ProvidedContext {
    theme: 'light' | 'dark'
    /** False where the browser is not the pinned one: it draws text differently. */
    pictures: boolean
  }
}

afterEach(async (context) => {
  const requests = unanswered.splice(0)
  if (requests.length > 0) throw new Error(`Nothing answers ${requests.join(', ')}`)

  const id: unknown = Reflect.get(context.task.meta, 'storyId')
  const story: unknown = Reflect.get(context, 'story')
  if (typeof id !== 'string' || context.task.result?.state === 'fail') return
  if (inject('pictures') && !hasNoPicture(story)) {
    await document.fonts.ready
    await expect(page).toMatchScreenshot(`${id}-${inject('theme')}`)
  }

  // After the picture, for it moves the focus. One theme: the colour of the focus is measured with the tokens.
  const faults = inject('theme') === 'light' ? faultsOfControls(seenControls) : []
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

const seenControls = new Set<string>()

/** `parameters.visual.disable` is for stories that are too alive to have one picture. */
function hasNoPicture(story: unknown) {
  return property(property(property(story, 'parameters'), 'visual'), 'disable') === true
}

function property(value: unknown, key: string): unknown {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
    ? Reflect.get(value, key)
    : undefined
}
