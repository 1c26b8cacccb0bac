import { table } from '../table.ts'
import { clauses } from './clauses.ts'
import { evidenceOf, idOf, readStories } from './evidence.ts'
import { fewer, routes, states, type State } from './screens.ts'

const stories = readStories()

/** The story that shows a screen in a state. */
export function storyOf(title: string, state: State): string | undefined {
  const name = fewer[title]?.as?.[state] ?? state
  return stories.get(title)?.includes(name) ? name : undefined
}

export const screens = [...stories.keys()].filter((title) => title.startsWith('Screens/'))

/** What docs/coverage.md says. */
export function coveragePage(): string {
  const lines = [
    '# What is shown, and where',
    '',
    'Written by `npx -y pnpm@12.21.0 exec node scripts/coverage.ts --write`, and held by a test: a screen without a story for a',
    'state it can be in, a route without a screen, or a clause of the specification without a story or test fails. Fields of the',
    'entities (§3) are in [fields.md](fields.md). A name is a story’s address in Storybook: `?path=/story/<name>`.',
    '',
    `## Screens and their states (${screens.length})`,
    '',
    table(['Screen', ...states, 'All stories', 'What is not there'], screens.map(screenRow)),
    '',
    `## Routes (§2: ${Object.keys(routes).length})`,
    '',
    table(
      ['Route', 'Screen'],
      Object.entries(routes).map(([route, title]) => [code(route), short(title)]),
    ),
  ]
  for (const [clause, entries] of Object.entries(clauses)) {
    lines.push('', `## ${clause}`, '')
    lines.push(
      table(
        ['What', 'Shown by'],
        entries.map(([what, shownBy]) => [what, shown(shownBy)]),
      ),
    )
  }
  return `${lines.join('\n')}\n`
}

function screenRow(title: string): string[] {
  const cells = states.map((state) => {
    const name = storyOf(title, state)
    if (name === undefined) return '–'
    return name === state ? 'yes' : name
  })
  const isWhole = !cells.includes('–')
  return [
    short(title),
    ...cells,
    String(stories.get(title)?.length ?? 0),
    isWhole ? '' : (fewer[title]?.why ?? 'missing'),
  ]
}

function shown(shownBy: string): string {
  const evidence = evidenceOf(shownBy)
  switch (evidence.kind) {
    case 'story':
      return code(idOf(evidence.title, evidence.name))
    case 'test':
      return `${code(evidence.file)} ${evidence.name}`
    case 'code':
      return `${code(evidence.file)}: ${code(evidence.text)}`
  }
}

const short = (title: string) => title.replace('Screens/', '')
const code = (text: string) => `\`${text}\``
