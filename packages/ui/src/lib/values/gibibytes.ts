/** Gibibytes of a number of mebibytes, with the two decimals that lists and their exports show. */
export function gibibytes(mebibytes: number): number {
  return Math.round((mebibytes / 1024) * 100) / 100
}
