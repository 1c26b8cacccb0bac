import { Search } from 'lucide-react'
import {
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { isTyping, shortcutKey } from '../../../lib/dom.ts'
import { lazy } from '../../../lib/lazy.ts'
import { Kbd } from '../../kbd/Kbd.tsx'
import type { CommandPaletteProps } from './CommandPalette.tsx'

// Lazy-loaded, because it is closed by default.
const CommandPalette = lazy(async () => (await import('./CommandPalette.tsx')).CommandPalette)

export type CommandSearchProps = Omit<CommandPaletteProps, 'onClose' | 'initialText'> & {
  /** Called on open, to fetch the names. */
  onOpen?: () => void
}

/** Button of the command palette, with the shortcut Ctrl+K or Cmd+K, and `/` on a page without a search of its own. */
export function CommandSearch({ onOpen, ...palette }: CommandSearchProps) {
  const t = useText('shell')
  const isApple = useApple()
  const [open, setOpen] = useState(false)
  const [typedText, setTypedText] = useState('')
  const openPalette = useCallback(() => {
    setTypedText('')
    setOpen(true)
    onOpen?.()
  }, [onOpen])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = shortcutKey(event)
      const withControl = event.ctrlKey || event.metaKey
      if (event.defaultPrevented || event.altKey) return
      const isSlash = key === '/' && !withControl && !isTyping(event.target)
      if (!isSlash && !(key === 'k' && withControl && !event.shiftKey)) return
      // Firefox would open its own search.
      event.preventDefault()
      // Ignored while a modal dialog is open.
      if (document.querySelector('[aria-modal="true"]')) return
      openPalette()
    }
    // On the window, so that the search of a list comes first.
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [openPalette])

  return (
    <>
      <button
        type="button"
        data-slot="command-search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openPalette}
        className="flex h-8 shrink-0 items-center gap-2 rounded-control border border-transparent px-2 text-13 text-text-muted transition-colors hover:bg-surface-hover lg:w-28 lg:border-line-control lg:bg-surface-raised xl:w-56"
      >
        <Search size={16} className="shrink-0" />
        <span className="sr-only min-w-0 flex-1 truncate text-left lg:not-sr-only lg:truncate">
          {t('search.button')}
        </span>
        <span aria-hidden className="hidden xl:block">
          <Kbd>{isApple ? '⌘K' : 'Ctrl K'}</Kbd>
        </span>
      </button>
      {open ? (
        <Suspense fallback={<KeystrokeBuffer onType={setTypedText} onClose={() => setOpen(false)} />}>
          <CommandPalette {...palette} initialText={typedText} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

interface KeystrokeBufferProps {
  /** Called with an updater for the typed text. */
  onType: (typedText: (previous: string) => string) => void
  onClose: () => void
}

/** Captures keys typed before the palette is loaded, and renders nothing. */
function KeystrokeBuffer({ onType, onClose }: KeystrokeBufferProps) {
  const type = useEffectEvent(onType)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') close()
      else if (event.key === 'Backspace') type((previous) => previous.slice(0, -1))
      else if (event.key.length === 1) type((previous) => previous + event.key)
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])

  return null
}

const subscribeToNothing = () => () => {}

/** A server knows no keyboard, so it renders Ctrl. */
function useApple(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  )
}
