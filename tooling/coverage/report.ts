import { table } from '../docs/table.ts'
import { readStories } from './readStories.ts'
import { screensWithFewerStates, routes, states, storyOf } from './screens.ts'

/** `npm run coverage` prints which screen has a story for which state, as Markdown. */

const stories = readStories()
const screens = [...stories.keys()].filter((title) => title.startsWith('Screens/'))

const rows = screens.map((title) => {
  const cells = states.map((state) => {
    const name = storyOf(stories, title, state)
    return name === undefined ? '–' : name === state ? 'yes' : name
  })
  return [
    title.replace('Screens/', ''),
    ...cells,
    String(stories.get(title)?.length ?? 0),
    cells.includes('–') ? (screensWithFewerStates[title]?.reason ?? 'missing') : '',
  ]
})

process.stdout.write(
  [
    `# Stories per screen and state (${screens.length} screens)`,
    '',
    table(['Screen', ...states, 'Stories', 'Why states are missing'], rows),
    '',
    `# Screens per route (${Object.keys(routes).length} routes)`,
    '',
    table(
      ['Route', 'Screen'],
      Object.entries(routes).map(([route, title]) => [`\`${route}\``, title.replace('Screens/', '')]),
    ),
    '',
  ].join('\n'),
)
