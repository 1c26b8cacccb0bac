/** For lazy-loaded content, which takes longer than the default second on a busy machine. */
export const waitOptions = { timeout: 15_000 }
