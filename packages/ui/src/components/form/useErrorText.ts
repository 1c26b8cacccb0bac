import { useText } from '../../i18n/I18nProvider.tsx'
import type { FieldError } from './validationRules.ts'

/** Formats a validation error. With a field name the text names the field, for the error summary. */
export function useErrorText(): (error: FieldError, field?: string) => string {
  const t = useText('form')
  const shortText = (error: FieldError) => {
    if (error.kind === 'message') return error.text
    return error.kind === 'minLength' || error.kind === 'tooFew'
      ? t(`faults.${error.kind}`, { count: error.count })
      : t(`faults.${error.kind}`)
  }
  return (error, field) => {
    if (field === undefined) return shortText(error)
    return error.kind === 'required'
      ? t('summary.required', { field })
      : t('summary.problem', { field, problem: shortText(error) })
  }
}
