/** Runs actions in their order, at most `count` at a time. */
export function createLimit(count: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    if (running === count) await new Promise<void>((resolve) => void waiting.push(resolve))
    else running += 1
    try {
      return await action()
    } finally {
      // The next one takes the place.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
