import { useMemo } from 'react'
import type { Choice } from '../../../../components/select/Select.tsx'
import { uncoveredOf, type NamedCoverage } from '../../../../domain/licenses/namedCoverage.ts'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import { choicesOf } from './contractForms.ts'

/** Hosts or clusters with their consumption and coverage; those with most uncovered licenses first. */
export function useNamedChoices(
  names: readonly string[] | null,
  chosen: readonly string[],
  coverage: ReadonlyMap<string, NamedCoverage>,
): readonly Choice[] {
  const t = useText('contractForm')
  const format = useFormat()
  return useMemo(() => {
    function detailOf({ consumed, covered, byCluster, contracts }: NamedCoverage): string {
      const parts: string[] = []
      if (consumed !== null) {
        const value = format.number(consumed, 3)
        if (byCluster) parts.push(t('coverage.cluster', { consumed: value }))
        else if (covered === null) parts.push(t('coverage.consumed', { consumed: value }))
        else parts.push(t('coverage.covered', { consumed: value, covered: format.number(covered, 3) }))
      }
      if (contracts.length > 0)
        parts.push(t('coverage.contracts', { count: contracts.length, names: contracts.join(', ') }))
      return parts.join(' · ')
    }
    const open = (name: string) => {
      const known = coverage.get(name)
      return known === undefined ? -1 : uncoveredOf(known)
    }
    return choicesOf(names, chosen)
      .toSorted((a, b) => open(b.value) - open(a.value))
      .map((choice) => {
        const known = coverage.get(choice.value)
        const detail = known === undefined ? '' : detailOf(known)
        return detail === '' ? choice : { ...choice, detail }
      })
  }, [names, chosen, coverage, t, format])
}
