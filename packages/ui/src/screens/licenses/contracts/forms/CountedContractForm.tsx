import type {
  MySQLContractBody,
  MysqlLicenseType,
  SqlServerContractBody,
  SqlServerLicenseType,
} from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import { SuggestField } from '../../../../components/combobox/SuggestField.tsx'
import { TextField } from '../../../../components/field/TextField.tsx'
import { textFieldProps } from '../../../../components/form/useForm.ts'
import { MultiSelect } from '../../../../components/multi-select/MultiSelect.tsx'
import { NumberField } from '../../../../components/number-field/NumberField.tsx'
import { RadioGroup } from '../../../../components/radio-group/RadioGroup.tsx'
import type { Choice } from '../../../../components/select/Select.tsx'
import { coverageByCluster, coverageByHost } from '../../../../domain/licenses/namedCoverage.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import { editionVersion } from '../../catalogue/licenseType.ts'
import {
  ContractDrawer,
  FieldRow,
  type ContractFormProps,
  type FormChoices,
  LicenseTypeField,
  LocationField,
  SupportField,
  useContractForm,
  useContractLabels,
  useNamedChoices,
} from './ContractForm.tsx'
import { countedRules, type CountedValues, mysqlBody, sqlServerBody } from './contractValues.ts'

export interface MysqlContractFormProps extends ContractFormProps<CountedValues> {
  choices: FormChoices<MysqlLicenseType>
  onSave: (body: MySQLContractBody) => Promise<unknown>
}

export function MysqlContractForm({ choices, onSave, ...formProps }: MysqlContractFormProps) {
  const { id } = formProps.openForm.initial
  const types = choices.types?.map(({ id, itemDescription }) => ({
    value: id,
    label: `${id} - ${itemDescription}`,
  }))
  return (
    <CountedForm
      {...formProps}
      isMysql
      choices={{ ...choices, types: types ?? null }}
      onSave={(values) => onSave(mysqlBody(id, values))}
    />
  )
}

export interface SqlServerContractFormProps extends ContractFormProps<CountedValues> {
  choices: FormChoices<SqlServerLicenseType>
  onSave: (body: SqlServerContractBody) => Promise<unknown>
}

export function SqlServerContractForm({ choices, onSave, ...formProps }: SqlServerContractFormProps) {
  const { id } = formProps.openForm.initial
  const types = choices.types?.map((type) => ({
    value: type.id,
    label: `${type.id} - ${type.itemDescription}`,
    detail: editionVersion(type),
  }))
  return (
    <CountedForm
      {...formProps}
      isMysql={false}
      choices={{ ...choices, types: types ?? null }}
      onSave={(values) => onSave(sqlServerBody(id, values))}
    />
  )
}

interface CountedFormProps extends ContractFormProps<CountedValues> {
  isMysql: boolean
  choices: FormChoices<Choice>
  onSave: (values: CountedValues) => Promise<unknown>
}

function CountedForm({ isMysql, choices, onSave, suggestions, contracts, ...formProps }: CountedFormProps) {
  const t = useText('contractForm')
  const labelOf = useFieldLabels('contractForm')
  const { initial } = formProps.openForm
  const labels = useContractLabels(choices.locationLabel)
  const model = useContractForm({
    ...formProps,
    labels: { ...labels, type: labelOf('type'), clusters: labelOf('clusters') },
    rules: () => countedRules(isMysql, initial.values),
    onSave,
    nameOf: ({ contractID }) => contractID,
  })
  const { form } = model
  const { type, licenseTypeID, hosts, clusters } = form.values
  const { usage = noUsage } = choices
  const inputs = useMemo(
    () => ({ licenseTypeID, contracts, usage, excludedId: initial.id }),
    [licenseTypeID, contracts, usage, initial.id],
  )
  const hostChoices = useNamedChoices(
    choices.hosts,
    hosts,
    useMemo(() => coverageByHost(inputs), [inputs]),
  )
  const clusterChoices = useNamedChoices(
    choices.clusters,
    clusters,
    useMemo(() => coverageByCluster(inputs), [inputs]),
  )
  return (
    <ContractDrawer model={model} onRetry={choices.onRetry}>
      <FieldRow>
        <SuggestField {...form.field('contractID')} suggestions={suggestions.contractID ?? []} />
        <LicenseTypeField field={form.field('licenseTypeID')} types={choices.types} />
      </FieldRow>
      <FieldRow>
        <NumberField {...form.field('count')} min={1} integer />
        <SupportField field={form.field('supportExpiration')} />
      </FieldRow>
      {isMysql ? <TextField {...textFieldProps(form.field('csi'))} inputMode="numeric" /> : null}
      <RadioGroup
        {...form.field('type')}
        segmented
        choices={[
          { value: 'HOST', label: t('types.HOST') },
          { value: 'CLUSTER', label: t('types.CLUSTER') },
        ]}
      />
      {type === 'CLUSTER' ? (
        <MultiSelect
          {...form.field('clusters')}
          choices={clusterChoices}
          loading={choices.clusters === null}
          hint={t('hints.everyCluster')}
          chips
        />
      ) : (
        <MultiSelect
          {...form.field('hosts')}
          choices={hostChoices}
          loading={choices.hosts === null}
          disabled={type === null}
          hint={type === null ? t('hints.type') : t('hints.everyHost')}
          chips
        />
      )}
      <LocationField field={form.field('location')} locations={choices.locations} />
    </ContractDrawer>
  )
}

const noUsage: readonly never[] = []
