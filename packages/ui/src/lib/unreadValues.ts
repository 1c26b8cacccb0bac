/** A value of a response that violates the contract, as text if it is harmless and short. */
export interface UnreadValue {
  /** Such as `hosts[3].info.cpuCores`. */
  path: string
  sent: string | null
}

let tableReads = 0
let lastRead: UnreadValue | null = null
let isExpected = false

/** Called when code reads an unreadable value. True if it is for a cell of a table, which marks itself. */
export function isReadByTable(value: UnreadValue): boolean {
  lastRead = value
  return tableReads > 0
}

/** Reads for a table, which sorts and searches by more values than it shows. */
export function readForTable<Result>(read: () => Result): Result {
  tableReads += 1
  try {
    return read()
  } finally {
    tableReads -= 1
  }
}

/** The unreadable value that was read last, once. */
function takeUnread(): UnreadValue | null {
  const value = lastRead
  lastRead = null
  return value
}

/** The result together with the unreadable value that was read for it, for a fact that marks itself. */
export function readMarked<Value>(read: () => Value): { value: Value; unread: UnreadValue | null } {
  const outer = takeUnread()
  const value = read()
  const unread = takeUnread()
  lastRead = outer
  return { value, unread }
}

/** True if a value could not be read that `read` reads. */
export function isUnread(read: () => unknown): boolean {
  return readMarked(read).unread !== null
}

/**
 * A function that calculates a value at its first call. Each call reads an unreadable value again that was read for it, so
 * that what shows the calculated value is marked.
 */
export function calculated<Value>(calculate: () => Value): () => Value {
  let result: ReturnType<typeof readMarked<Value>> | null = null
  return () => {
    result ??= readMarked(calculate)
    if (result.unread) lastRead = result.unread
    return result.value
  }
}

/** Tells that a response has unreadable values. Until then tables need not look for them. */
export function expectUnread(): void {
  isExpected = true
}

export function isUnreadExpected(): boolean {
  return isExpected
}

/** A copy of the row with more fields, which may be getters. A spread would forget which values could not be read. */
export function extendRow<Row extends object, Fields extends object>(row: Row, fields: Fields): Row & Fields {
  if (!isExpected) return { ...row, ...fields }
  const descriptors = {
    ...Object.getOwnPropertyDescriptors(row),
    ...Object.getOwnPropertyDescriptors(fields),
  }
  const marked = Object.entries(descriptors).filter(([, descriptor]) => 'get' in descriptor)
  // As for a table, because the copy itself shows nothing.
  const copy = readForTable(() => ({ ...row, ...fields }))
  return Object.defineProperties(copy, Object.fromEntries(marked))
}
