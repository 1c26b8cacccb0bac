/**
 * The data service escapes all texts of reports and license types before it stores them, and the API returns them escaped.
 * Texts that people enter through the API are not escaped.
 */

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#39;': "'",
  '&#34;': '"',
  '&lt;': '<',
  '&gt;': '>',
}
const entities = Object.fromEntries(
  Object.entries(characters).map(([entity, character]) => [character, entity]),
)

/** The text as it was reported. Undoes the five entities once and no others. */
export function unescapeText(text: string): string {
  return text.includes('&')
    ? text.replaceAll(/&(?:amp|#39|#34|lt|gt);/g, (entity) => characters[entity] ?? entity)
    : text
}

/** The text as the server stores it, which is how requests must name it. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&'"<>]/g, (character) => entities[character] ?? character)
}

/** Copies a JSON value with its texts changed; without a change it returns the value itself. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) {
    const items = value.map((item) => withTexts(item, change))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (typeof value !== 'object' || value === null) return value
  const before = Object.entries(value)
  const entries = before.map(([key, item]) => [key, withTexts(item, change)] as const)
  return entries.some(([, item], index) => item !== before[index]?.[1]) ? Object.fromEntries(entries) : value
}
