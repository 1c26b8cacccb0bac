import type { ListTools, ViewTools } from '../lib/listTools.ts'

const nothing = () => undefined

const noViews: ViewTools = {
  saved: [],
  onOpen: nothing,
  onSave: nothing,
  onRemove: () => nothing,
  onDefaultChange: nothing,
  link: () => 'https://console.example/hosts?search=db',
  linkOf: () => 'https://console.example/hosts?search=db',
  onDownload: nothing,
  take: () => Promise.resolve({ status: 'unreadable' }),
}

/** List tools as the console provides them, with fixed values. */
export function someTools({
  views,
  ...parts
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
    unread: [],
    onForgetUnread: nothing,
    every: null,
    onEveryChange: nothing,
    onCompare: nothing,
    ...parts,
    views: { ...noViews, ...views },
  }
}
