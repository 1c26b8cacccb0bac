import { clsx } from 'clsx'
import { DatabaseZap, Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { FooterContext, NoticesContext, TopBarContext } from '../../lib/contexts.ts'
import { useNow } from '../../lib/dates.ts'
import { useNarrow, useOverflow } from '../../lib/layout.ts'
import { Link } from '../../lib/links.ts'
import { product } from '../../lib/product.ts'
import { Badge } from '../badge/Badge.tsx'
import { IconButton } from '../button/Button.tsx'
import { LazyDrawer } from '../dialog/LazyDrawer.tsx'
import { NavTree } from './navigation/NavTree.tsx'
import { Sidebar, type SidebarProps } from './navigation/Sidebar.tsx'
import { Notices, useNotices } from './Notices.tsx'
import { Wordmark } from './Wordmark.tsx'

export interface AppShellProps extends Omit<TopBarProps, 'onOpenMenu' | 'portalRef'>, SidebarProps {
  provider: string
  /** `Notice`s that belong to every page. */
  notices?: ReactNode
  /** Page content. It fills the height or scrolls. */
  children: ReactNode
}

export function AppShell(props: AppShellProps) {
  const { databaseConnected, breadcrumb, filters, search, userMenu } = props
  const { nodes, current, collapsed, onCollapsedChange, provider, notices } = props
  const t = useText('shell')
  const noticeArea = useNotices()
  const [drawer, setDrawer] = useState(false)
  const [footerElement, setFooterElement] = useState<HTMLDivElement | null>(null)
  const [topBarElement, setTopBarElement] = useState<HTMLDivElement | null>(null)
  const isNarrow = useNarrow()
  const [overflowRef, overflows] = useOverflow()
  const closeDrawer = () => setDrawer(false)
  return (
    <NoticesContext value={noticeArea.context}>
      {notices}
      <div data-slot="app-shell" className="flex h-dvh min-w-0 flex-col bg-surface text-text">
        <a
          href="#content"
          // A fragment link would resolve against `<base>`.
          onClick={(event) => {
            event.preventDefault()
            document.getElementById('content')?.focus()
          }}
          className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-accent px-3 py-1.5 text-13 font-medium text-text-on-solid focus:translate-y-0 print:hidden"
        >
          {t('skip')}
        </a>
        <TopBar
          {...{ collapsed, databaseConnected, breadcrumb, filters, search, userMenu }}
          onOpenMenu={() => setDrawer(true)}
          portalRef={setTopBarElement}
        />
        <div className="flex min-h-0 flex-1">
          <Sidebar {...{ nodes, current, collapsed, onCollapsedChange }} />
          <div className="flex min-w-0 flex-1 flex-col">
            <div className="relative flex min-h-0 flex-1 flex-col">
              <main
                id="content"
                ref={overflowRef}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- target of the skip link; a tab stop only if it scrolls
                tabIndex={overflows ? 0 : -1}
                // Positioned, so that visually hidden labels below the fold do not make the document scroll.
                className="peer relative min-h-0 min-w-0 flex-1 overflow-y-auto -outline-offset-2"
              >
                <TopBarContext value={isNarrow ? undefined : topBarElement}>
                  <FooterContext value={footerElement}>{props.children}</FooterContext>
                </TopBarContext>
              </main>
              {/* Focus ring above the content, which covers the outline. */}
              <span
                aria-hidden
                data-slot="content-focus"
                className="pointer-events-none absolute inset-0 z-30 hidden outline-2 -outline-offset-2 outline-focus peer-focus-visible:block print:hidden"
              />
            </div>
            <Footer
              provider={provider}
              notices={<Notices {...noticeArea.props} />}
              portalRef={setFooterElement}
            />
          </div>
        </div>
        <LazyDrawer open={drawer} onClose={closeDrawer} title={t('menu.navigation')} side="left">
          <nav aria-label={t('menu.navigation')} className="p-2">
            <NavTree nodes={nodes} current={current} onNavigate={closeDrawer} />
          </nav>
        </LazyDrawer>
      </div>
    </NoticesContext>
  )
}

export interface TopBarProps {
  onOpenMenu: () => void
  /** Matches the width of the sidebar, so that the breadcrumb aligns with the page. */
  collapsed: boolean
  /** False only if the server reported it. */
  databaseConnected: boolean
  /** Contains the page title. */
  breadcrumb?: ReactNode
  filters?: ReactNode
  search?: ReactNode
  userMenu: ReactNode
  /** Portal target of a page, for its status and actions. */
  portalRef?: Ref<HTMLDivElement>
}

export function TopBar(props: TopBarProps) {
  const { onOpenMenu, collapsed, databaseConnected, breadcrumb, filters, search, userMenu, portalRef } = props
  const t = useText('shell')
  return (
    <header
      data-slot="top-bar"
      className="flex h-bar shrink-0 items-center gap-2 border-b border-line bg-surface px-2 md:pr-4 md:pl-0"
    >
      <IconButton label={t('menu.open')} onClick={onOpenMenu} className="md:hidden">
        <MenuIcon size={18} />
      </IconButton>
      <Link
        to="/"
        className={clsx(
          'mr-2 flex h-8 shrink-0 items-center rounded-control text-14 max-md:hidden',
          collapsed ? 'w-sidebar-collapsed justify-center' : 'w-sidebar px-4',
        )}
      >
        <Wordmark short={collapsed} />
      </Link>
      {breadcrumb}
      {filters}
      <div ref={portalRef} className="flex min-w-0 flex-1 items-center gap-3 max-md:hidden" />
      <div className="ml-auto flex min-w-0 shrink-0 items-center gap-2">
        <div role="alert" className="min-w-0 empty:hidden">
          {databaseConnected ? null : (
            <Badge tone="danger" icon={DatabaseZap} className="h-6 px-2">
              {t('database.notConnected')}
            </Badge>
          )}
        </div>
        {search}
        {userMenu}
      </div>
    </header>
  )
}

export interface FooterProps {
  provider: string
  /** At the left, before the page's own notes. */
  notices?: ReactNode
  /** Portal target of a page, with notes on the left and the pager on the right. */
  portalRef?: Ref<HTMLDivElement>
}

/** Footer of every page: product, year and provider, between the page's own content. */
export function Footer({ provider, notices, portalRef }: FooterProps) {
  const t = useText('shell')
  const year = String(new Date(useNow()).getFullYear())
  return (
    <footer
      data-slot="footer"
      className="flex h-9 shrink-0 items-center gap-4 border-t border-line bg-surface px-3 text-12 text-text-muted md:px-4"
    >
      {notices}
      <div ref={portalRef} className="peer contents" />
      <span className="order-2 ml-auto min-w-0 shrink-[9999] truncate peer-not-empty:mx-auto peer-not-empty:max-md:sr-only">
        {t('footer.line', { product: product.name, year, provider })}
      </span>
    </footer>
  )
}
