import { MenuCheckbox, MenuSeparator } from '../../components/menu/Menu.tsx'
import { ColumnChoices, type ColumnChoicesProps } from '../../data-table/columns/ColumnChoices.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ViewChoices, type ViewChoicesProps } from '../views/ViewChoices.tsx'

export interface DisplayChoicesProps {
  /** Null: the list has no views to save. */
  views: ViewChoicesProps | null
  columns: ColumnChoicesProps
  /** On a phone: true if the rows are a table instead of cards. */
  phone: { asTable: boolean; onChange: (asTable: boolean) => void } | undefined
}

/** The entries of the Display menu. */
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
