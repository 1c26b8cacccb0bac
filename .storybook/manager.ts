import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

// The values of the light theme in packages/ui/src/styles/tokens.css. The manager does not load the stylesheet.
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Inventory console',
    brandUrl: './',
    fontBase: '"Inter Variable", Inter, system-ui, sans-serif',
    colorPrimary: '#3e63dd',
    colorSecondary: '#3e63dd',
    appBg: '#f9f9fb',
    appContentBg: '#ffffff',
    appBorderColor: '#d9d9e0',
    appBorderRadius: 8,
    textColor: '#1c2024',
    textMutedColor: '#60646c',
    barTextColor: '#60646c',
    barSelectedColor: '#3e63dd',
    inputBorder: '#8b8d98',
    inputBorderRadius: 6,
  }),
  sidebar: { showRoots: true },
})
