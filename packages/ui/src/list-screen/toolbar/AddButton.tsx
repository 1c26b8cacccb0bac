import { Button } from '../../components/button/Button.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

interface AddButtonProps {
  /** "Add contract". A phone shows only the verb, so that the button fits into the row of the others. */
  label: string
  onClick: () => void
}

/** Primary action of a list that adds a row. */
export function AddButton({ label, onClick }: AddButtonProps) {
  const t = useText('common')
  return (
    <Button variant="primary" size="toolbar" data-command aria-label={label} onClick={onClick}>
      <span className="max-md:hidden">{label}</span>
      <span className="md:hidden">{t('actions.add')}</span>
    </Button>
  )
}
