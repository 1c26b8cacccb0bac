import { Copy, Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { Menu, MenuItem, MenuSeparator } from '../../components/menu/Menu.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { RowAction } from './rows.ts'

export interface RowMenuProps {
  /** Row id. The menu closes if its position is taken by another row. */
  id: string
  name: string
  actions: () => readonly RowAction[]
  onCopy: () => void
}

/** The cell takes the grid focus, and Enter on it clicks the button. */
export function RowMenu({ id, name, actions, onCopy }: RowMenuProps) {
  const t = useText('table')
  const [openFor, setOpenFor] = useState<string | null>(null)
  const open = openFor === id
  const setOpen = (isOpen: boolean) => setOpenFor(isOpen ? id : null)
  const wasOpen = useRef(false)
  const button = actions().find(({ isButton }) => isButton === true)
  const menu = (
    <Menu
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('actions.open', { name })}
          title={t('actions.open', { name })}
          // Pointer down on the button of an open menu closes it before the click event fires.
          onPointerDown={(event) => {
            event.preventDefault()
            wasOpen.current = open
          }}
          onClick={() => {
            setOpen(!wasOpen.current)
            wasOpen.current = false
          }}
          onFocus={({ currentTarget }) => currentTarget.closest('td')?.focus()}
          className="ml-auto grid size-6 shrink-0 place-items-center rounded-control text-text-muted hover:bg-surface-active hover:text-text data-[state=open]:bg-surface-active"
        >
          <Ellipsis aria-hidden size={16} />
        </button>
      }
    >
      {open && (
        <>
          {actions()
            .filter(({ isButton }) => isButton !== true)
            .map(({ id, label, icon: Icon, onSelect, shortcut, disabled, tone }) => (
              <MenuItem
                key={id}
                icon={Icon && <Icon size={16} />}
                disabled={disabled !== undefined}
                note={disabled}
                onSelect={onSelect}
                {...(shortcut ? { shortcut: shortcut.toUpperCase() } : {})}
                {...(tone ? { tone } : {})}
              >
                {label}
              </MenuItem>
            ))}
          <MenuSeparator />
          <MenuItem icon={<Copy size={16} />} shortcut={t('copy.rowKey')} onSelect={onCopy}>
            {t('copy.row')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
  if (button === undefined) return menu
  const { label, icon: Icon, onSelect, disabled } = button
  const buttonLabel = t('actions.of', { action: label, name })
  return (
    <span className="-ml-3 flex justify-end">
      <button
        type="button"
        tabIndex={-1}
        aria-label={buttonLabel}
        title={disabled ?? buttonLabel}
        aria-disabled={disabled !== undefined}
        onClick={disabled === undefined ? onSelect : undefined}
        onFocus={({ currentTarget }) => currentTarget.closest('td')?.focus()}
        className="grid size-6 shrink-0 place-items-center rounded-control text-accent-text hover:bg-surface-active"
      >
        {Icon ? <Icon aria-hidden size={16} /> : label}
      </button>
      {menu}
    </span>
  )
}
