/** Joins the non-empty parts with a dash. */
export function joinNonEmpty(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' - ')
}

/**
 * Distinguishable names: the first field, plus further ones where items with the same name differ.
 * `numbers` distinguish items that are equal in every field.
 */
export function uniqueNames(
  numbers: readonly number[],
  fields: number,
  valueOf: (item: number, field: number) => string,
): readonly string[] {
  const names = numbers.map((_, item) => valueOf(item, 0))
  for (let field = 1; field < fields; field += 1) {
    const groups = duplicateGroups(names)
    if (groups.length === 0) return names
    for (const group of groups) {
      const values = group.map((item) => valueOf(item, field))
      if (new Set(values).size === 1) continue
      group.forEach((item, index) => {
        names[item] = [names[item], values[index]].filter(Boolean).join(', ')
      })
    }
  }
  for (const item of duplicateGroups(names).flat()) names[item] = `${names[item]} (${numbers[item]})`
  return names
}

/** Groups of items with the same name. */
function duplicateGroups(names: readonly string[]): readonly (readonly number[])[] {
  const groups = Map.groupBy(names.keys(), (item) => names[item])
  return [...groups.values()].filter((items) => items.length > 1)
}

/** Linear time: the part after each dot cannot contain a dot. */
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

export function isEmail(text: string): boolean {
  return email.test(text)
}
