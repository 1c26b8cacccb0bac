import { daysUntil } from '../../../../columns/renewals.ts'
import { Combobox } from '../../../../components/combobox/Combobox.tsx'
import { DateField } from '../../../../components/date-field/DateField.tsx'
import type { BoundField } from '../../../../components/form/useForm.ts'
import { Select, type Choice } from '../../../../components/select/Select.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { useNow } from '../../../../lib/clock.ts'
import { toChoices } from './contractForms.ts'

/** Labels of the fields that the contracts of all technologies have. */
export function useContractLabels(locationLabel: string | null | undefined) {
  const t = useText('contractForm')
  return {
    contractID: t('fields.contractID'),
    licenseTypeID: t('fields.licenseTypeID'),
    csi: t('fields.csi'),
    count: t('fields.count'),
    supportExpiration: t('fields.supportExpiration'),
    hosts: t('fields.hosts'),
    location: locationLabel ?? t('fields.location'),
  }
}

interface LicenseTypeFieldProps {
  field: BoundField<string | null>
  /** `null`: loading. */
  types: readonly Choice[] | null
}

/** A stored license type stays selectable even if it is not on the price list. */
export function LicenseTypeField({ field, types }: LicenseTypeFieldProps) {
  const t = useText('contractForm')
  const knownTypes = types ?? []
  const { value } = field
  const typeChoices =
    value === null || knownTypes.some((type) => type.value === value)
      ? knownTypes
      : [...knownTypes, { value, label: value }]
  return (
    <Combobox {...field} choices={typeChoices} loading={types === null} hint={t('hints.licenseTypeID')} />
  )
}

/** A date and the number of days until it. */
export function SupportField({ field }: { field: BoundField<string | null> }) {
  const t = useText('contractForm')
  const days = daysUntil(field.value, useNow())
  const hint = days === null ? undefined : days < 0 ? t('hints.ended') : t('hints.ends', { days })
  return <DateField {...field} hint={hint} />
}

interface LocationFieldProps {
  field: BoundField<string>
  locations: readonly string[] | null
}

export function LocationField({ field, locations }: LocationFieldProps) {
  const t = useText('contractForm')
  const selectedNames = field.value === '' ? [] : [field.value]
  return (
    <Select
      {...field}
      fixed
      choices={[{ value: '', label: t('allLocations') }, ...toChoices(locations, selectedNames)]}
    />
  )
}
