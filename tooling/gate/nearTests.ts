import { dirname } from 'node:path'

const area = /^packages\/(?:ui\/src\/screens|console\/src\/features)\/([^/]+)\//

/** Browser tests of the areas, such as licenses, whose pages or screens changed. */
export function testsOfAreas(changed: readonly string[], tests: readonly string[]): string[] {
  const areas = new Set(changed.map((file) => area.exec(file)?.[1]))
  return tests.filter((test) => test.endsWith('.test.tsx') && areas.has(area.exec(test)?.[1] ?? ''))
}

/** Browser tests and stories in the folder of each changed file, or in the nearest folder above it that has some. */
export function testsBeside(changed: readonly string[], tests: readonly string[]): string[] {
  const folders = new Set(tests.map((test) => dirname(test)))
  const nearest = new Set(
    changed.map((file) => {
      let folder = dirname(file)
      while (!folders.has(folder) && folder.includes('/')) folder = dirname(folder)
      return folder
    }),
  )
  return tests.filter((test) => nearest.has(dirname(test)))
}
