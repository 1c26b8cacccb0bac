import { useMemo } from 'react'
import type { Choice } from '../../../../components/select/Select.tsx'
import { uncoveredOf, type NamedCoverage } from '../../../../domain/licenses/namedCoverage.ts'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import { toChoices } from './contractForms.ts'

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
