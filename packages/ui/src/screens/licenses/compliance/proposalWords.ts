import type { Proposal } from '../../../domain/licenses/proposals.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'

/** A proposal in words. */
export function useProposalWords(proposal: Proposal): { title: string; text: string } {
  const t = useText('compliance')
  const format = useFormat()
  switch (proposal.kind) {
    case 'attach': {
      const { contract, free, hostnames } = proposal
      return {
        title: t('gap.attach', { count: hostnames.length, contract: contract.contractID }),
        text: t('gap.attachText', { free: format.number(free, 3), named: contract.names.length }),
      }
    }
    case 'ignore': {
      const { reason, rows, environments } = proposal
      const hosts = new Set(rows.map(({ hostname }) => hostname)).size
      return {
        title: t('gap.ignore', { count: rows.length, hosts }),
        text: t(`gap.reasons.${reason}`, { environments: environments.join(', ') }),
      }
    }
    case 'buy': {
      const { count, cost, addTo } = proposal
      const text =
        addTo !== null
          ? t('gap.buyFor', { contract: addTo })
          : cost === null
            ? t('gap.buyText')
            : t('gap.buyCost', { cost: format.number(cost) })
      return { title: t('gap.buy', { count: format.number(count) }), text }
    }
  }
}
