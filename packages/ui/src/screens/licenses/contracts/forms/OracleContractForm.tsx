import type { OracleContractBody, OracleLicenseType } from '@inventory-console/api-mocks/contract'
import { Checkbox } from '../../../../components/checkbox/Checkbox.tsx'
import { Combobox } from '../../../../components/combobox/Combobox.tsx'
import { SuggestField } from '../../../../components/combobox/SuggestField.tsx'
import { DateField } from '../../../../components/date-field/DateField.tsx'
import { ticked, type FormModel } from '../../../../components/form/useForm.ts'
import { MultiSelect } from '../../../../components/multi-select/MultiSelect.tsx'
import { NumberField } from '../../../../components/number-field/NumberField.tsx'
import { Select } from '../../../../components/select/Select.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { ContractDrawer, useSavingForm } from './ContractDrawer.tsx'
import { choicesOf, type ContractFormSlot, type FormChoices } from './contractForms.ts'
import { oracleBody, oracleRules, withRestricted, withUnlimited } from './oracleBody.ts'
import type { OracleValues } from './oracleValues.ts'
import { YesNo } from './YesNo.tsx'

export interface OracleContractFormProps extends ContractFormSlot<OracleValues> {
  choices: FormChoices<OracleLicenseType>
  /** With an id the contract is changed, without one it is new. Rejects with the reason. */
  onSave: (body: OracleContractBody) => Promise<unknown>
}

export function OracleContractForm({ choices, onSave, known, ...slot }: OracleContractFormProps) {
  const t = useText('contractForm')
  const { start } = slot.opened
  const model = useSavingForm({
    ...slot,
    labels: {
      contractID: t('fields.contractID'),
      licenseTypeID: t('fields.licenseTypeID'),
      csi: t('fields.csi'),
      referenceNumber: t('fields.referenceNumber'),
      supportExpiration: t('fields.supportExpiration'),
      status: t('fields.status'),
      productOrderDate: t('fields.productOrderDate'),
      unlimited: t('fields.unlimited'),
      count: t('fields.count'),
      restricted: t('fields.restricted'),
      hosts: t('fields.hosts'),
      basket: t('fields.basket'),
      location: choices.locationLabel ?? t('fields.location'),
    },
    rules: (values) => oracleRules(values, start.values),
    onSave: (values) => onSave(oracleBody(start.id, values)),
    nameOf: ({ contractID }) => contractID,
  })
  const { form } = model
  const types = (choices.types ?? []).map(({ id, itemDescription, metric }) => ({
    value: id,
    label: `${id} - ${itemDescription}`,
    detail: metric,
  }))
  const type = form.values.licenseTypeID
  const offered =
    type === null || types.some(({ value }) => value === type)
      ? types
      : [...types, { value: type, label: type }]

  return (
    <ContractDrawer model={model} onRetry={choices.onRetry}>
      <SuggestField {...form.field('contractID')} suggestions={known.contractID ?? []} />
      <Combobox
        {...form.field('licenseTypeID')}
        choices={offered}
        loading={choices.types === null}
        hint={t('hints.licenseTypeID')}
      />
      <SuggestField {...form.field('csi')} suggestions={known.csi ?? []} />
      <SuggestField {...form.field('referenceNumber')} suggestions={known.referenceNumber ?? []} />
      <DateField {...form.field('supportExpiration')} />
      <SuggestField {...form.field('status')} suggestions={known.status ?? []} />
      <DateField {...form.field('productOrderDate')} />
      <Licences
        form={form}
        hosts={choices.hosts}
        isUntold={start.id !== null && start.values.count === null}
      />
      <Select
        {...form.field('location')}
        fixed
        choices={[
          { value: '', label: t('allLocations') },
          ...choicesOf(choices.locations, form.values.location === '' ? [] : [form.values.location]),
        ]}
      />
    </ContractDrawer>
  )
}

interface LicencesProps {
  form: FormModel<OracleValues>
  hosts: readonly string[] | null
  /** The services did not say how many there are. */
  isUntold: boolean
}

/** How many, and for whom: each answer leaves fewer of the others open, and says why. */
function Licences({ form, hosts, isUntold }: LicencesProps) {
  const t = useText('contractForm')
  const { unlimited, restricted, hosts: named } = form.values
  const count = form.field('count')
  const noHosts = unlimited ? t('hints.unlimited') : restricted || named.length > 0 ? null : t('hints.hosts')
  return (
    <>
      <Checkbox
        {...ticked({
          ...form.field('unlimited'),
          onChange: (on) => {
            // Forgets what cannot be read as a number, too.
            if (on) count.onChange(null)
            form.set(withUnlimited(on))
          },
        })}
      />
      <NumberField
        {...count}
        min={1}
        whole
        disabled={unlimited}
        hint={unlimited ? t('hints.unlimited') : isUntold ? t('hints.untold') : undefined}
      />
      <YesNo
        field={form.field('restricted')}
        onChange={(on) => form.set(withRestricted(on))}
        blocked={unlimited ? t('hints.unlimited') : null}
      />
      <MultiSelect
        {...form.field('hosts')}
        choices={choicesOf(hosts, named)}
        loading={hosts === null}
        disabled={noHosts !== null}
        hint={noHosts ?? undefined}
        chips
      />
      <YesNo
        field={form.field('basket')}
        blocked={unlimited ? t('hints.unlimited') : restricted ? t('hints.restricted') : null}
      />
    </>
  )
}
