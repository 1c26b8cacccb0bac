import { MenuCheckbox, MenuSeparator } from '../../components/menu/Menu.tsx'
import { ColumnChoices, type ColumnChoicesProps } from '../../data-table/columns/ColumnChoices.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ViewChoices, type ViewChoicesProps } from '../views/ViewChoices.tsx'

/** A phone shows cards, or a table if the user chooses so. */
export interface PhoneLayout {
  asTable: boolean
  onChange: (asTable: boolean) => void
}

export interface DisplayChoicesProps {
  /** Null if the list has no saved views. */
  views: ViewChoicesProps | null
  columns: ColumnChoicesProps
  phone: PhoneLayout | undefined
}

/** Items of the Display menu. */
export function DisplayChoices({ views, columns, phone }: DisplayChoicesProps) {
  const t = useText('list')
  return (
    <>
      {phone ? (
        <MenuCheckbox checked={phone.asTable} onCheckedChange={phone.onChange}>
          {t('display.asTable')}
        </MenuCheckbox>
      ) : null}
      {views ? (
        <>
          <ViewChoices {...views} />
          <MenuSeparator />
        </>
      ) : null}
      <ColumnChoices {...columns} />
    </>
  )
}
