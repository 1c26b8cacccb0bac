import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** What a run of the tests came to. What was skipped or left for later counts as failed: a check held back is a defect. */
export interface Counts {
  passed: number
  failed: number
}

interface Failure {
  where: string
  messages: readonly string[]
}

/**
 * Writes the counts of a run, and prints its failures and where its time went. The reporter of Vitest that writes JSON holds
 * everything the accessibility checks saw in one string, which is longer than a string can be.
 */
export class CountsReporter implements Reporter {
  readonly #file: string
  #done = 0

  constructor(file: string) {
    this.#file = file
  }

  onTestCaseResult() {
    this.#done += 1
    if (this.#done % 500 === 0) process.stdout.write(`${this.#done} tests\n`)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string; stack?: string }[]) {
    const counts = { passed: 0, failed: unhandled.length }
    const failures: Failure[] = unhandled.map(({ message = '', stack = '' }) => ({
      where: 'outside of a test',
      messages: [message, stack],
    }))
    const seconds = new Map<string, number>()
    for (const module of modules) {
      const { name } = module.project
      seconds.set(name, (seconds.get(name) ?? 0) + module.diagnostic().duration / 1000)
      const broken = module.errors()
      if (broken.length > 0) {
        counts.failed += 1
        failures.push({ where: module.relativeModuleId, messages: broken.map(({ message }) => message) })
      }
      for (const test of module.children.allTests()) {
        const result = test.result()
        if (result.state === 'passed') counts.passed += 1
        else {
          counts.failed += 1
          const messages = result.errors?.map(({ message }) => message) ?? [result.state]
          failures.push({ where: `${name} ${module.relativeModuleId} > ${test.fullName}`, messages })
        }
      }
    }
    writeFileSync(this.#file, JSON.stringify(counts))
    for (const { where, messages } of failures)
      process.stdout.write(
        `\nFAILED ${where}\n${messages.map((message) => message.slice(0, 6000)).join('\n')}\n`,
      )
    const times = [...seconds].map(([name, sum]) => `${name} ${sum.toFixed(0)} s`).join(' · ')
    process.stdout.write(`\nseconds in tests: ${times}\n`)
    const slowest = modules.toSorted((a, b) => b.diagnostic().duration - a.diagnostic().duration).slice(0, 8)
    for (const module of slowest)
      process.stdout.write(
        `  ${(module.diagnostic().duration / 1000).toFixed(0)} s ${module.relativeModuleId}\n`,
      )
  }
}
