import { type ReactNode, useMemo } from 'react'
import { daysUntil } from '../../../../columns/renewals.ts'
import { ChoicesFailed } from '../../../../components/banner/Banner.tsx'
import { Combobox } from '../../../../components/combobox/Combobox.tsx'
import { DateField } from '../../../../components/date-field/DateField.tsx'
import { FormDrawer } from '../../../../components/form/FormDrawer.tsx'
import type { BoundField } from '../../../../components/form/useForm.ts'
import { type Choice, Select } from '../../../../components/select/Select.tsx'
import {
  type HostUsage,
  type NamedCoverage,
  type NamingContract,
  uncoveredOf,
} from '../../../../domain/licenses/namedCoverage.ts'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import { useNow } from '../../../../lib/dates.ts'
import { type OpenForm, type SaveForm, type SaveFormOptions, useSaveForm } from '../../useSaveForm.ts'

/** Props that the list passes to the form of its contracts. */
export interface ContractFormProps<Values> {
  openForm: OpenForm<Values>
  /** Suggestions from the listed contracts, by field. */
  suggestions: Readonly<Partial<Record<'contractID' | 'csi' | 'referenceNumber' | 'status', Suggestions>>>
  /** The contracts in the list. */
  contracts: readonly NamingContract[]
  /** `null` if the form has no unsaved input. */
  onDraftChange: (values: Values | null) => void
  /** Called after saving, with the id of the contract if the server returned it. */
  onSaved: (id: string | null) => void
  /** Reveals a saved contract in the list. */
  onReveal: (id: string) => void
  /** Called when the form is closed, saved or not. */
  onClose: () => void
}

export type Suggestions = readonly { text: string }[]

/** Options of a contract form; `null` while they load. */
export interface FormChoices<Type> {
  types: readonly Type[] | null
  hosts: readonly string[] | null
  clusters: readonly string[] | null
  locations: readonly string[] | null
  /** Used licenses of the hosts that are loaded so far. */
  usage?: readonly HostUsage[] | undefined
  /** The installation's label for a location. */
  locationLabel?: string | null
  /** Retries options that failed to load; undefined if none failed. */
  onRetry?: (() => void) | undefined
}

/** Includes the selected names, even if the server no longer lists them. */
function toChoices(names: readonly string[] | null, selected: readonly string[] = []) {
  return [...new Set([...(names ?? []), ...selected])].map((value) => ({ value, label: value }))
}

interface ContractFormModel<Values> extends SaveForm<Values> {
  title: string
  isNew: boolean
}

export function useContractForm<Values extends object>(
  options: Omit<SaveFormOptions<Values>, 'texts'>,
): ContractFormModel<Values> {
  const { initial } = options.openForm
  const t = useText('contractForm')
  const common = useText('common')
  const model = useSaveForm({
    ...options,
    texts: {
      added: (name) => t('added', { name }),
      changed: (name) => t('changed', { name }),
      failed: (reason) => t('failed', { reason }),
      revealLabel: common('actions.show'),
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
    <FormDrawer {...drawer} isWide submitLabel={t(isNew ? 'add' : 'save')}>
      <ChoicesFailed onRetry={onRetry} />
      {children}
    </FormDrawer>
  )
}

/** Two fields beside each other. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
}

/** Labels of the fields that the contracts of all technologies have. */
export function useContractLabels(locationLabel: string | null | undefined) {
  const labelOf = useFieldLabels('contractForm')
  return {
    contractID: labelOf('contractID'),
    licenseTypeID: labelOf('licenseTypeID'),
    csi: labelOf('csi'),
    count: labelOf('count'),
    supportExpiration: labelOf('supportExpiration'),
    hosts: labelOf('hosts'),
    location: locationLabel ?? labelOf('location'),
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
  const common = useText('common')
  const selectedNames = field.value === '' ? [] : [field.value]
  return (
    <Select
      {...field}
      fixed
      choices={[{ value: '', label: common('all') }, ...toChoices(locations, selectedNames)]}
    />
  )
}

/** Hosts or clusters with their consumption and coverage; those with most uncovered licenses first. */
export function useNamedChoices(
  names: readonly string[] | null,
  selected: readonly string[],
  coverage: ReadonlyMap<string, NamedCoverage>,
): readonly Choice[] {
  const t = useText('contractForm')
  const format = useFormat()
  return useMemo(() => {
    function detailOf({ consumed, covered, byCluster, contracts }: NamedCoverage): string {
      const details: string[] = []
      if (consumed !== null) {
        const value = format.number(consumed, 3)
        if (byCluster) details.push(t('coverage.cluster', { consumed: value }))
        else if (covered === null) details.push(t('coverage.consumed', { consumed: value }))
        else details.push(t('coverage.covered', { consumed: value, covered: format.number(covered, 3) }))
      }
      if (contracts.length > 0)
        details.push(t('coverage.contracts', { count: contracts.length, names: contracts.join(', ') }))
      return details.join(' · ')
    }
    const open = (name: string) => {
      const coverageOfName = coverage.get(name)
      return coverageOfName === undefined ? -1 : uncoveredOf(coverageOfName)
    }
    return toChoices(names, selected)
      .toSorted((a, b) => open(b.value) - open(a.value))
      .map((choice) => {
        const coverageOfChoice = coverage.get(choice.value)
        const detail = coverageOfChoice === undefined ? '' : detailOf(coverageOfChoice)
        return detail === '' ? choice : { ...choice, detail }
      })
  }, [names, selected, coverage, t, format])
}
