import type { OracleContractBody, OracleLicenseType } from '@inventory-console/api-mocks/contract'
import { useMemo, useState } from 'react'
import { Banner } from '../../../../components/banner/Banner.tsx'
import { Checkbox } from '../../../../components/checkbox/Checkbox.tsx'
import { SuggestField } from '../../../../components/combobox/SuggestField.tsx'
import { DateField } from '../../../../components/date-field/DateField.tsx'
import { checkboxProps, type FormModel } from '../../../../components/form/useForm.ts'
import { MultiSelect } from '../../../../components/multi-select/MultiSelect.tsx'
import { NumberField } from '../../../../components/number-field/NumberField.tsx'
import { RadioGroup } from '../../../../components/radio-group/RadioGroup.tsx'
import { coverageByHost, type NamedCoverage } from '../../../../domain/licenses/namedCoverage.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import {
  ContractDrawer,
  type ContractFormProps,
  FieldRow,
  type FormChoices,
  LicenseTypeField,
  LocationField,
  SupportField,
  useContractForm,
  useContractLabels,
  useNamedChoices,
} from './ContractForm.tsx'
import {
  coverageOf,
  oracleBody,
  oracleRules,
  type OracleValues,
  withCoverage,
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
      <FieldRow>
        <SuggestField {...form.field('contractID')} suggestions={suggestions.contractID ?? []} />
        <LicenseTypeField field={form.field('licenseTypeID')} types={types ?? null} />
      </FieldRow>
      <FieldRow>
        <Count form={form} isCountUnknown={initial.id !== null && initial.values.count === null} />
        <SupportField field={form.field('supportExpiration')} />
      </FieldRow>
      <Scope form={form} hosts={choices.hosts} coverage={coverage} />
      <FieldRow>
        <LocationField field={form.field('location')} locations={choices.locations} />
        <SuggestField {...form.field('csi')} suggestions={suggestions.csi ?? []} />
      </FieldRow>
      <FieldRow>
        <SuggestField {...form.field('referenceNumber')} suggestions={suggestions.referenceNumber ?? []} />
        <SuggestField {...form.field('status')} suggestions={suggestions.status ?? []} />
      </FieldRow>
      <FieldRow>
        <DateField {...form.field('productOrderDate')} />
      </FieldRow>
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
  // What was entered before, in case the choice is undone.
  const [limited, setLimited] = useState<Partial<OracleValues>>({})
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <NumberField
        {...count}
        min={1}
        integer
        disabled={unlimited}
        hint={unlimited ? t('hints.unlimited') : isCountUnknown ? t('hints.untold') : undefined}
      />
      <Checkbox
        {...checkboxProps({
          ...form.field('unlimited'),
          onChange: (checked) => {
            // Also clears input that is not a number.
            if (checked) {
              const { count: number, basket, restricted, hosts } = form.values
              setLimited({ count: number, basket, restricted, hosts })
              count.onChange(null)
            }
            form.set(checked ? withUnlimited(true) : { ...limited, ...withUnlimited(false) })
          },
        })}
      />
    </div>
  )
}

interface ScopeProps {
  form: FormModel<OracleValues>
  hosts: readonly string[] | null
  coverage: ReadonlyMap<string, NamedCoverage>
}

/** Which hosts the contract covers, as one choice. */
function Scope({ form, hosts, coverage }: ScopeProps) {
  const t = useText('contractForm')
  const { unlimited, restricted, hosts: selectedHosts } = form.values
  const choices = useNamedChoices(hosts, selectedHosts, coverage)
  const covers = unlimited ? 'all' : coverageOf(form.values)
  // Arrow keys pass every choice on their way, so that leaving this one must not lose its hosts.
  const [namedHosts, setNamedHosts] = useState(selectedHosts)
  const hostsInClusters = restricted ? selectedHosts.filter((name) => coverage.get(name)?.byCluster) : []
  return (
    <>
      <RadioGroup
        label={t('covers.label')}
        segmented
        choices={coverages.map((value) => ({ value, label: t(`covers.${value}`) }))}
        value={covers}
        onChange={(next) => {
          // A stored basket may have hosts, too.
          const named = covers === 'hosts' || selectedHosts.length > 0 ? selectedHosts : namedHosts
          setNamedHosts(named)
          form.set({ ...withCoverage(next), ...(next === 'hosts' ? { hosts: named } : {}) })
        }}
        disabled={unlimited}
        hint={unlimited ? t('hints.unlimited') : covers === 'nothing' ? t('covers.nothingHint') : undefined}
      />
      {covers === 'hosts' || selectedHosts.length > 0 ? (
        <MultiSelect {...form.field('hosts')} choices={choices} loading={hosts === null} chips />
      ) : null}
      {covers === 'hosts' && selectedHosts.length === 0 ? (
        <Banner tone="warning">{t('coversNothing.noHosts')}</Banner>
      ) : null}
      {hostsInClusters.length === 0 ? null : (
        <Banner tone="warning">
          {t('coversNothing.clustered', { count: hostsInClusters.length, names: hostsInClusters.join(', ') })}
        </Banner>
      )}
    </>
  )
}

const coverages = ['all', 'hosts', 'nothing'] as const
