const words = 'ID CPU OS DB DBA PDB CDB SGA PGA CSI UUID UUIDs VM VMs HA RAC RAM MB'.split(' ')
/** Words with a spelling of their own in headers. */
const spellings: Readonly<Record<string, string>> = Object.fromEntries(
  words.map((word) => [word.toLowerCase(), word]),
)

/**
 * Header of a workbook column: `info.cpuModel` becomes "CPU model", with its path if another column has the
 * same name.
 */
export function headerOf(column: string, all: readonly string[]): string {
  const own = lastKey(column)
  const isAmbiguous = all.some((other) => other !== column && lastKey(other) === own)
  return labelOf(isAmbiguous ? column : own)
}

function lastKey(column: string): string {
  return column.slice(column.lastIndexOf('.') + 1)
}

function labelOf(key: string): string {
  const parts = (key.match(/VMs|UUIDs|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [key])
    .map((part) => part.toLowerCase())
    .filter((part) => part !== 'ercole')
    .map((part) => spellings[part] ?? part)
    .join(' ')
  return parts.charAt(0).toUpperCase() + parts.slice(1)
}
