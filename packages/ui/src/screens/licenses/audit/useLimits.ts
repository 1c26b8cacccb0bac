import type { AuditRule } from '../../../domain/licenses/audit/auditedUse.ts'
import type { AuditReading } from '../../../domain/licenses/audit/auditReading.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { productName } from '../plan/planTexts.ts'

const maxNames = 12

export interface Limit {
  text: string
  /** What it is about. */
  names?: readonly string[]
}

/** One sentence for each thing that the rules cannot know from what the server answers. */
export function useLimits({
  reading,
  rules,
}: {
  /** Null while the server answers. */
  reading: AuditReading | null
  rules: readonly AuditRule[]
}): readonly Limit[] {
  const t = useText('audit')
  const common = useText('common')
  const shown = (names: readonly string[]) => {
    const rest = names.length - maxNames
    return rest > 0 ? [...names.slice(0, maxNames), common('andMore', { count: rest })] : names
  }
  const named = (key: 'limits.kept' | 'limits.products' | 'risk.unpriced', names: readonly string[]) =>
    names.length === 0 ? [] : [{ text: t(key, { count: names.length }), names: shown(names) }]
  const uncertain = reading?.types.filter(({ isCertain }) => !isCertain).length ?? 0
  return [
    ...rules.map((rule) => ({ text: t(`rules.${rule}.limit`) })),
    { text: t('rules.instances') },
    ...named('limits.kept', reading?.kept ?? []),
    ...named('limits.products', reading?.unknownProducts ?? []),
    ...(uncertain === 0 ? [] : [{ text: t('limits.uncertain', { count: uncertain }) }]),
    ...named(
      'risk.unpriced',
      (reading?.unpriced ?? []).map((type) => productName(type.itemDescription, type.licenseTypeID)),
    ),
  ]
}

/** A limit in one line. */
export function limitLine({ text, names = [] }: Limit): string {
  return names.length === 0 ? text : `${text}: ${names.join(', ')}`
}
