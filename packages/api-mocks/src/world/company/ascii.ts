/** Reduces a name to the lower-case letters and digits that are valid in host, database and user names. */
export function asciiOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/g, '')
}
