import { Dialog } from '../../../components/dialog/Dialog.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { ListBlock } from '../../../list-screen/ListBlock.tsx'
import type { RetrievalError } from './recommendation.ts'
import { errorColumns } from './recommendationColumns.ts'

interface ErrorsDialogProps {
  errors: readonly RetrievalError[]
  onClose: () => void
}

/** Errors that do not belong to one failing profile. */
export function ErrorsDialog({ errors, onClose }: ErrorsDialogProps) {
  const t = useText('cloud')
  return (
    <Dialog open width="wide" title={t('errors.title')} onClose={onClose}>
      <ListBlock
        area="cloud.errors"
        columns={errorColumns}
        list={{ status: 'ready', value: errors }}
        detail={fullText}
        rowId={(error) => String(errors.indexOf(error))}
      />
    </Dialog>
  )
}

/** The cell usually truncates the text. */
function fullText({ text }: RetrievalError) {
  return <p className="text-13 wrap-anywhere">{text}</p>
}
