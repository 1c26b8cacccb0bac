/** Until the page has nothing else to do: React has drawn what it was given, and what its effects asked for after that. */
export const settled = () => scheduler.postTask(() => {}, { priority: 'background' })
