import { SlidersHorizontal } from 'lucide-react'
import { createElement, Suspense, useRef, useState } from 'react'
import { buttonClass } from '../../components/button/Button.tsx'
import { LazyMenu } from '../../components/menu/LazyMenu.tsx'
import { initialView } from '../../data-table/columns/column.ts'
import { toggled, withOrWithout } from '../../data-table/columns/columnModel.ts'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import type { ListHistory } from '../../domain/comparison.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazy, lazyModule, useLazy } from '../../lib/lazy.ts'
import type { ListTools } from '../../lib/listTools.ts'
import type { CountOverTimeProps } from '../over-time/CountOverTime.tsx'
import { withoutDefaults } from '../views/useListView.ts'
import type { PhoneLayout, ViewDialog } from './ToolbarMenus.tsx'

// Lazy-loaded, because they are rarely used.
const ArrangeColumns = lazy(
  async () => (await import('../../data-table/columns/ArrangeColumns.tsx')).ArrangeColumns,
)
const ViewDialogs = lazy(async () => (await import('../views/ViewDialogs.tsx')).ViewDialogs)

// Keeps its type parameter, unlike a `lazy` component.
const loadCountOverTime = lazyModule(
  async () => (await import('../over-time/CountOverTime.tsx')).CountOverTime,
)

const load = lazyModule(async () => (await import('./ToolbarMenus.tsx')).DisplayChoices)

export interface DisplayMenuProps<Row> {
  table: DataTableModel<Row>
  /** Without them the list has no saved views. */
  tools?: ListTools | null
  phone?: PhoneLayout | undefined
  /** Absent if no past days of the list can be counted. */
  history?: ListHistory<Row> | undefined
}

/** Menu of views, column groups and columns. */
export function DisplayMenu<Row>({ table, tools = null, phone, history }: DisplayMenuProps<Row>) {
  const t = useText('list')
  const [dialog, setDialog] = useState<ViewDialog | 'arrange' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { texts, columns, groups, view, setView } = table
  const currentParts = () => withoutDefaults(columns, view)
  const close = () => {
    setDialog(null)
    button.current?.focus()
  }
  function reset() {
    const { hidden, order, pinned, showEmpty, widths } = initialView(columns)
    setView({ hidden, order, pinned, showEmpty, widths })
  }
  return (
    <>
      <LazyMenu
        align="end"
        button={button}
        label={t('display.button')}
        command={tools ? t('display.command') : undefined}
        className={buttonClass({ size: 'toolbar' })}
        content={
          <>
            <SlidersHorizontal aria-hidden size={16} />
            <span className="max-xl:hidden">{t('display.button')}</span>
          </>
        }
        load={load}
        entries={{
          phone,
          views: tools && {
            views: tools.views,
            canCompare: tools.onCompare !== undefined,
            canCount: history !== undefined,
            onOpenDialog: setDialog,
            link: () => tools.views.link(currentParts()),
          },
          columns: {
            columns,
            groups,
            texts,
            hidden: view.hidden,
            empty: table.currentModel.empty,
            showEmpty: view.showEmpty,
            onShowEmpty: (showEmpty: boolean) => setView({ showEmpty }),
            onHiddenChange: (id: string, isHidden: boolean) =>
              setView(({ hidden }) => ({ hidden: withOrWithout(hidden, id, isHidden) })),
            onToggleGroup: (group: (typeof groups)[number]) =>
              setView(({ hidden }) => ({ hidden: toggled(hidden, group) })),
            onArrange: () => setDialog('arrange'),
            onReset: reset,
          },
        }}
      />
      {dialog === null ? null : dialog === 'overTime' ? (
        history ? (
          <CountDialog table={table} history={history} onClose={close} />
        ) : null
      ) : (
        <Suspense>
          {dialog === 'arrange' ? (
            <ArrangeColumns
              orderedColumns={table.currentModel.orderedColumns}
              view={view}
              setView={setView}
              texts={texts}
              onReset={reset}
              onClose={close}
            />
          ) : tools ? (
            <ViewDialogs dialog={dialog} tools={tools} view={currentParts()} onClose={close} />
          ) : null}
        </Suspense>
      )}
    </>
  )
}

function CountDialog<Row>(props: CountOverTimeProps<Row>) {
  const CountOverTime = useLazy(loadCountOverTime)
  return CountOverTime ? createElement(CountOverTime<Row>, props) : <span data-loading />
}
