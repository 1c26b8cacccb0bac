import type { Faker } from '@faker-js/faker'
import type { Fake } from '../../lib/random.ts'
import { type Processor, processors, memories, swaps } from './data/processors.ts'
import { systems, type Family, type System } from './data/systems.ts'

export function systemOf(family: Family, faker: Faker): System {
  return faker.helpers.weightedArrayElement(systems[family])
}

export function processorOf(family: Family, faker: Faker): Processor {
  return faker.helpers.arrayElement(processors[family])
}

/** Scales with the number of cores. */
export function memoryOf(
  cores: number,
  fake: Fake,
  topic: number,
): { memoryTotal: number; swapTotal: number } {
  const step = 31 - Math.clz32(Math.max(1, cores)) + fake(topic).number.int(2)
  return {
    memoryTotal: memories[Math.min(step, memories.length - 1)] ?? memories[0],
    swapTotal: fake(topic + 1).helpers.arrayElement(swaps),
  }
}
