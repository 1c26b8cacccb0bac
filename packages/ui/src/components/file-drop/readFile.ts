export interface FileLimits {
  /** Endings: ".csv". */
  types: readonly string[]
  /** Bytes. */
  maxSize: number
}

export type FileProblem = 'several' | 'wrongType' | 'empty' | 'tooBig'

/** Why these files cannot be taken as one. By its ending: what systems call a CSV file differs from one to the next. */
export function problemOf(
  files: readonly Pick<File, 'name' | 'size'>[],
  { types, maxSize }: FileLimits,
): FileProblem | null {
  const [file] = files
  if (!file) return null
  if (files.length > 1) return 'several'
  if (!types.some((type) => file.name.toLowerCase().endsWith(type))) return 'wrongType'
  if (file.size === 0) return 'empty'
  return file.size > maxSize ? 'tooBig' : null
}
