import { useState, type FormEvent } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { Checkbox } from '../../components/checkbox/Checkbox.tsx'
import { Dialog } from '../../components/dialog/Dialog.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ViewTools } from '../../lib/listTools.ts'
import type { ListView } from '../../lib/listView.ts'

export interface SaveViewDialogProps {
  views: Pick<ViewTools, 'saved' | 'onSave'>
  view: Partial<ListView>
  onClose: () => void
}

/** Limit in characters, because names are menu items. */
const maxNameLength = 80

/** Dialog that names the view. An existing name is overwritten after a warning. */
export function SaveViewDialog({ views, view, onClose }: SaveViewDialogProps) {
  const t = useText('list')
  const common = useText('common')
  const [draftName, setDraftName] = useState(() => views.saved.find(({ isShown }) => isShown)?.name ?? '')
  const [isSubmitted, setSubmitted] = useState(false)
  const name = draftName.trim()
  const existing = views.saved.find((other) => other.name === name)
  const [chosenDefault, setDefault] = useState<boolean | null>(null)
  const [chosenPersistent, setPersistent] = useState<boolean | null>(null)
  const isDefault = chosenDefault ?? existing?.isDefault ?? false
  const isKept = chosenPersistent ?? existing?.isKept ?? false
  const error = name === '' && isSubmitted ? t('views.nameMissing') : null

  function save(event?: FormEvent) {
    event?.preventDefault()
    setSubmitted(true)
    if (name === '') return
    views.onSave(name, view, { isDefault, isKept })
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('views.saveTitle')}
      description={t('views.saveText')}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" onClick={() => save()}>
            {existing ? t('views.replace') : t('views.saveAction')}
          </Button>
        </>
      }
    >
      <form onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label={t('views.name')}
          value={draftName}
          maxLength={maxNameLength}
          required
          error={error}
          hint={existing ? t('views.nameTaken') : undefined}
          onChange={(event) => setDraftName(event.target.value)}
        />
        <Checkbox
          label={t('views.default')}
          checked={isDefault}
          onCheckedChange={(checked) => setDefault(checked)}
        />
        <Checkbox
          label={t('views.keep')}
          checked={isKept}
          onCheckedChange={(checked) => setPersistent(checked)}
        />
      </form>
    </Dialog>
  )
}
