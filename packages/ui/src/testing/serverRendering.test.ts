import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { allAreas } from '../i18n/catalogue.ts'
import { createCatalogue, I18nProvider } from '../i18n/I18nProvider.tsx'

type StoryFile = Record<string, StoryObj> & { default: Meta }
const files = import.meta.glob<StoryFile>(
  '../{components,charts,data-table,list-screen,screens}/**/*.stories.tsx',
)

afterEach(() => void vi.restoreAllMocks())

test.each(Object.entries(files))('%s renders on the server without a warning', async (_path, load) => {
  const catalogue = createCatalogue('en')
  await catalogue.load(...allAreas())
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const Story of Object.values(composeStories(await load()))) {
    // oxlint-disable-next-line react/no-children-prop -- no JSX in a unit test
    renderToString(createElement(I18nProvider, { catalogue, children: createElement(Story) }))
  }
  expect(warnings.mock.calls.map(([text]) => text)).toEqual([])
})
