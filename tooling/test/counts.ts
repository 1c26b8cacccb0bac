import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Result of a test run. Skipped and todo tests count as failed. */
export interface Counts {
  passed: number
  failed: number
}

/**
 * Writes the counts to a file and prints failures, seconds per project and the slowest files. Vitest's JSON
 * reporter cannot be used, because its output with accessibility reports exceeds the maximum string length.
 */
export class CountsReporter implements Reporter {
  readonly #file: string
  #finished = 0

  constructor(file: string) {
    this.#file = file
  }

  onTestCaseResult() {
    this.#finished += 1
    if (this.#finished % 500 === 0) process.stdout.write(`${this.#finished} tests\n`)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string; stack?: string }[]) {
    const counts = { passed: 0, failed: 0 }
    const seconds = new Map<string, number>()
    const fail = (name: string, messages: readonly string[]) => {
      counts.failed += 1
      process.stdout.write(`\nFAILED ${name}\n${messages.map((text) => text.slice(0, 6000)).join('\n')}\n`)
    }

    for (const { message = '', stack = '' } of unhandled) fail('unhandled error', [message, stack])
    for (const module of modules) {
      const { name } = module.project
      seconds.set(name, (seconds.get(name) ?? 0) + durationOf(module))
      const errors = module.errors()
      if (errors.length > 0)
        fail(
          module.relativeModuleId,
          errors.map(({ message }) => message),
        )
      for (const test of module.children.allTests()) {
        const { state, errors: testErrors } = test.result()
        if (state === 'passed') counts.passed += 1
        else
          fail(
            `${name} ${module.relativeModuleId} > ${test.fullName}`,
            testErrors?.map(({ message }) => message) ?? [state],
          )
      }
    }
    writeFileSync(this.#file, JSON.stringify(counts))

    const perProject = [...seconds].map(([name, sum]) => `${name} ${sum.toFixed(0)} s`)
    process.stdout.write(`\nTest time per project: ${perProject.join(' · ')}\nSlowest files:\n`)
    for (const module of modules.toSorted((a, b) => durationOf(b) - durationOf(a)).slice(0, 8))
      process.stdout.write(`  ${durationOf(module).toFixed(0)} s ${module.relativeModuleId}\n`)
  }
}

const durationOf = (module: TestModule) => module.diagnostic().duration / 1000
