import type { Filesystem } from '@inventory-console/api-mocks/contract'

/** Percentage in use as `df` computes it: root's reserved blocks are neither used nor available. */
export function usedPercent({ usedSpace, availableSpace }: Filesystem): number | null {
  const total = usedSpace + availableSpace
  return total <= 0 ? null : (100 * usedSpace) / total
}

/** `null` if no file system has a known usage. */
export function fullestOf(filesystems: readonly Filesystem[]): { mountedOn: string; percent: number } | null {
  let fullest: { mountedOn: string; percent: number } | null = null
  for (const filesystem of filesystems) {
    const percent = usedPercent(filesystem)
    if (percent !== null && (fullest === null || percent > fullest.percent))
      fullest = { mountedOn: filesystem.mountedOn, percent }
  }
  return fullest
}
