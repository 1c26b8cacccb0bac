import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NodePlopAPI } from 'plop'
import { x } from 'tinyexec'
import { addTexts, allowEnglishTexts, locales } from './catalogues.ts'
import { readListCall, type ListCall } from './listCall.ts'
import { labelsOf, listTexts, threeTexts, unlabelled } from './texts.ts'

/** `npm run new:screen`: a list page for a call of the contract. */

interface Answers {
  feature: string
  catalogue: string
  menu: string
  name: string
  operation: string
  columns: string
  titles: string
  labels: string
}

const root = process.env['GENERATOR_ROOT'] ?? fileURLToPath(new URL('../..', import.meta.url))
const ui = 'packages/ui/src'
const features = 'packages/console/src/features'
const menu = 'packages/console/src/shell/menu/menu.ts'

export default function plopfile(plop: NodePlopAPI): void {
  plop.setHelper('isLink', (kind: string) => kind === 'link')
  plop.setGenerator('screen', {
    description: 'A list page: query, route, screen, stories and texts',
    prompts: [
      {
        type: 'list',
        name: 'feature',
        message: 'Area',
        ...oneOf(
          globSync('*/pages.ts', { cwd: join(root, features) }).map((file) => file.split(/[\\/]/)[0] ?? ''),
        ),
      },
      {
        type: 'list',
        name: 'catalogue',
        message: 'Catalogue for the texts',
        ...oneOf(
          globSync('*.json', { cwd: join(root, ui, 'i18n/locales/en') }).map((file) =>
            file.replace('.json', ''),
          ),
        ),
        default: ({ feature }: Answers) => feature,
      },
      {
        type: 'list',
        name: 'menu',
        message: 'Menu node of the server that allows the page',
        ...oneOf(menuNodes()),
      },
      {
        type: 'input',
        name: 'name',
        message: 'Name, such as Agents',
        validate: (name: string) => /^[A-Z][A-Za-z]+$/.test(name) || 'Letters only, starting with a capital.',
      },
      { type: 'input', name: 'operation', message: 'Path or operationId of the call, such as listAgents' },
      {
        type: 'input',
        name: 'columns',
        message: 'Columns: properties of the row, or property:kind. The first identifies the row',
        validate: (columns: string) => columns.trim() !== '' || 'Name at least one property.',
      },
      {
        type: 'input',
        name: 'titles',
        message: 'Title in English | Italian | Portuguese',
        validate: (titles: string) => threeTexts(titles) !== null || 'Three texts separated by |.',
      },
      {
        type: 'input',
        name: 'labels',
        message:
          'Labels that no list has, property=English|Italian|Portuguese separated by ; (empty: none missing)',
        default: async (answers: Answers) =>
          (await unlabelled(root, answers)).map((column) => `${column}=||`).join('; '),
      },
    ],
    actions: [async (input) => create(plop, readAnswers(input))],
  })
}

/** The choices of a list prompt. plop's own error for another value does not name them. */
const oneOf = (choices: string[]) => ({
  choices,
  bypass: (value: string) => {
    const choice = choices.find((name) => name.toLowerCase() === value.toLowerCase())
    if (choice === undefined) throw new Error(`one of ${choices.join(', ')}`)
    return choice
  },
})

async function create(plop: NodePlopAPI, answers: Answers): Promise<string> {
  const { feature, catalogue, name, operation } = answers
  const call = await readListCall(root, operation)
  const columns = columnsOf(answers, call)
  const titles = threeTexts(answers.titles)
  if (titles === null) throw new Error('The title needs three texts separated by |.')
  const labels = await labelsOf(root, answers)
  const camel = name.charAt(0).toLowerCase() + name.slice(1)
  const path = `/${plop.getHelper('kebabCase')(name)}`
  const storyTitle = `Screens/${feature.charAt(0).toUpperCase()}${feature.slice(1)}/${titles.en}`
  const data = {
    ...answers,
    ...call,
    camel,
    columns,
    folder: feature,
    storyTitle,
    key: columns[0]?.id,
    isTextKey: columns[0]?.isText,
    linksHost: columns.some(({ kind }) => kind === 'link'),
    hasFilters: call.filters !== 'none',
    samples: Object.entries(call.properties).map(([key, { sample }]) => ({ key, sample })),
  }
  const files = [
    ['Screen.tsx', `${ui}/screens/${feature}/${name}Screen.tsx`],
    ['Screen.stories.tsx', `${ui}/screens/${feature}/${name}Screen.stories.tsx`],
    ['queries.ts', `${features}/${feature}/${camel}Queries.ts`],
    ['Route.tsx', `${features}/${feature}/${name}Route.tsx`],
  ] as const
  // First, because it throws if the name is taken.
  await addTexts(root, 'pages', camel, (locale) => titles[locale])
  await addTexts(root, catalogue, camel, (locale) => listTexts(locale, titles, labels))
  await mkdir(join(root, ui, 'screens', feature), { recursive: true })
  for (const [template, file] of files) {
    const source = await readFile(new URL(`templates/${template}.txt`, import.meta.url), 'utf8')
    await writeFile(join(root, file), plop.renderString(source, data), { flag: 'wx' })
  }
  const sameAsEnglish = [
    await allowEnglishTexts(root, catalogue, camel),
    await allowEnglishTexts(root, 'pages', camel),
  ]
  const edited = await addEntries({ answers, call, camel, path, storyTitle })
  const written = [
    ...files.map(([, file]) => file),
    ...edited,
    ...new Set(sameAsEnglish),
    ...cataloguesOf(catalogue),
    ...cataloguesOf('pages'),
  ]
  await x('oxfmt', written, { nodeOptions: { cwd: root }, throwOnError: true })
  return `${path}\n${written.map((file) => `  ${file}`).join('\n')}`
}

interface Entries {
  answers: Answers
  call: ListCall
  camel: string
  path: string
  storyTitle: string
}

async function addEntries({ answers, call, camel, path, storyTitle }: Entries): Promise<string[]> {
  const { feature, catalogue, name } = answers
  return [
    await insert(`${ui}/screens/paths.ts`, "  hosts: '/hosts',\n", `  ${camel}: '${path}',\n`),
    await insert(
      menu,
      '  { to: paths.middleware },\n',
      `  { to: paths.${camel}, node: rootNode('${answers.menu}') },\n`,
    ),
    await insert(
      'tooling/coverage/screens.ts',
      "  '/hosts': 'Screens/Hosts',\n",
      `  '${path}': '${storyTitle}',\n`,
    ),
    await insert(
      `${features}/${feature}/pages.ts`,
      /^.*readonly Page\[\] = \[\n/m,
      `  {
    path: paths.${camel},
    title: '${camel}',
    areas: ['table', 'list', '${catalogue}'],
    load: async () => (await import('./${name}Route.tsx')).${name}Route,
    crumbs: [{ title: '${camel}' }],
    filters: '${call.filters}',
  },
`,
    ),
  ]
}

/** Inserts `text` after `anchor`. Returns the file. */
async function insert(file: string, anchor: string | RegExp, text: string): Promise<string> {
  const source = await readFile(join(root, file), 'utf8')
  const found = typeof anchor === 'string' ? anchor : anchor.exec(source)?.[0]
  if (found === undefined || !source.includes(found)) throw new Error(`${file} has no ${String(anchor)}.`)
  await writeFile(
    join(root, file),
    source.replace(found, () => found + text),
  )
  return file
}

/** Top nodes of the server's menu that the console knows. */
function menuNodes(): string[] {
  const source = readFileSync(join(root, menu), 'utf8')
  return [...new Set([...source.matchAll(/\brootNode\('([^']+)'\)/g)].map(([, node = '']) => node))]
}

const cataloguesOf = (area: string) => locales.map((locale) => `${ui}/i18n/locales/${locale}/${area}.json`)

function columnsOf({ columns, operation }: Answers, { properties }: ListCall) {
  return columns.split(',').map((column) => {
    const [id = '', kind] = column.trim().split(':')
    const property = Object.hasOwn(properties, id) ? properties[id] : undefined
    if (!property) {
      throw new Error(`${operation} has no property ${id}. It has ${Object.keys(properties).join(', ')}.`)
    }
    return { id, kind: kind ?? property.kind, isText: property.isText }
  })
}

function readAnswers(input: unknown): Answers {
  const text = (key: keyof Answers) => {
    const value: unknown = Reflect.get(Object(input), key)
    return typeof value === 'string' ? value : ''
  }
  return {
    feature: text('feature'),
    catalogue: text('catalogue'),
    menu: text('menu'),
    name: text('name'),
    operation: text('operation'),
    columns: text('columns'),
    titles: text('titles'),
    labels: text('labels'),
  }
}
