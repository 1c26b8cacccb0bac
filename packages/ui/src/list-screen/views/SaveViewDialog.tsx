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
const longestName = 80

/** Dialog that names the view. An existing name is overwritten after a warning. */
export function SaveViewDialog({ views, view, onClose }: SaveViewDialogProps) {
  const t = useText('list')
  const common = useText('common')
  const [typed, setTyped] = useState(() => views.saved.find(({ isShown }) => isShown)?.name ?? '')
  const [tried, setTried] = useState(false)
  const name = typed.trim()
  const known = views.saved.find((other) => other.name === name)
  const [chosenDefault, setDefault] = useState<boolean | null>(null)
  const [chosenKept, setKept] = useState<boolean | null>(null)
  const isDefault = chosenDefault ?? known?.isDefault ?? false
  const isKept = chosenKept ?? known?.isKept ?? false
  const error = name === '' && tried ? t('views.nameMissing') : null

  function save(event?: FormEvent) {
    event?.preventDefault()
    setTried(true)
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
            {known ? t('views.replace') : t('views.saveAction')}
          </Button>
        </>
      }
    >
      <form onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label={t('views.name')}
          value={typed}
          maxLength={longestName}
          required
          error={error}
          hint={known ? t('views.nameTaken') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Checkbox
          label={t('views.default')}
          checked={isDefault}
          onCheckedChange={(checked) => setDefault(checked)}
        />
        <Checkbox label={t('views.keep')} checked={isKept} onCheckedChange={(checked) => setKept(checked)} />
      </form>
    </Dialog>
  )
}
