import { defaultLocale, type Locale } from './locales.ts'
import type { Area } from './messages.ts'

/** A text is a string, or what the build compiled it to: a list. */
export type Text = string | readonly unknown[]
export type Tree = { readonly [key: string]: Text | Tree }
export type Loader = (locale: Locale, area: Area) => Promise<Tree>

// The console's build puts another module in this place, which fetches them as data: console/compiledMessages.ts.
const files = import.meta.glob<Tree>('./locales/*/*.json', { import: 'default' })

export const loadTexts: Loader = async (locale, area) =>
  (await files[`./locales/${locale}/${area}.json`]?.()) ?? {}

/** Every area there is. Only for places that show everything at once, such as Storybook. */
export function allAreas(): Area[] {
  return Object.keys(files).flatMap((path) => {
    const name = /\/en\/(.+)\.json$/.exec(path)?.[1]
    return isArea(name) ? [name] : []
  })
}

function isArea(name: string | undefined): name is Area {
  return `./locales/${defaultLocale}/${name}.json` in files
}
