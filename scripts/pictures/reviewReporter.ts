import type { Reporter, TestModule } from 'vitest/node'
import { writeDigests } from '../../.storybook/pictures.ts'
import { writeReview } from './review.ts'

/** After a run of stories: by what their pictures are quickly compared from now on, and the page to look at those that differ. */
export class ReviewReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]) {
    if (!modules.some(({ project }) => project.name.startsWith('stories'))) return
    writeDigests()
    const written = await writeReview()
    if (written)
      process.stdout.write(
        `\n${written.count} pictures differ: open ${written.file}, or accept them with \`npm run pictures:review\`.\n`,
      )
  }
}
