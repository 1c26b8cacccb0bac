import { readFileSync } from 'node:fs'
import { guides } from '../../packages/ui/src/docs/guide.ts'
import { contrast } from '../../packages/ui/src/lib/colour.ts'
import { readable, visible } from '../../packages/ui/src/styles/pairs.ts'
import { readColours, themeNames } from '../../packages/ui/src/styles/readTokens.ts'
import { idOf, readStories } from '../covered/evidence.ts'
import { table } from '../table.ts'
import type { Verdicts } from './verdicts.ts'

const tokens = readColours(
  readFileSync(new URL('../../packages/ui/src/styles/tokens.css', import.meta.url), 'utf8'),
)
const stories = readStories()

const head = ['Stories of', 'Stories', 'Rules held', 'Broken in light', 'Broken in dark', 'Left to a person']

/** What docs/accessibility.md says: of stories that were not run, what it said before. */
export function accessibilityPage(verdicts: Verdicts, before: string): string {
  const known = rowsOf(before)
  const rows = [...stories].map(
    ([title, names]) => rowOf(title, names, verdicts) ?? known.get(title) ?? [title, '0', '', '', '', ''],
  )
  const count = rows.reduce((sum, [, number]) => sum + Number(number), 0)
  return `${[
    '# Accessibility: what is found, and how',
    '',
    'Written by `npx -y pnpm@12.21.0 exec node scripts/accessibility.ts --write` after a run of the stories, and held by a test: a',
    'component without its keys, stories that were never run, or a colour that has too little contrast fail.',
    '',
    `## axe, by story and theme (${count} stories)`,
    '',
    'Each story is checked as it was played, in the light theme by every rule of axe but `region` (a story is a part of a page), and in',
    'the dark theme by those that depend on colours; with a tag, in Italian, in Portuguese and at three widths too. A story that breaks',
    'a rule fails the run. `visual/axe.json` keeps what axe said, and of what page: of the same page it is not asked again',
    '([why](decisions/0018-axe-answers-once.md)). _Rules held_ are those that found something to check. _Left to a person_ is what',
    'axe cannot decide, with the number of looks: colours over a picture or below another layer are held by the tokens below. Beyond',
    'axe, each run holds that a control is 24 pixels high and wide, is reached by Tab and shows its focus.',
    '',
    table(head, rows),
    '',
    '## Keys, by component',
    '',
    'Beyond Tab, which leads to every control. A component that is not here needs nothing else.',
    '',
    table(['Component', 'Keys', 'What they do'], keyRows()),
    '',
    ...contrasts('Text: at least 4.5', 4.5, readable),
    '',
    ...contrasts('Controls, icons, focus and bars: at least 3', 3, visible),
  ].join('\n')}\n`
}

/** Of a title all of whose stories have been run. */
function rowOf(title: string, names: readonly string[], verdicts: Verdicts): string[] | undefined {
  const found = names.map((name) => verdicts[idOf(title, name)])
  const looks = found.flatMap((verdict) => (verdict ? Object.entries(verdict) : []))
  if (found.includes(undefined)) return undefined
  const broken = (theme: string) =>
    looks
      .filter(([look]) => look.endsWith(theme))
      .reduce((sum, [, verdict]) => sum + verdict.broken.length, 0)
  const undecided = Map.groupBy(
    looks.flatMap(([, verdict]) => verdict.undecided),
    (rule) => rule,
  )
  return [
    title,
    String(names.length),
    String(new Set(looks.flatMap(([, { held }]) => held)).size),
    String(broken('light')),
    String(broken('dark')),
    [...undecided]
      .map(([rule, all]) => `${rule} ${all.length}`)
      .toSorted()
      .join(', '),
  ]
}

/** The first table of the page, by title. */
export function rowsOf(page: string): ReadonlyMap<string, string[]> {
  const [, axe = ''] = page.split('\n## ')
  return new Map(
    axe
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
      .map((cells) => [cells[0] ?? '', cells]),
  )
}

function keyRows(): string[][] {
  return Object.entries(guides)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .flatMap(([name, { keys = [] }]) => keys.map(([key, does], at) => [at === 0 ? name : '', key, does]))
}

function contrasts(title: string, least: number, pairs: typeof readable): string[] {
  const colours = new Map(tokens.map((token) => [token.name, token]))
  const ratio = (front: string, ground: string, theme: (typeof themeNames)[number]) =>
    contrast(colours.get(front)?.[theme] ?? '', colours.get(ground)?.[theme] ?? '')
  const rows = pairs.map(([front, ground]) => [
    `\`${front}\``,
    `\`${ground}\``,
    ...themeNames.map((theme) => {
      const measured = ratio(front, ground, theme)
      // Rounded down: 4.499 is not enough.
      return `${(Math.floor(measured * 100) / 100).toFixed(2)}${measured >= least ? '' : ' **too little**'}`
    }),
  ])
  return [`## ${title}`, '', table(['Front', 'Ground', 'Light', 'Dark'], rows)]
}
