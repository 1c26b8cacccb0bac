/** Words that a person writes otherwise than a programmer. */
const written: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ID',
    'CPU',
    'OS',
    'DB',
    'DBA',
    'PDB',
    'CDB',
    'SGA',
    'PGA',
    'CSI',
    'UUID',
    'UUIDs',
    'VM',
    'VMs',
    'HA',
    'RAC',
    'RAM',
    'MB',
  ].map((word) => [word.toLowerCase(), word]),
)

/** The header of a column in a workbook: `info.cpuModel` is "CPU model", with its place where two would be alike. */
export function headerOf(column: string, all: readonly string[]): string {
  const own = lastKey(column)
  const alike = all.some((other) => other !== column && lastKey(other) === own)
  return words(alike ? column : own)
}

function lastKey(column: string): string {
  return column.slice(column.lastIndexOf('.') + 1)
}

function words(key: string): string {
  const parts = (key.match(/VMs|UUIDs|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [key])
    .map((part) => part.toLowerCase())
    .filter((part) => part !== 'ercole')
    .map((part) => written[part] ?? part)
    .join(' ')
  return parts.charAt(0).toUpperCase() + parts.slice(1)
}
