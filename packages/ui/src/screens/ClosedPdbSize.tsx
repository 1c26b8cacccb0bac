import { useText } from '../i18n/I18nProvider.tsx'
import { missingValue } from '../lib/format.ts'

/** In place of a size of a closed PDB, with the reason in the tooltip. */
export function ClosedPdbSize() {
  const t = useText('common')
  return (
    <span title={t('marks.closedPdb')} className="text-text-muted">
      {missingValue}
      <span className="sr-only">{t('marks.closedPdb')}</span>
    </span>
  )
}
