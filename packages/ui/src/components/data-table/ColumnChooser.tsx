import { Columns3 } from 'lucide-react'
import { Fragment } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Button } from '../button/Button.tsx'
import { Menu, MenuCheckbox, MenuItem, MenuLabel, MenuSeparator } from '../menu/Menu.tsx'
import type { Column } from './column.ts'
import { initialView } from './initialView.ts'
import { useColumnTexts } from './useColumnTexts.ts'
import type { DataTableModel } from './useDataTable.tsx'

/** Which columns show. The first one names the rows and always stays. */
export function ColumnChooser<Row>({ table }: { table: DataTableModel<Row> }) {
  const t = useText('table')
  const texts = useColumnTexts(table.area)
  const { hidden } = table.view
  const first = table.columns[0]

  function toggle(id: string, show: boolean) {
    table.setView({ hidden: show ? hidden.filter((other) => other !== id) : [...hidden, id] })
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
    <Menu
      align="end"
      trigger={
        <Button variant="ghost">
          <Columns3 aria-hidden size={16} />
          {t('chooser.button')}
        </Button>
      }
    >
      {table.groups.length > 0 && <MenuLabel>{t('chooser.general')}</MenuLabel>}
      {table.columns.filter(({ group }) => group === undefined).map(entry)}
      {table.groups.map((group) => (
        <Fragment key={group.id}>
          <MenuSeparator />
          <MenuLabel>{texts.group(group.id)}</MenuLabel>
          {table.columns.filter((column) => column.group === group.id).map(entry)}
        </Fragment>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => table.setView({ hidden: initialView(table.columns).hidden })}>
        {t('chooser.reset')}
      </MenuItem>
    </Menu>
  )
}
