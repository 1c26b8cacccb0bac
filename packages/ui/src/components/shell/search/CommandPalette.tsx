import * as Part from '@radix-ui/react-dialog'
import { Zap } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { focusPage } from '../../../lib/focus.ts'
import type { ListState } from '../../../lib/state.ts'
import { Overlay, useModalFocus } from '../../dialog/modal.tsx'
import { filterItems } from '../../pick-list/filterItems.ts'
import { type PickItem, PickList } from '../../pick-list/PickList.tsx'
import { Spinner } from '../../progress/Spinner.tsx'

/** Entity with its own page. */
export type PaletteEntry = PickItem & { to: string }

/** Something to do instead of a page to open. */
export type PaletteAction = PickItem & {
  run: () => void
  /** Listed only while searching. */
  isMinor?: boolean
}

export interface PaletteGroup {
  id: 'pages' | 'hosts' | 'clusters' | 'databases' | 'contracts' | 'licenseTypes' | 'views'
  /** All entries, which the palette filters. Forbidden groups are hidden. */
  list: ListState<PaletteEntry>
}

export interface CommandPaletteProps {
  /** In display order. */
  groups: readonly PaletteGroup[]
  /** Global filters to set; listed while searching. */
  scope?: readonly PaletteAction[]
  /** Recently visited pages, newest first. */
  recent?: readonly PaletteEntry[]
  /** Called on selection, to record the visit. */
  onSelect?: (entry: PickItem) => void
  /** Initial text. */
  initialText?: string
  onClose: () => void
}

/** Entries per group. Typing more narrows them. */
const limit = 7

/** Dialog to search pages, hosts, clusters, databases, contracts and license types by name. */
export function CommandPalette({
  groups,
  recent = noEntries,
  scope = noEntries,
  onSelect,
  initialText = '',
  onClose,
}: CommandPaletteProps) {
  const t = useText('shell')
  const common = useText('common')
  const modalFocus = useModalFocus()
  const selected = useRef<PickItem | PaletteAction | null>(null)
  const [text, setText] = useState(initialText)
  // Read once, before the palette covers the page.
  const [pageActions] = useState(readPageActions)
  const deferredText = useDeferredValue(text)
  const isSearching = deferredText.trim() !== ''

  const visibleGroups = [
    ...(isSearching ? [] : [{ id: 'recent' as const, items: recent }]),
    {
      id: 'actions' as const,
      items: isSearching
        ? filterItems(pageActions, deferredText)
        : pageActions.filter(({ isMinor }) => !isMinor),
    },
    { id: 'scope' as const, items: isSearching ? filterItems(scope, deferredText) : [] },
    // Without a search text only pages and recent entries are listed.
    ...groups.flatMap(({ id, list }) =>
      list.status === 'ready' && (isSearching || id === 'pages')
        ? [{ id, items: filterItems(list.value, deferredText) }]
        : [],
    ),
  ].map(({ id, items }) => ({
    id,
    label: t(`search.groups.${id}`),
    items: items.slice(0, limit),
    hidden: Math.max(0, items.length - limit),
  }))

  return (
    <Part.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
      <Part.Portal>
        <Overlay />
        <Part.Content
          data-slot="command-palette"
          aria-modal
          aria-describedby={undefined}
          {...modalFocus}
          onOpenAutoFocus={(event) => {
            modalFocus.onOpenAutoFocus(event)
            focusAtEnd(event)
          }}
          onCloseAutoFocus={(event) => {
            // To the chosen page, not back to the button of the palette.
            const { current: entry } = selected
            if (entry?.to !== undefined && focusPage()) event.preventDefault()
            else modalFocus.onCloseAutoFocus(event)
            // A menu that the action opens would close if the focus returned later.
            if (entry && 'run' in entry) entry.run()
          }}
          className="inventory-console fixed top-[12vh] left-1/2 z-40 flex max-h-[70dvh] w-[calc(100vw-1rem)] max-w-xl -translate-x-1/2 flex-col rounded-panel border border-line bg-surface-raised text-text shadow-float outline-none"
        >
          <Part.Title className="sr-only">{t('search.title')}</Part.Title>
          <PickList
            label={t('search.title')}
            placeholder={t('search.placeholder')}
            text={text}
            onTextChange={setText}
            groups={visibleGroups}
            isPending={deferredText !== text}
            onSelect={(entry) => {
              const action = [...pageActions, ...scope].find((candidate) => candidate === entry)
              if (!action) onSelect?.(entry)
              selected.current = action ?? entry
              onClose()
            }}
            footer={groups.map(({ id, list }) => {
              const group = t(`search.groups.${id}`)
              if (list.status === 'loading')
                return (
                  <p key={id} className="flex items-center gap-2 px-3 py-1">
                    <Spinner size={14} />
                    {t('search.loading', { group })}
                  </p>
                )
              if (list.status === 'failed')
                return (
                  <p key={id} className="flex items-center gap-2 px-3 py-1">
                    {t('search.failed', { group })}
                    <button
                      type="button"
                      onClick={list.retry}
                      className="min-h-6 rounded-control px-1 font-medium link-text hover:underline"
                    >
                      {common('actions.retry')}
                    </button>
                  </p>
                )
              return null
            })}
            className="min-h-0 flex-1"
          />
          <p className="hidden shrink-0 border-t border-line px-3 py-2 text-12 text-text-muted sm:block">
            {t('search.keys')}
          </p>
        </Part.Content>
      </Part.Portal>
    </Part.Root>
  )
}

const noEntries: readonly never[] = []

/**
 * Visible buttons of the page with `data-command`, whose value is a note that the search finds, too; none on a server.
 */
function readPageActions(): readonly PaletteAction[] {
  if (typeof document === 'undefined') return noEntries
  return [...document.querySelectorAll<HTMLElement>('[data-command]')]
    .filter((button) => button.checkVisibility() && button.ariaDisabled !== 'true')
    .map((button, index) => ({
      id: String(index),
      label: button.ariaLabel ?? button.textContent.trim(),
      note: noteOf(button),
      icon: Zap,
      // A list may have many quick filters.
      isMinor: button.ariaPressed !== null,
      run: () => button.click(),
    }))
}

function noteOf({ dataset: { command } }: HTMLElement): string | undefined {
  return command === undefined || command === 'true' || command === '' ? undefined : command
}

/** Radix would select the text typed before the palette has loaded, and the next key would replace it. */
function focusAtEnd(event: Event) {
  const input = event.target instanceof HTMLElement ? event.target.querySelector('input') : null
  if (!input) return
  event.preventDefault()
  input.focus()
  input.setSelectionRange(input.value.length, input.value.length)
}
