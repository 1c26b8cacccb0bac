import type { PlanMove } from '../../../domain/licenses/plan/planMoves.ts'
import type { PlanLicenseType } from '../../../domain/licenses/plan/plannedInventory.ts'
import type { UsedLicense } from '../../../domain/licenses/usedLicense.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'

/** The product of a license without the name of its vendor: "Enterprise Edition", "SQL Server 2019 Enterprise". */
export function productName(description: string, id: string): string {
  const product = description.replace(/^Oracle (Database )?/, '').replace(/ Core - 2 Core License Pack$/, '')
  return product === '' ? id : product
}

/** Products that a host uses, each once and without ignored ones. */
export function productsOf(rows: readonly UsedLicense[]): string[] {
  const counted = rows.filter(({ ignored }) => !ignored)
  return [
    ...new Set(counted.map(({ description, licenseTypeID }) => productName(description, licenseTypeID))),
  ]
}

/** A step in words. */
export function useStepText(types: readonly PlanLicenseType[]): (move: PlanMove) => string {
  const t = useText('plan')
  const nameOf = (id: string) => productName(types.find((type) => type.id === id)?.itemDescription ?? '', id)
  return (move) => {
    switch (move.kind) {
      case 'move':
        return move.cluster === ''
          ? t('steps.out', move)
          : t(move.node === '' ? 'steps.moveCluster' : 'steps.move', move)
      case 'cores':
        return t('steps.cores', move)
      case 'pin':
        return t(move.pinned ? 'steps.pin' : 'steps.unpin', { hostname: move.hostname })
      case 'leave':
        return t('steps.leave', move)
      case 'add': {
        const { hostname, cluster, cores } = move
        const licenses = move.licenseTypeIDs.map(nameOf).join(', ')
        return t(cluster === '' ? 'steps.addOutside' : 'steps.add', { hostname, cluster, cores, licenses })
      }
      case 'grow':
        return t('steps.grow', move)
      case 'buy':
        return t('steps.buy', { count: move.count, type: nameOf(move.licenseTypeID) })
    }
  }
}
