import type { ListTools, ViewTools } from '../lib/listTools.ts'

const noop = () => undefined

const noViews: ViewTools = {
  saved: [],
  onOpen: noop,
  onSave: noop,
  onRemove: () => noop,
  onDefaultChange: noop,
  link: () => 'https://console.example/hosts?search=db',
  linkOf: () => 'https://console.example/hosts?search=db',
  onDownload: noop,
  importFile: () => Promise.resolve({ status: 'unreadable' }),
}

/** List tools as the console provides them, with fixed values. */
export function makeListTools({
  views,
  ...overrides
}: Omit<Partial<ListTools>, 'views'> & { views?: Partial<ViewTools> } = {}): ListTools {
  return {
    save: () => Promise.resolve(),
    scope: [],
    origin: {
      address: () => 'https://console.example/hosts?search=db',
      scope: [],
      scopeKey: null,
      user: 'admin',
      webVersion: '2.53.0',
      serverVersion: () => Promise.resolve('2.54.0'),
    },
    unknown: [],
    onDismissUnknown: noop,
    refreshInterval: null,
    panels: { filters: false, summary: true },
    onPanelsChange: noop,
    onIntervalChange: noop,
    onCompare: noop,
    ...overrides,
    views: { ...noViews, ...views },
  }
}
