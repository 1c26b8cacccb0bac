import './preview.css'
import { fixTime, NOW } from '@inventory-console/api-mocks/clock'
import { NowContext } from '@inventory-console/ui/lib/dates'
import { chromaticModes, viewportSizes } from '@inventory-console/ui/testing/visualModes'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Decorator, Preview } from '@storybook/react-vite'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { loadTexts, StoryI18n } from './StoryI18n.tsx'
import { initialToolbars, momentOf, toolbars } from './toolbars.ts'
import { freshWorld } from './world.ts'

// Before the story files, which create fixtures while they load.
fixTime(NOW)

/** The nightly run sets `VITE_STORY_THEME=dark` to check all stories in the dark theme. */
const theme: unknown = import.meta.env['VITE_STORY_THEME'] ?? 'light'

/** `npm test` only renders and plays the stories; the nightly run checks them with axe in both themes. */
const isWithoutAxe = import.meta.env['VITE_QUICK_TESTS'] !== undefined

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

/** Only docs pages load it. */
const LazyDocs = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }))

/** Waits for lazy-loaded parts such as charts before axe and screenshots look at the story. */
async function waitForLazyParts() {
  const isPending = () => document.querySelector('[data-loading]') !== null
  const end = performance.now() + 15_000
  while (isPending() && performance.now() < end) await new Promise(requestAnimationFrame)
  if (isPending()) throw new Error('A lazy-loaded part of the story did not load')
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
  afterEach: waitForLazyParts,
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
      toolbar: { icon: 'component', items: ['comfortable', 'compact'] },
    },
    ...toolbars,
  },
  initialGlobals: {
    locale: 'en',
    density: 'comfortable',
    theme,
    ...initialToolbars,
  },
  parameters: {
    layout: 'fullscreen',
    // Violations fail the story test.
    // A passed rule needs no list of elements: it would be sent to Vitest for every story.
    a11y: { test: isWithoutAxe ? 'off' : 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    // Chromatic renders the same modes as `npm run visual`.
    ...chromaticModes(),
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <LazyDocs />
        </Suspense>
      ),
      // An iframe per story keeps a dialog from covering the docs page.
      story: { inline: false, height: '320px' },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: inPixels(viewportSizes.phone), type: 'mobile' },
        tablet: { name: 'Tablet 1024', styles: inPixels(viewportSizes.tablet), type: 'tablet' },
        desktop: { name: 'Desktop 1440', styles: inPixels(viewportSizes.desktop), type: 'desktop' },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Tokens',
          'Components',
          [
            'Actions',
            'Inputs and forms',
            'Feedback, empty and failed states',
            'Overlays, dialogs and confirmations',
            'Navigation',
            'Tables and lists',
            'Charts',
            'Layout',
            'Shell',
          ],
          'Screens',
          ['Dashboard', 'Hosts', 'Host page', 'Databases', 'Oracle', 'Oracle charts'],
          'Services',
          'Reference',
        ],
      },
    },
  },
}

export default preview
