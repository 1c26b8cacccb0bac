import type {
  MySQLContractBody,
  MysqlLicenseType,
  SqlServerContractBody,
  SqlServerLicenseType,
} from '@inventory-console/api-mocks/contract'
import { Combobox } from '../../../../components/combobox/Combobox.tsx'
import { SuggestField } from '../../../../components/combobox/SuggestField.tsx'
import { DateField } from '../../../../components/date-field/DateField.tsx'
import { TextField } from '../../../../components/field/TextField.tsx'
import { text as typed } from '../../../../components/form/useForm.ts'
import { MultiSelect } from '../../../../components/multi-select/MultiSelect.tsx'
import { NumberField } from '../../../../components/number-field/NumberField.tsx'
import { RadioGroup } from '../../../../components/radio-group/RadioGroup.tsx'
import { Select, type Choice } from '../../../../components/select/Select.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { editionVersion } from '../contractColumns.ts'
import { ContractDrawer, useSavingForm } from './ContractDrawer.tsx'
import { choicesOf, type ContractFormSlot, type FormChoices } from './contractForms.ts'
import { countedRules, mysqlBody, sqlServerBody } from './countedBody.ts'
import type { CountedValues } from './countedValues.ts'

type Slot = ContractFormSlot<CountedValues>

export interface MysqlContractFormProps extends Slot {
  choices: FormChoices<MysqlLicenseType>
  onSave: (body: MySQLContractBody) => Promise<unknown>
}

export function MysqlContractForm({ choices, onSave, ...slot }: MysqlContractFormProps) {
  const { id } = slot.opened.start
  const types = choices.types?.map(({ id, itemDescription }) => ({
    value: id,
    label: `${id} - ${itemDescription}`,
  }))
  return (
    <CountedForm
      {...slot}
      isMysql
      choices={{ ...choices, types: types ?? null }}
      onSave={(values) => onSave(mysqlBody(id, values))}
    />
  )
}

export interface SqlServerContractFormProps extends Slot {
  choices: FormChoices<SqlServerLicenseType>
  onSave: (body: SqlServerContractBody) => Promise<unknown>
}

export function SqlServerContractForm({ choices, onSave, ...slot }: SqlServerContractFormProps) {
  const { id } = slot.opened.start
  const types = choices.types?.map((type) => ({
    value: type.id,
    label: `${type.id} - ${type.itemDescription}`,
    detail: editionVersion(type),
  }))
  return (
    <CountedForm
      {...slot}
      isMysql={false}
      choices={{ ...choices, types: types ?? null }}
      onSave={(values) => onSave(sqlServerBody(id, values))}
    />
  )
}

interface CountedFormProps extends Slot {
  isMysql: boolean
  choices: FormChoices<Choice>
  onSave: (values: CountedValues) => Promise<unknown>
}

function CountedForm({ isMysql, choices, onSave, known, ...slot }: CountedFormProps) {
  const t = useText('contractForm')
  const { start } = slot.opened
  const model = useSavingForm({
    ...slot,
    labels: {
      type: t('fields.type'),
      licenseTypeID: t('fields.licenseTypeID'),
      contractID: t('fields.contractID'),
      csi: t('fields.csi'),
      count: t('fields.count'),
      supportExpiration: t('fields.supportExpiration'),
      hosts: t('fields.hosts'),
      clusters: t('fields.clusters'),
      location: choices.locationLabel ?? t('fields.location'),
    },
    rules: () => countedRules(isMysql, start.values),
    onSave,
    nameOf: ({ contractID }) => contractID,
  })
  const { form } = model
  const { type, licenseTypeID, hosts, clusters, location } = form.values
  const types = choices.types ?? []
  const offered =
    licenseTypeID === null || types.some(({ value }) => value === licenseTypeID)
      ? types
      : [...types, { value: licenseTypeID, label: licenseTypeID }]
  return (
    <ContractDrawer model={model} onRetry={choices.onRetry}>
      <RadioGroup
        {...form.field('type')}
        inline
        choices={[
          { value: 'HOST', label: t('types.HOST') },
          { value: 'CLUSTER', label: t('types.CLUSTER') },
        ]}
      />
      <Combobox {...form.field('licenseTypeID')} choices={offered} loading={choices.types === null} />
      <SuggestField {...form.field('contractID')} suggestions={known.contractID ?? []} />
      {isMysql ? <TextField {...typed(form.field('csi'))} inputMode="numeric" /> : null}
      <NumberField {...form.field('count')} min={1} whole />
      <DateField {...form.field('supportExpiration')} />
      {type === 'CLUSTER' ? (
        <MultiSelect
          {...form.field('clusters')}
          choices={choicesOf(choices.clusters, clusters)}
          loading={choices.clusters === null}
          chips
        />
      ) : (
        <MultiSelect
          {...form.field('hosts')}
          choices={choicesOf(choices.hosts, hosts)}
          loading={choices.hosts === null}
          disabled={type === null}
          hint={type === null ? t('hints.type') : undefined}
          chips
        />
      )}
      <Select
        {...form.field('location')}
        fixed
        choices={[
          { value: '', label: t('allLocations') },
          ...choicesOf(choices.locations, location === '' ? [] : [location]),
        ]}
      />
    </ContractDrawer>
  )
}
