import { useId, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Button } from '../button/Button.tsx'
import { Drawer } from '../dialog/Drawer.tsx'
import { Form, type FormProps } from './Form.tsx'
import { UnsavedChangesDialog, useUnsavedChanges } from './UnsavedChangesDialog.tsx'
import type { FormModel } from './useForm.ts'

export interface FormDrawerProps extends Pick<FormProps, 'failure'> {
  form: FormProps['form'] & Pick<FormModel<object>, 'dirty'>
  title: string
  /** Accessible name of the form. Defaults to the title. */
  label?: string
  /** Label of the submit button. */
  submitLabel: string
  /** The request is pending, which prevents closing. */
  saving: boolean
  /** 560 pixels, for fields in two columns. */
  isWide?: boolean
  /** Called on close and before leaving the page, after confirmation if there are unsaved changes. */
  onClose: () => void
  children: ReactNode
}

export function FormDrawer(props: FormDrawerProps) {
  const {
    form,
    title,
    label = title,
    submitLabel,
    saving,
    isWide = false,
    failure,
    onClose,
    children,
  } = props
  const t = useText('common')
  const id = useId()
  const guard = useUnsavedChanges(form.dirty, onClose)
  const closeDrawer = () => (saving ? undefined : guard.confirmDiscard())
  return (
    <Drawer
      open
      side="right"
      title={title}
      {...(isWide ? { className: 'w-[min(560px,calc(100vw-2rem))]!' } : {})}
      onClose={closeDrawer}
      actions={
        <>
          <Button onClick={closeDrawer} aria-disabled={saving}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={saving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} label={label} failure={failure} className="p-4">
        {children}
      </Form>
      <UnsavedChangesDialog {...guard.dialogProps} />
    </Drawer>
  )
}
