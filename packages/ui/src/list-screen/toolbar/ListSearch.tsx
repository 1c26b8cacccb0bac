import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import { handlesEscape } from '../../components/dialog/modal.tsx'
import { controlClass } from '../../components/field/Field.tsx'
import { Kbd } from '../../components/kbd/Kbd.tsx'
import { searchForPasted } from '../../data-table/engine/search.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { OwnPageContext } from '../../lib/contexts.ts'
import { isInList, isTyping, shortcutKey } from '../../lib/dom.ts'
import { useOptimisticValue } from '../../lib/useOptimisticValue.ts'

interface ListSearchProps {
  label: string
  value: string
  onChange: (value: string) => void
}

const shortcut = '/'

/** Search input that filters while typing and accepts several names. `/` focuses it, Escape clears it. */
export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const t = useText('list')
  const input = useRef<HTMLInputElement>(null)
  const isOwnPage = use(OwnPageContext)
  const [text, setText] = useOptimisticValue(value, onChange)

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (shortcutKey(event) !== shortcut || event.ctrlKey || event.metaKey || event.altKey) return
      if (!isOwnPage && !isInList(event.target, input.current)) return
      if (isTyping(event.target) || isBehindDialog(input.current)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOwnPage])

  function clear() {
    setText('')
    input.current?.focus()
  }

  return (
    <search
      className={clsx(
        'relative block min-w-32 flex-1 md:w-40 md:flex-none min-[1600px]:w-80',
        // A short hint leaves the room to quick filters and the row count.
        label.length > 16 ? 'xl:w-56 min-[1400px]:w-64' : label.length > 13 && 'xl:w-52',
      )}
    >
      <Search size={16} className="pointer-events-none absolute inset-y-0 left-2 my-auto text-text-muted" />
      <input
        ref={input}
        type="text"
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={label}
        value={text}
        {...(text === '' ? {} : handlesEscape)}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const pasted = searchForPasted(event.clipboardData.getData('text/plain'))
          if (pasted === null) return
          event.preventDefault()
          const { value: current, selectionStart, selectionEnd } = event.currentTarget
          setText(
            current.slice(0, selectionStart ?? 0) + pasted + current.slice(selectionEnd ?? current.length),
          )
        }}
        onKeyDown={(event) => (event.key === 'Escape' && text !== '' ? clear() : undefined)}
        className={clsx(controlClass(), 'peer pl-8 text-ellipsis', text === '' ? 'pr-2 xl:pr-8' : 'pr-8')}
      />
      {text === '' ? (
        <Kbd
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2 my-auto peer-focus:hidden max-xl:hidden pointer-coarse:hidden"
        >
          {shortcut}
        </Kbd>
      ) : (
        <button
          type="button"
          aria-label={t('clearSearch')}
          onClick={clear}
          className="absolute inset-y-0 right-1 my-auto grid size-6 place-items-center rounded-control text-text-muted hover:bg-surface-hover hover:text-text"
        >
          <X size={14} />
        </button>
      )}
    </search>
  )
}

/** The shortcut is ignored behind a modal dialog. */
function isBehindDialog(element: HTMLElement | null) {
  const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"], [role="alertdialog"]')
  const topDialog = [...dialogs].at(-1)
  return topDialog !== undefined && !topDialog.contains(element)
}
