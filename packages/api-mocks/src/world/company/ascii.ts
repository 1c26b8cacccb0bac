/** The letters and digits of a name that host, database and user names may have, in lower case. */
export function asciiOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/g, '')
}
