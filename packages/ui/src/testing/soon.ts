/** For what is loaded on opening: a cold start on a busy machine takes longer than the usual second. */
export const soon = { timeout: 15_000 }
