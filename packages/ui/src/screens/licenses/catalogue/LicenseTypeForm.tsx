import type { OracleLicenseType } from '@inventory-console/api-mocks/contract'
import { Banner } from '../../../components/banner/Banner.tsx'
import { Checkbox } from '../../../components/checkbox/Checkbox.tsx'
import { TextField } from '../../../components/field/TextField.tsx'
import { FormDrawer } from '../../../components/form/FormDrawer.tsx'
import { textFieldProps, checkboxProps } from '../../../components/form/useForm.ts'
import { NumberField } from '../../../components/number-field/NumberField.tsx'
import { Select } from '../../../components/select/Select.tsx'
import { TagInput } from '../../../components/tag-input/TagInput.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useSaveForm, type SaveFormOptions } from '../useSaveForm.ts'
import { keyOf } from './licenseType.ts'
import {
  licenseTypeBody,
  licenseTypeRules,
  metricChoices,
  type LicenseTypeValues,
} from './licenseTypeValues.ts'

type Slot = Pick<
  SaveFormOptions<LicenseTypeValues>,
  'openForm' | 'onDraftChange' | 'onSaved' | 'onReveal' | 'onClose'
>

export interface LicenseTypeFormProps extends Slot {
  /** Ids of the price list. */
  ids: readonly string[]
  /** Rejects with the reason. */
  onSave: (type: OracleLicenseType, isNew: boolean) => Promise<void>
}

export function LicenseTypeForm({ ids, onSave, ...slot }: LicenseTypeFormProps) {
  const t = useText('licenseTypes')
  const common = useText('common')
  const { initial } = slot.openForm
  const isNew = initial.id === null
  const { form, ...drawer } = useSaveForm({
    ...slot,
    texts: {
      added: (name) => t('form.added', { name }),
      changed: (name) => t('form.changed', { name }),
      failed: (reason) => t('form.failed', { reason }),
      revealLabel: common('actions.show'),
    },
    labels: {
      id: common('columns.licenseTypeID'),
      itemDescription: common('columns.description'),
      metric: common('columns.metric'),
      cost: common('columns.cost'),
      aliases: t('columns.aliases'),
      option: t('form.option'),
    },
    rules: () => licenseTypeRules(initial, ids, t('form.taken')),
    onSave: async (values) => {
      const type = licenseTypeBody(values)
      await onSave(type, isNew)
      return { id: keyOf({ vendor: 'oracle', id: type.id }) }
    },
    nameOf: ({ id }) => id.trim(),
  })
  const changesMetric = !isNew && form.values.metric !== initial.values.metric
  return (
    <FormDrawer
      {...drawer}
      form={form}
      title={isNew ? t('form.titleNew') : t('form.titleChange', { name: initial.name })}
      submitLabel={t(isNew ? 'add' : 'form.save')}
    >
      {isNew ? <TextField {...textFieldProps(form.field('id'))} /> : null}
      <TextField {...textFieldProps(form.field('itemDescription'))} />
      <Select {...form.field('metric')} choices={metricChoices(initial.values.metric)} />
      {changesMetric ? <Banner tone="warning">{t('form.metricChanged')}</Banner> : null}
      <NumberField {...form.field('cost')} min={0} hint={t('form.cost')} />
      <TagInput {...form.field('aliases')} hint={t('form.aliases')} />
      <Checkbox {...checkboxProps(form.field('option'))} />
    </FormDrawer>
  )
}
