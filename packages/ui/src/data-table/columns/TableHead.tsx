import { useCallback, useLayoutEffect, useRef } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import type { ListView } from '../../lib/listView.ts'
import { leadWidth } from '../edges.ts'
import type { GridPosition } from '../keyboard/useGridFocus.ts'
import { SelectAll } from '../selection/SelectAll.tsx'
import type { DataTableModel } from '../useDataTable.tsx'
import { HeaderCell, headClass } from './HeaderCell.tsx'
import { menuPinnedClass } from './pinnedClass.ts'

interface TableHeadProps<Row> {
  table: DataTableModel<Row>
  active: GridPosition
}

export function TableHead<Row>({ table, active }: TableHeadProps<Row>) {
  const t = useText('table')
  const { model, selection, texts, leading, trailing, detail, view } = table
  const sortBy = useSortBy(table)
  const hasGroups = model.groupCells.length > 0
  return (
    <thead className="sticky top-0 z-20 group-data-[scrolled-y]/scroller:shadow-[0_1px_0_0_var(--line-strong)]">
      {hasGroups && (
        <tr aria-rowindex={1}>
          {leading > 0 && <td colSpan={leading} className={cn(headClass, 'sticky left-0 z-10')} />}
          {model.groupCells.map(({ key, group, span, pinnedWidth }, index) =>
            group === null ? (
              <td
                key={key}
                colSpan={span}
                className={cn(headClass, index === 0 && leading === 0 && 'z-10')}
              />
            ) : (
              <th
                key={key}
                colSpan={span}
                scope="colgroup"
                className={cn(headClass, 'border-l border-l-line px-3 text-left')}
              >
                <span className="sticky inline-block" style={{ left: pinnedWidth + 12 }}>
                  {texts.group(group)}
                </span>
              </th>
            ),
          )}
          <td aria-hidden data-filler className={headClass} />
          {trailing > 0 && <td className={cn(headClass, menuPinnedClass)} />}
        </tr>
      )}
      <tr aria-rowindex={hasGroups ? 2 : 1}>
        {selection && (
          <th scope="col" className={cn(headClass, 'sticky left-0 z-10 text-center')}>
            <SelectAll
              table={table}
              selection={selection}
              focused={active.row === -1 && active.column === 0}
            />
          </th>
        )}
        {detail && (
          <th
            scope="col"
            data-cell={`-1:${leading - 1}`}
            tabIndex={active.row === -1 && active.column === leading - 1 ? 0 : -1}
            className={cn(headClass, 'sticky z-10')}
            style={{ left: (leading - 1) * leadWidth }}
          >
            <span className="sr-only">{t('detail.column')}</span>
          </th>
        )}
        {model.visible.map(({ column }, position) => (
          <HeaderCell
            key={column.id}
            model={model}
            texts={texts}
            columnIndex={position}
            leading={leading}
            order={view.sort?.id !== column.id ? 'none' : view.sort.desc ? 'descending' : 'ascending'}
            focused={active.row === -1 && active.column === position + leading}
            sortBy={sortBy}
          />
        ))}
        <td aria-hidden data-filler className={headClass} />
        {trailing > 0 && (
          <th
            scope="col"
            data-cell={`-1:${leading + model.visible.length}`}
            tabIndex={active.row === -1 && active.column === leading + model.visible.length ? 0 : -1}
            className={cn(headClass, menuPinnedClass)}
          >
            <span className="sr-only">{t('actions.column')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** Stable callback that reads the latest table from a ref. */
function useSortBy<Row>({ setView }: DataTableModel<Row>) {
  const latest = useRef(setView)
  useLayoutEffect(() => {
    latest.current = setView
  })
  return useCallback((sort: ListView['sort']) => latest.current({ sort }), [])
}
