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

/** What the console gives to its lists, standing still. */
export function someTools({
  views,
  ...parts
}: Omit<Partial<ListTools>, 'views'> & { views?: Partial<ViewTools> } = {}): ListTools {
  return {
    save: () => Promise.resolve(),
    scope: [],
    unread: [],
    onForgetUnread: nothing,
    every: null,
    onEveryChange: nothing,
    onCompare: nothing,
    ...parts,
    views: { ...noViews, ...views },
  }
}
