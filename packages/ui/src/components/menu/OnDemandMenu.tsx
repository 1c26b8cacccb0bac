import {
  createElement,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { useLoaded } from '../../lib/react/useLoaded.ts'
import type { MenuProps } from './Menu.tsx'

export interface OnDemandMenuProps<Entries extends object> {
  /** The button's name, and the menu's. */
  label: string
  /** What the button shows. */
  face: ReactNode
  className: string
  /** The entries: fetched, with the menu itself, when somebody reaches for the button. The same function each time. */
  load: () => Promise<ComponentType<Entries>>
  entries: Entries
  align?: 'start' | 'end'
  side?: 'bottom' | 'right'
  /** The button, for who wants to give the focus back. */
  button?: RefObject<HTMLButtonElement | null>
}

const loadMenu = async () => (await import('./Menu.tsx')).Menu

/** A menu on a page that is used before anybody opens it: the button is there at once, its menu when it is wanted. */
export function OnDemandMenu<Entries extends object>(props: OnDemandMenuProps<Entries>) {
  const { label, face, className, load, entries, align = 'start', side = 'bottom' } = props
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const [wasEverOpen, setWasEverOpen] = useState(false)
  // The button shows that it was pressed before the menu is drawn; the menu goes at once.
  const drawn = useDeferredValue(open)
  const [byKeyboard, setByKeyboard] = useState(false)
  const wasOpen = useRef(false)
  const own = useRef<HTMLButtonElement>(null)
  const button = props.button ?? own
  const Menu = useLoaded(wanted, loadMenu)
  const Items = useLoaded(wanted, load)
  const want = () => setWanted(true)
  // As soon as the page has nothing else to do: a menu has to open without a network, too.
  useEffect(() => {
    const idle = window.requestIdleCallback(() => setWanted(true))
    return () => window.cancelIdleCallback(idle)
  }, [])
  const show = (next: boolean, keyboard: boolean) => {
    want()
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
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={want}
        onFocus={want}
        // A press on the button of an open menu has closed it before the click comes.
        onPointerDown={() => (wasOpen.current = open)}
        onClick={({ detail }) => {
          // Enter and Space click without a press.
          show(!wasOpen.current, detail === 0)
          wasOpen.current = false
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          show(true, true)
        }}
        className={className}
      >
        {face}
      </button>
      {wasEverOpen && Menu && Items ? (
        <Loaded
          menu={Menu}
          trigger={{ label, byKeyboard, focus: () => button.current?.focus() }}
          open={open && drawn}
          {...{ align, side }}
          onOpenChange={setOpen}
        >
          {createElement(Items, entries)}
        </Loaded>
      ) : null}
    </span>
  )
}

function Loaded({ menu, ...props }: MenuProps & { menu: ComponentType<MenuProps> }) {
  return createElement(menu, props)
}
