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

/** Markdown table with columns as wide as their widest cell, as oxfmt writes them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, index) =>
    Math.max(3, name.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
