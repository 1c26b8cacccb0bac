/** Types of what the server sends and receives: a list may be null. `index.ts` has the decoded types. */
export type * from './generated/wire.d.ts'
