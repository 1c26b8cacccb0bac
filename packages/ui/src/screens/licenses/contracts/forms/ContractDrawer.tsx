import type { ReactNode } from 'react'
import { ChoicesFailed } from '../../../../components/banner/ChoicesFailed.tsx'
import { FormDrawer } from '../../../../components/form/FormDrawer.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { useSaveForm, type SaveForm, type SaveFormOptions } from '../../useSaveForm.ts'

interface ContractFormModel<Values> extends SaveForm<Values> {
  title: string
  isNew: boolean
}

export function useContractForm<Values extends object>(
  options: Omit<SaveFormOptions<Values>, 'texts'>,
): ContractFormModel<Values> {
  const { initial } = options.openForm
  const t = useText('contractForm')
  const model = useSaveForm({
    ...options,
    texts: {
      added: (name) => t('added', { name }),
      changed: (name) => t('changed', { name }),
      failed: (reason) => t('failed', { reason }),
      revealLabel: t('show'),
    },
  })
  const isNew = initial.id === null
  const title = isNew
    ? initial.name === ''
      ? t('titleNew')
      : t('titleCopy', { name: initial.name })
    : t('titleChange', { name: initial.name })
  return { ...model, title, isNew }
}

interface ContractDrawerProps<Values> {
  model: ContractFormModel<Values>
  /** Retries options that failed to load. */
  onRetry: (() => void) | undefined
  children: ReactNode
}

export function ContractDrawer<Values extends object>({
  model,
  onRetry,
  children,
}: ContractDrawerProps<Values>) {
  const { isNew, ...drawer } = model
  const t = useText('contractForm')
  return (
    <FormDrawer {...drawer} submitLabel={t(isNew ? 'add' : 'save')}>
      <ChoicesFailed onRetry={onRetry} />
      {children}
    </FormDrawer>
  )
}
