import type { AuditRule } from '../../../domain/licenses/audit/auditedUse.ts'
import type { AuditReading } from '../../../domain/licenses/audit/auditReading.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { productName } from '../plan/planTexts.ts'

const maxNames = 12

/** One sentence for each thing that the rules cannot know from what the server answers. */
export function useLimits({
  reading,
  rules,
}: {
  reading: AuditReading
  rules: readonly AuditRule[]
}): readonly string[] {
  const t = useText('audit')
  const common = useText('common')
  const namesOf = (names: readonly string[]) => {
    const rest = names.length - maxNames
    const shown = names.slice(0, maxNames).join(', ')
    return rest > 0 ? `${shown} ${common('andMore', { count: rest })}` : shown
  }
  const named = (key: 'limits.kept' | 'limits.products' | 'risk.unpriced', names: readonly string[]) =>
    names.length === 0 ? [] : [t(key, { count: names.length, names: namesOf(names) })]
  const uncertain = reading.types.filter(({ isCertain }) => !isCertain).length
  return [
    ...rules.map((rule) => t(`rules.${rule}.limit`)),
    t('rules.instances'),
    ...named('limits.kept', reading.kept),
    ...named('limits.products', reading.unknownProducts),
    ...(uncertain === 0 ? [] : [t('limits.uncertain', { count: uncertain })]),
    ...named(
      'risk.unpriced',
      reading.unpriced.map((type) => productName(type.itemDescription, type.licenseTypeID)),
    ),
  ]
}
