import { Columns3, ListOrdered, RotateCcw } from 'lucide-react'
import { Fragment, lazy, Suspense, useRef, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Button } from '../button/Button.tsx'
import { Menu, MenuCheckbox, MenuItem, MenuLabel, MenuSeparator } from '../menu/Menu.tsx'
import type { Column } from './column.ts'
import { initialView } from './initialView.ts'
import type { DataTableModel } from './useDataTable.tsx'

// Few ever move a column: what does it is loaded when it opens.
const ArrangeColumns = lazy(async () => ({ default: (await import('./ArrangeColumns.tsx')).ArrangeColumns }))

/** Which columns show, and the way to where they stand. The first one names the rows and always stays. */
export function ColumnChooser<Row>({ table }: { table: DataTableModel<Row> }) {
  const t = useText('table')
  const [arranging, setArranging] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { texts, columns, groups } = table
  const { hidden } = table.view
  const first = columns[0]

  function toggle(id: string, show: boolean) {
    table.setView({ hidden: show ? hidden.filter((other) => other !== id) : [...hidden, id] })
  }

  function reset() {
    const { hidden, order, pinned, widths } = initialView(columns)
    table.setView({ hidden, order, pinned, widths })
  }

  const entry = ({ id }: Column<Row>) => (
    <MenuCheckbox
      key={id}
      checked={!hidden.includes(id)}
      disabled={id === first?.id}
      onCheckedChange={(show) => toggle(id, show)}
    >
      {texts.header(id)}
    </MenuCheckbox>
  )

  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" ref={button}>
            <Columns3 aria-hidden size={16} />
            {t('chooser.button')}
          </Button>
        }
      >
        {groups.length > 0 && <MenuLabel>{t('chooser.general')}</MenuLabel>}
        {columns.filter(({ group }) => group === undefined).map(entry)}
        {groups.map((group) => (
          <Fragment key={group.id}>
            <MenuSeparator />
            <MenuLabel>{texts.group(group.id)}</MenuLabel>
            {columns.filter((column) => column.group === group.id).map(entry)}
          </Fragment>
        ))}
        <MenuSeparator />
        <MenuItem icon={<ListOrdered size={16} />} onSelect={() => setArranging(true)}>
          {t('chooser.arrange')}
        </MenuItem>
        <MenuItem icon={<RotateCcw size={16} />} onSelect={reset}>
          {t('chooser.reset')}
        </MenuItem>
      </Menu>
      {arranging && (
        <Suspense>
          <ArrangeColumns
            arranged={table.model.arranged}
            view={table.view}
            setView={table.setView}
            texts={texts}
            onReset={reset}
            onClose={() => {
              setArranging(false)
              button.current?.focus()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
