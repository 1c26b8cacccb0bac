import './preview.css'
import { NowContext } from '@inventory-console/ui/lib/clock'
import { chromaticOf, sizes } from '@inventory-console/ui/testing/looks'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Decorator, Preview } from '@storybook/react-vite'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { loadTexts, StoryI18n } from './StoryI18n.tsx'
import { initialToolbars, momentOf, toolbars } from './toolbars.ts'
import { freshWorld } from './world.ts'

/** Played by a run of the tests: neither in Storybook nor from its interface, where one reads what axe has found. */
const isRun = import.meta.env['VITEST_STORYBOOK'] === 'false'

const withClock: Decorator = (Story, { globals }) => {
  const now = momentOf(globals)
  return (
    <NowContext value={() => now}>
      <Story />
    </NowContext>
  )
}

const withLocale: Decorator = (Story) => (
  <StoryI18n>
    <Story />
  </StoryI18n>
)

const withDensity: Decorator = (Story, { globals }) => (
  <Density value={String(globals['density'] ?? 'comfortable')}>
    <Story />
  </Density>
)

function Density({ value, children }: { value: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['density'] = value
  }, [value])
  return children
}

const inPixels = ({ width, height }: { width: number; height: number }) => ({
  width: `${width}px`,
  height: `${height}px`,
})

/** Fetched by the page of a component alone: the run of the stories does not need it. */
const LazyDocs = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }))

/** What a story loads when it is shown, such as a chart, is there before the story is looked at. */
async function codeHasArrived() {
  const isLate = () => document.querySelector('[data-arriving]') !== null
  const end = performance.now() + 15_000
  while (isLate() && performance.now() < end) await new Promise(requestAnimationFrame)
  if (isLate()) throw new Error('a part of the story has not arrived')
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    withClock,
    withLocale,
    withDensity,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  loaders: [loadTexts, freshWorld],
  afterEach: codeHasArrived,
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'it', title: 'Italiano' },
          { value: 'pt-br', title: 'Português (BR)' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    ...toolbars,
  },
  initialGlobals: { locale: 'en', density: 'comfortable', ...initialToolbars },
  parameters: {
    layout: 'fullscreen',
    // A run asks axe itself, after the picture (visual.setup.ts): by way of the addon that takes two thirds longer.
    a11y: { test: isRun ? 'off' : 'error' },
    // For teams that have Chromatic: the same looks at each story as in our own run.
    ...chromaticOf(),
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <LazyDocs />
        </Suspense>
      ),
      // In a frame of its own: a dialog covers its story, not the page.
      story: { inline: false, height: '320px' },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: inPixels(sizes.phone), type: 'mobile' },
        tablet: { name: 'Tablet 1024', styles: inPixels(sizes.tablet), type: 'tablet' },
        desktop: { name: 'Desktop 1440', styles: inPixels(sizes.desktop), type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Introduction', 'Tokens', 'Components', 'Screens', 'Services'] } },
  },
}

export default preview
