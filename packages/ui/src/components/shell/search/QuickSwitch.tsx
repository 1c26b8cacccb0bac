import { ArrowLeftRight } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { type ListState, valueOr } from '../../../lib/state.ts'
import { Button, IconButton } from '../../button/Button.tsx'
import { filterItems } from '../../pick-list/filterItems.ts'
import { type PickItem, PickList } from '../../pick-list/PickList.tsx'

export interface QuickSwitchProps {
  /** Button label: "Switch to another host". */
  label: string
  /** Linked items, fetched on first open. */
  list: ListState<PickItem>
  /** Id of the current item, which is excluded. */
  current: string
  /** Called on open, to fetch the list. */
  onOpen?: () => void
}

const limit = 100

/** Popover to switch from one host or cluster to another. */
export function QuickSwitch({ label, list, current, onOpen }: QuickSwitchProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) onOpen?.()
      }}
    >
      <Popover.Trigger asChild>
        <IconButton label={label} size="small">
          <ArrowLeftRight size={14} />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          data-slot="quick-switch"
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="inventory-console z-50 flex max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] animate-appear flex-col rounded-panel border border-line bg-surface-raised text-text shadow-float outline-none"
        >
          <SwitchList {...{ label, list, current }} onSelect={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function SwitchList({ label, list, current, onSelect }: QuickSwitchProps & { onSelect: () => void }) {
  const t = useText('shell')
  const common = useText('common')
  const [text, setText] = useState('')
  const matches = filterItems(valueOr(list, noItems), text).filter(({ id }) => id !== current)
  const visibleItems = matches.slice(0, limit)
  return (
    <PickList
      label={label}
      placeholder={common('select.search')}
      text={text}
      onTextChange={setText}
      groups={[{ id: 'others', items: visibleItems, hidden: matches.length - visibleItems.length }]}
      onSelect={onSelect}
      empty={
        list.status === 'loading'
          ? common('state.loading')
          : list.status === 'ready'
            ? t('switch.others')
            : t('switch.failed')
      }
      footer={
        list.status === 'failed' ? (
          <div className="px-3 pb-3">
            <Button size="small" onClick={list.retry}>
              {common('actions.retry')}
            </Button>
          </div>
        ) : null
      }
      className="max-h-72"
    />
  )
}

const noItems: readonly never[] = []
