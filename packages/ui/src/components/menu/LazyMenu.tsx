import {
  createElement,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { FirstResponseContext } from '../../lib/contexts.ts'
import { whenIdle } from '../../lib/dom.ts'
import { lazyModule, useLazy, type LazyModule } from '../../lib/lazy.ts'
import type { MenuProps } from './Menu.tsx'

export interface LazyMenuProps<Entries extends object> {
  /** Accessible name of the button and the menu. */
  label: string
  /** Content of the button. */
  content: ReactNode
  className: string
  /** The items load together with the menu code on hover, focus or idle. */
  load: LazyModule<ComponentType<Entries>>
  entries: Entries
  align?: 'start' | 'end'
  side?: 'bottom' | 'right'
  /** Ref to the button, for returning focus. */
  button?: RefObject<HTMLButtonElement | null>
  /** Lists the button in the command palette, with these words about its items. */
  command?: string | undefined
}

const loadMenu = lazyModule(async () => (await import('./Menu.tsx')).Menu)

/** Lazy-loaded menu whose button renders immediately. */
export function LazyMenu<Entries extends object>(props: LazyMenuProps<Entries>) {
  const { label, content: buttonContent, className, load, entries, align = 'start', side = 'bottom' } = props
  const [shouldLoad, setShouldLoad] = useState(false)
  const [open, setOpen] = useState(false)
  const [wasEverOpen, setWasEverOpen] = useState(false)
  // The button responds before the menu renders. Closing is not deferred.
  const deferredOpen = useDeferredValue(open)
  const [byKeyboard, setByKeyboard] = useState(false)
  const wasOpen = useRef(false)
  const localRef = useRef<HTMLButtonElement>(null)
  const button = props.button ?? localRef
  const Menu = useLazy(loadMenu, shouldLoad)
  const Items = useLazy(load, shouldLoad)
  const startLoading = () => setShouldLoad(true)
  const hasFirstResponse = use(FirstResponseContext)
  // Prefetched while idle, so that the menu also opens offline.
  useEffect(() => {
    if (hasFirstResponse) return whenIdle(() => setShouldLoad(true))
    return undefined
  }, [hasFirstResponse])
  const toggleMenu = (next: boolean, keyboard: boolean) => {
    startLoading()
    setByKeyboard(keyboard)
    setOpen(next)
    setWasEverOpen(true)
  }
  return (
    <span className="relative inline-flex min-w-0">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        data-command={props.command}
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={startLoading}
        onFocus={startLoading}
        // Pointer down on the button of an open menu closes it before the click event fires.
        onPointerDown={() => (wasOpen.current = open)}
        onClick={({ detail }) => {
          // Enter and Space click without a pointer press.
          toggleMenu(!wasOpen.current, detail === 0)
          wasOpen.current = false
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          toggleMenu(true, true)
        }}
        className={className}
      >
        {buttonContent}
      </button>
      {wasEverOpen && Menu && Items ? (
        <LoadedMenu
          menu={Menu}
          trigger={{ label, byKeyboard, focus: () => button.current?.focus() }}
          open={open && deferredOpen}
          {...{ align, side }}
          onOpenChange={setOpen}
        >
          {createElement(Items, entries)}
        </LoadedMenu>
      ) : null}
    </span>
  )
}

function LoadedMenu({ menu, ...props }: MenuProps & { menu: ComponentType<MenuProps> }) {
  return createElement(menu, props)
}
