import { faultsOfControls } from '@inventory-console/ui/testing/controls'
import axe from 'axe-core'
import { afterEach, inject } from 'vitest'
import { commands } from 'vitest/browser'
import { unanswered } from './unanswered.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** False where the browser is not the pinned one: it draws text differently. */
    pictures: boolean
    /** The pictures are those to compare with from now on. */
    accepting: boolean
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (name: string, accepting: boolean) => Promise<string>
  }
}

/** A story is played once, in the light theme, and looked at in both. */
afterEach(async (context) => {
  const requests = unanswered.splice(0)
  if (requests.length > 0) throw new Error(`Nothing answers ${requests.join(', ')}`)

  const id: unknown = Reflect.get(context.task.meta, 'storyId')
  if (typeof id !== 'string' || context.task.result?.state === 'fail') return
  const takesPicture = inject('pictures') && !hasNoPicture(Reflect.get(context, 'story'))
  const faults: string[] = []
  const look = async (theme: 'light' | 'dark') => {
    if (!takesPicture) return
    await document.fonts.ready
    const fault = await commands.comparePicture(`${id.replace('--', '-')}-${theme}`, inject('accepting'))
    if (fault !== '') faults.push(fault)
  }

  await look('light')
  try {
    document.documentElement.dataset['theme'] = 'dark'
    await look('dark')
    faults.push(...(await faultsOfColours()))
  } finally {
    document.documentElement.dataset['theme'] = 'light'
  }
  // After the pictures, for it moves the focus.
  faults.push(...faultsOfControls(seenControls))
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

/** The addon checks a story as it was played; of its rules these alone depend on the theme. */
async function faultsOfColours() {
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast', 'link-in-text-block'],
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `dark: ${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

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
