import { CircleAlert } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { DraftFault } from './draft.ts'

/** Why the filter above cannot be applied; read aloud when it appears. */
export function FaultText({ fault }: { fault: DraftFault | null }) {
  const t = useText('list')
  return (
    <div aria-live="polite" className="empty:hidden">
      {fault ? (
        <p className="flex items-start gap-1 text-12 text-danger-text">
          <CircleAlert size={14} className="mt-px shrink-0" />
          {t(`filters.${fault}`)}
        </p>
      ) : null}
    </div>
  )
}
