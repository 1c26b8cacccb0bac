import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

export interface Options {
  base: string | undefined
  isChangedOnly: boolean
  stories: string | undefined
  themes: string[]
  workers: number
  decisions: string | undefined
  isDetecting: boolean
  isFresh: boolean
}

export const help = `npm run visual -- [options]

Renders every story of the working tree and of a base commit and reports the pictures that differ.

  --base REF          commit to compare with (default: where this branch left origin/main or main, else HEAD)
  --changed           only stories that import a changed file
  --stories TEXT      only stories whose id, title or file contains TEXT
  --themes LIST       light,dark by default
  --workers N         browser pages, ${defaultWorkers()} by default
  --decisions FILE    exit 0 if this exported file accepts every difference
  --fresh             render the working tree again although its pictures are cached
  --detect            seed 200 defects and count how many the comparison finds
  --help

The report is visual-report/index.html, with summary.md and summary.json for a pull request; the one before
it moves to visual-report/previous. VISUAL_CACHE names another folder for builds and pictures.
Exit code: 0 no difference, 1 differences, 2 failure.
`

export class UsageError extends Error {}

/** `null` if help was requested. */
export function readOptions(args: readonly string[]): Options | null {
  const { values } = parse(args)
  if (values.help) return null
  const workers = Number(values.workers ?? defaultWorkers())
  if (!Number.isInteger(workers) || workers < 1) throw new UsageError('--workers takes a number from 1.')
  const themes = (values.themes ?? 'light,dark').split(',').filter((theme) => theme !== '')
  if (themes.length === 0)
    throw new UsageError('--themes takes names separated by commas, such as light,dark.')
  return {
    base: values.base,
    isChangedOnly: values.changed ?? false,
    stories: values.stories,
    themes,
    workers,
    decisions: values.decisions,
    isDetecting: values.detect ?? false,
    isFresh: values.fresh ?? false,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        changed: { type: 'boolean' },
        stories: { type: 'string' },
        themes: { type: 'string' },
        workers: { type: 'string' },
        decisions: { type: 'string' },
        detect: { type: 'boolean' },
        fresh: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function defaultWorkers() {
  return Math.max(2, Math.min(8, availableParallelism()))
}
