/** The server wraps the rows of a page; requests without a page return a plain array. */
export function rowsOf<Row>(body: readonly Row[] | { content: readonly Row[] }): readonly Row[] {
  return 'content' in body ? body.content : body
}
