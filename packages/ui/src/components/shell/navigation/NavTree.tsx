import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ComponentType, type KeyboardEvent, useId, useState } from 'react'
import { Link } from '../../../lib/links.ts'
import { ownValue } from '../../../lib/records.ts'

export interface NavTreeProps {
  nodes: readonly NavNode[]
  /** Id of the current page. */
  current: string | null
  onNavigate?: (() => void) | undefined
}

// Links and buttons in one color, also in forced colors.
const row =
  'flex min-h-8 w-full items-center gap-2 rounded-control py-1 pr-2 text-left text-13 transition-colors hover:bg-surface-hover forced-colors:text-[CanvasText]'
const indents = ['pl-3', 'pl-9', 'pl-14'] as const

/** Navigation tree with one branch open at a time. */
export function NavTree({ nodes, current, onNavigate }: NavTreeProps) {
  const [state, setState] = useState({ current, open: pathTo(nodes, current) })
  // Navigation opens the branch of the current page.
  if (state.current !== current) setState({ current, open: pathTo(nodes, current) })
  const toggle = (path: readonly string[], isOpen: boolean) =>
    setState({ current, open: isOpen ? path.slice(0, -1) : path })
  return (
    <Level
      nodes={nodes}
      path={[]}
      open={state.open}
      current={current}
      toggle={toggle}
      onNavigate={onNavigate}
    />
  )
}

interface LevelProps extends NavTreeProps {
  path: readonly string[]
  open: readonly string[]
  toggle: (path: readonly string[], isOpen: boolean) => void
  id?: string
}

function Level({ nodes, path, open, toggle, current, onNavigate, id }: LevelProps) {
  return (
    <ul id={id} {...(path.length === 0 ? { onKeyDown: moveInMenu } : {})} className="flex flex-col gap-px">
      {nodes.map((node) => (
        <li key={node.id}>
          {node.children ? (
            <Branch {...{ node, path: [...path, node.id], open, toggle, current, onNavigate }} />
          ) : (
            <Leaf node={node} level={path.length} current={node.id === current} onNavigate={onNavigate} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Branch({ node, path, open, toggle, ...rest }: Omit<LevelProps, 'nodes' | 'id'> & { node: NavNode }) {
  const id = useId()
  const isOpen = open.includes(node.id)
  const holdsCurrent = !isOpen && pathTo(node.children ?? [], rest.current).length > 0
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => toggle(path, isOpen)}
        className={clsx(row, indents[path.length - 1], holdsCurrent && 'font-medium text-accent-text')}
      >
        <Name node={node} />
        <ChevronDown
          size={16}
          className={clsx('shrink-0 text-text-muted transition-transform', !isOpen && '-rotate-90')}
        />
      </button>
      {isOpen ? (
        <Level id={id} nodes={node.children ?? []} path={path} open={open} toggle={toggle} {...rest} />
      ) : null}
    </>
  )
}

function Leaf(props: {
  node: NavNode
  level: number
  current: boolean
  onNavigate: (() => void) | undefined
}) {
  const { node, level, current, onNavigate } = props
  const reason = useId()
  if (node.disabled !== undefined || node.to === undefined) {
    return (
      <>
        <button
          type="button"
          aria-disabled
          {...(node.disabled ? { 'aria-describedby': reason } : {})}
          className={clsx(row, indents[level], 'cursor-not-allowed text-text-muted')}
        >
          <Name node={node} />
        </button>
        {node.disabled ? (
          <p id={reason} className={clsx('flex gap-2 pr-2 pb-1 text-12 text-text-muted', indents[level])}>
            <span aria-hidden className="w-4 shrink-0" />
            {node.disabled}
          </p>
        ) : null}
      </>
    )
  }
  return (
    <Link
      to={node.to}
      onClick={onNavigate}
      {...(current ? { 'aria-current': 'page' } : {})}
      className={clsx(row, indents[level], current && 'font-medium text-accent-text selected-fill')}
    >
      <Name node={node} />
    </Link>
  )
}

function Name({ node }: { node: NavNode }) {
  const Icon = node.icon ?? NoIcon
  return (
    <>
      <Icon size={16} className="shrink-0" />
      <span className="min-w-0 flex-1 truncate" title={node.label}>
        {node.label}
      </span>
      {node.count ? <NavCount count={node.count} /> : null}
    </>
  )
}

function NavCount({ count }: { count: number }) {
  return (
    <span className="shrink-0 rounded-chip bg-surface-active px-1.5 text-12 leading-4 text-text tabular-nums">
      {count > 999 ? '999+' : count}
    </span>
  )
}

/** Tree navigation with the arrow keys, in addition to Tab. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLElement)) return
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const index = rows.indexOf(target)
  const open = target.getAttribute('aria-expanded')
  const parent = target.closest('ul')?.previousElementSibling
  // WebKit shows no focus ring after a click unless told.
  const focus = (row: HTMLElement | undefined) => row?.focus({ focusVisible: true })
  const keyHandlers: Record<string, () => void> = {
    ArrowDown: () => focus(rows[index + 1]),
    ArrowUp: () => focus(rows[index - 1]),
    Home: () => focus(rows[0]),
    End: () => focus(rows.at(-1)),
    ArrowRight: () => (open === 'false' ? target.click() : open === 'true' ? focus(rows[index + 1]) : null),
    ArrowLeft: () =>
      open === 'true' ? target.click() : parent instanceof HTMLElement ? focus(parent) : null,
  }
  const handler = ownValue(keyHandlers, key)
  if (!handler || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  handler()
}

/** Menu entry: a page, or a branch with up to three levels in total. */
export interface NavNode {
  id: string
  label: string
  /** Absent while loading; its space is reserved. */
  icon?: ComponentType<{ size?: number; className?: string }> | undefined
  to?: string
  children?: readonly NavNode[]
  /** Reason why it is disabled. */
  disabled?: string
  /** Badge count; 0 is hidden. */
  count?: number
}

/** Ids from the root to this node; empty if not found. */
export function pathTo(nodes: readonly NavNode[], id: string | null): readonly string[] {
  for (const node of nodes) {
    if (node.id === id) return [node.id]
    const subPath = pathTo(node.children ?? [], id)
    if (subPath.length > 0) return [node.id, ...subPath]
  }
  return []
}

/** Placeholder for an icon that is still loading. */
export function NoIcon({ size = 16, className }: { size?: number; className?: string }) {
  return <span aria-hidden className={className} style={{ width: size, height: size }} />
}
