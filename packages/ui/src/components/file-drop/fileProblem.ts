export interface FileLimits {
  /** File extensions, such as ".csv". */
  types: readonly string[]
  /** In bytes. */
  maxSize: number
}

export type FileProblem = 'several' | 'wrongType' | 'empty' | 'tooBig'

/**
 * Returns why the files are invalid. Checks extensions, because the MIME type of CSV differs between
 * systems.
 */
export function fileProblem(
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
