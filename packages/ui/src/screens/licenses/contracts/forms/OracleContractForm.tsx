import type { OracleContractBody, OracleLicenseType } from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import { Banner } from '../../../../components/banner/Banner.tsx'
import { Checkbox } from '../../../../components/checkbox/Checkbox.tsx'
import { SuggestField } from '../../../../components/combobox/SuggestField.tsx'
import { DateField } from '../../../../components/date-field/DateField.tsx'
import { type BoundField, checkboxProps, type FormModel } from '../../../../components/form/useForm.ts'
import { MultiSelect } from '../../../../components/multi-select/MultiSelect.tsx'
import { NumberField } from '../../../../components/number-field/NumberField.tsx'
import { RadioGroup } from '../../../../components/radio-group/RadioGroup.tsx'
import { coverageByHost, type NamedCoverage } from '../../../../domain/licenses/namedCoverage.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import {
  ContractDrawer,
  type ContractFormProps,
  type FormChoices,
  LicenseTypeField,
  LocationField,
  SupportField,
  useContractForm,
  useContractLabels,
  useNamedChoices,
} from './ContractForm.tsx'
import {
  noCoverageReason,
  oracleBody,
  oracleRules,
  type OracleValues,
  withRestricted,
  withUnlimited,
} from './contractValues.ts'

export interface OracleContractFormProps extends ContractFormProps<OracleValues> {
  choices: FormChoices<OracleLicenseType>
  /** Changes the contract with this id, or adds one without an id. Rejects with the reason. */
  onSave: (body: OracleContractBody) => Promise<unknown>
}

export function OracleContractForm({
  choices,
  onSave,
  suggestions,
  contracts,
  ...formProps
}: OracleContractFormProps) {
  const labelOf = useFieldLabels('contractForm')
  const { initial } = formProps.openForm
  const labels = useContractLabels(choices.locationLabel)
  const model = useContractForm({
    ...formProps,
    labels: {
      ...labels,
      unlimited: labelOf('unlimited'),
      restricted: labelOf('restricted'),
      basket: labelOf('basket'),
      referenceNumber: labelOf('referenceNumber'),
      status: labelOf('status'),
      productOrderDate: labelOf('productOrderDate'),
    },
    rules: (values) => oracleRules(values, initial.values),
    onSave: (values) => onSave(oracleBody(initial.id, values)),
    nameOf: ({ contractID }) => contractID,
  })
  const { form } = model
  const { licenseTypeID } = form.values
  const { usage = noUsage } = choices
  const coverage = useMemo(
    () => coverageByHost({ licenseTypeID, contracts, usage, excludedId: initial.id }),
    [licenseTypeID, contracts, usage, initial.id],
  )
  const types = choices.types?.map(({ id, itemDescription, metric }) => ({
    value: id,
    label: `${id} - ${itemDescription}`,
    detail: metric,
  }))

  return (
    <ContractDrawer model={model} onRetry={choices.onRetry}>
      <SuggestField {...form.field('contractID')} suggestions={suggestions.contractID ?? []} />
      <LicenseTypeField field={form.field('licenseTypeID')} types={types ?? null} />
      <SuggestField {...form.field('csi')} suggestions={suggestions.csi ?? []} />
      <Count form={form} isCountUnknown={initial.id !== null && initial.values.count === null} />
      <SupportField field={form.field('supportExpiration')} />
      <Scope form={form} hosts={choices.hosts} coverage={coverage} />
      <LocationField field={form.field('location')} locations={choices.locations} />
      <SuggestField {...form.field('referenceNumber')} suggestions={suggestions.referenceNumber ?? []} />
      <SuggestField {...form.field('status')} suggestions={suggestions.status ?? []} />
      <DateField {...form.field('productOrderDate')} />
    </ContractDrawer>
  )
}

const noUsage: readonly never[] = []

interface CountProps {
  form: FormModel<OracleValues>
  /** The server does not return the number of licenses. */
  isCountUnknown: boolean
}

function Count({ form, isCountUnknown }: CountProps) {
  const t = useText('contractForm')
  const { unlimited } = form.values
  const count = form.field('count')
  return (
    <>
      <Checkbox
        {...checkboxProps({
          ...form.field('unlimited'),
          onChange: (checked) => {
            // Also clears input that is not a number.
            if (checked) count.onChange(null)
            form.set(withUnlimited(checked))
          },
        })}
      />
      <NumberField
        {...count}
        min={1}
        integer
        disabled={unlimited}
        hint={unlimited ? t('hints.unlimited') : isCountUnknown ? t('hints.untold') : undefined}
      />
    </>
  )
}

interface ScopeProps {
  form: FormModel<OracleValues>
  hosts: readonly string[] | null
  coverage: ReadonlyMap<string, NamedCoverage>
}

/** Controls for the hosts that the contract covers; each option disables those that it excludes. */
function Scope({ form, hosts, coverage }: ScopeProps) {
  const t = useText('contractForm')
  const { unlimited, restricted, hosts: selectedHosts } = form.values
  const choices = useNamedChoices(hosts, selectedHosts, coverage)
  const noHosts = unlimited
    ? t('hints.unlimited')
    : restricted || selectedHosts.length > 0
      ? null
      : t('hints.hosts')
  const reason = noCoverageReason(form.values)
  const hostsInClusters = restricted ? selectedHosts.filter((name) => coverage.get(name)?.byCluster) : []
  return (
    <>
      <YesNo
        field={form.field('restricted')}
        onChange={(checked) => form.set(withRestricted(checked))}
        disabledReason={unlimited ? t('hints.unlimited') : null}
      />
      <MultiSelect
        {...form.field('hosts')}
        choices={choices}
        loading={hosts === null}
        disabled={noHosts !== null}
        hint={noHosts ?? undefined}
        chips
      />
      <YesNo
        field={form.field('basket')}
        disabledReason={unlimited ? t('hints.unlimited') : restricted ? t('hints.restricted') : null}
      />
      {reason === null ? null : <Banner tone="warning">{t(`coversNothing.${reason}`)}</Banner>}
      {hostsInClusters.length === 0 ? null : (
        <Banner tone="warning">
          {t('coversNothing.clustered', { count: hostsInClusters.length, names: hostsInClusters.join(', ') })}
        </Banner>
      )}
    </>
  )
}

interface YesNoProps {
  field: BoundField<boolean>
  /** Replaces the handler of the field if other fields change with it. */
  onChange?: (value: boolean) => void
  /** Reason why the field is disabled. */
  disabledReason: string | null
}

function YesNo({ field, onChange = field.onChange, disabledReason }: YesNoProps) {
  const common = useText('common')
  return (
    <RadioGroup
      id={field.id}
      label={field.label}
      inline
      choices={[
        { value: 'yes', label: common('state.yes') },
        { value: 'no', label: common('state.no') },
      ]}
      value={field.value ? 'yes' : 'no'}
      onChange={(value) => onChange(value === 'yes')}
      onBlur={field.onBlur}
      disabled={disabledReason !== null}
      {...(disabledReason === null ? {} : { hint: disabledReason })}
    />
  )
}
