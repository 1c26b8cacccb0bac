interface Counts {
  metric: string
  licensesPerCore: number | null
  licensesPerUser: number | null
}

/** False for licenses by stream: the server reports neither their cores nor their users. */
export function isCounted({ metric }: Pick<Counts, 'metric'>): boolean {
  return metric !== 'Stream Perpetual'
}

interface Available extends Counts {
  availableLicensesPerCore: number | null
  availableLicensesPerUser: number | null
}

/** Licenses of an Oracle contract that cover nothing yet, by core and by user. Null if the server does not report them. */
export function availableCount(contract: Available): number | null {
  const { availableLicensesPerCore: perCore, availableLicensesPerUser: perUser } = contract
  return isCounted(contract) ? sumOf(perCore, perUser) : null
}

/** Licenses purchased by an Oracle contract, by core and by user. Null if the server does not report them. */
export function purchasedCount(contract: Counts): number | null {
  const { licensesPerCore, licensesPerUser } = contract
  return isCounted(contract) ? sumOf(licensesPerCore, licensesPerUser) : null
}

function sumOf(perCore: number | null, perUser: number | null): number | null {
  return perCore === null && perUser === null ? null : (perCore ?? 0) + (perUser ?? 0)
}
