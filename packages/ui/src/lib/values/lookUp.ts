/** The text at a path of a catalogue. */
export function lookUp(tree: unknown, path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>(
    (branch, key) =>
      typeof branch === 'object' && branch !== null && Object.hasOwn(branch, key)
        ? Reflect.get(branch, key)
        : undefined,
    tree,
  )
  return typeof found === 'string' ? found : undefined
}
