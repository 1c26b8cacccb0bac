import { defaultLocale, type Locale } from './locales.ts'
import type { Area } from './messages.ts'

/** A text is a string, or an array if the build precompiled it. */
export type Text = string | readonly unknown[]
export type Tree = { readonly [key: string]: Text | Tree }
export type Loader = (locale: Locale, area: Area) => Promise<Tree>

// The console's build replaces this module with console/compiledMessages.ts, which fetches precompiled
// texts.
const files = import.meta.glob<Tree>('./locales/*/*.json', { import: 'default' })

export const loadTexts: Loader = async (locale, area) =>
  (await files[`./locales/${locale}/${area}.json`]?.()) ?? {}

/** All areas. Only for tools that show everything, such as Storybook. */
export function allAreas(): Area[] {
  return Object.keys(files).flatMap((path) => {
    const name = /\/en\/(.+)\.json$/.exec(path)?.[1]
    return isArea(name) ? [name] : []
  })
}

function isArea(name: string | undefined): name is Area {
  return `./locales/${defaultLocale}/${name}.json` in files
}
