import { useText } from '../../i18n/I18nProvider.tsx'
import type { Fault } from './faults.ts'

/** Formats a validation error. With a field name the text names the field, for the error summary. */
export function useFaultText(): (fault: Fault, field?: string) => string {
  const t = useText('form')
  const short = (fault: Fault) => {
    if (fault.kind === 'told') return fault.text
    return fault.kind === 'minLength' || fault.kind === 'tooFew'
      ? t(`faults.${fault.kind}`, { count: fault.count })
      : t(`faults.${fault.kind}`)
  }
  return (fault, field) => {
    if (field === undefined) return short(fault)
    return fault.kind === 'required'
      ? t('summary.required', { field })
      : t('summary.problem', { field, problem: short(fault) })
  }
}
