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
  /** Accessible name of the button and the menu. */
  label: string
  /** Content of the button. */
  face: ReactNode
  className: string
  /** Loads the items together with the menu code on hover, focus or idle. Must be referentially stable. */
  load: () => Promise<ComponentType<Entries>>
  entries: Entries
  align?: 'start' | 'end'
  side?: 'bottom' | 'right'
  /** Ref to the button, for returning focus. */
  button?: RefObject<HTMLButtonElement | null>
}

const loadMenu = async () => (await import('./Menu.tsx')).Menu

/** Lazy-loaded menu whose button renders immediately. */
export function OnDemandMenu<Entries extends object>(props: OnDemandMenuProps<Entries>) {
  const { label, face, className, load, entries, align = 'start', side = 'bottom' } = props
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const [wasEverOpen, setWasEverOpen] = useState(false)
  // The button responds before the menu renders. Closing is not deferred.
  const drawn = useDeferredValue(open)
  const [byKeyboard, setByKeyboard] = useState(false)
  const wasOpen = useRef(false)
  const own = useRef<HTMLButtonElement>(null)
  const button = props.button ?? own
  const Menu = useLoaded(wanted, loadMenu)
  const Items = useLoaded(wanted, load)
  const want = () => setWanted(true)
  // Prefetched while idle, so that the menu also opens offline.
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
        // Pointer down on the button of an open menu closes it before the click event fires.
        onPointerDown={() => (wasOpen.current = open)}
        onClick={({ detail }) => {
          // Enter and Space click without a pointer press.
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
