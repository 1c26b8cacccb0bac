import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Result of a test run. Skipped and todo tests count as failed. */
export interface TestSummary {
  passed: number
  failed: number
  slowest: { file: string; seconds: number }[]
}

/**
 * Writes the summary to a file and prints failures only. Vitest's JSON reporter cannot be used, because its
 * output with accessibility reports exceeds the maximum string length.
 */
export class SummaryReporter implements Reporter {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string; stack?: string }[]) {
    let passed = 0
    let failed = 0
    const fail = (name: string, messages: readonly string[]) => {
      failed += 1
      process.stdout.write(`\nFAILED ${name}\n${messages.map((text) => text.slice(0, 6000)).join('\n')}\n`)
    }

    for (const { message = '', stack = '' } of unhandled) fail('unhandled error', [message, stack])
    for (const module of modules) {
      const errors = module.errors()
      if (errors.length > 0)
        fail(
          module.relativeModuleId,
          errors.map(({ message }) => message),
        )
      for (const test of module.children.allTests()) {
        const { state, errors: testErrors } = test.result()
        if (state === 'passed') passed += 1
        else
          fail(
            `${module.project.name} ${module.relativeModuleId} > ${test.fullName}`,
            testErrors?.map(({ message }) => message) ?? [state],
          )
      }
    }
    const slowest = modules
      .map((module) => ({ file: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 }))
      .toSorted((a, b) => b.seconds - a.seconds)
    const summary: TestSummary = { passed, failed, slowest }
    writeFileSync(this.#file, JSON.stringify(summary))
  }
}
