interface Counts {
  metric: string
  licensesPerCore: number | null
  licensesPerUser: number | null
}

/** False for licenses by stream: the server reports neither their cores nor their users. */
export function isCounted({ metric }: Pick<Counts, 'metric'>): boolean {
  return metric !== 'Stream Perpetual'
}

/** Licenses purchased by an Oracle contract, by core and by user. Null if the server does not report them. */
export function purchasedCount(contract: Counts): number | null {
  const { licensesPerCore, licensesPerUser } = contract
  if (!isCounted(contract)) return null
  return licensesPerCore === null && licensesPerUser === null
    ? null
    : (licensesPerCore ?? 0) + (licensesPerUser ?? 0)
}
