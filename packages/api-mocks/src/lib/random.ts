import type { Faker } from '@faker-js/faker'
import { fakerIn } from './faker.ts'
import { hashOf } from './hash.ts'

export const DEFAULT_SEED = 1

/** What makes a world: two with the same faker and seed are equal. */
export interface Source {
  faker: Faker
  seed: number
}

export function sourceOf(seed: number): Source {
  return { faker: fakerIn('en'), seed }
}

/** Of a world without options. */
export const defaultSource: Source = sourceOf(DEFAULT_SEED)

/**
 * The random source of one entity: `fake(topic)` is the world's faker, reseeded for that topic. A topic has the same values
 * whatever else is generated. All entities share the instance, so a value is generated before the next topic.
 */
export interface Fake {
  (topic: number): Faker
  /** Of a part of this entity. */
  part: (topic: number, index: number) => Fake
}

export function fakeOf(source: Source, entity: number): Fake {
  const { faker, seed } = source
  const fake = (topic: number) => {
    faker.seed([seed, entity, topic])
    return faker
  }
  fake.part = (topic: number, index: number) => fakeOf(source, hashOf([entity, topic, index]))
  return fake
}

/** Of an entity that is known by name only. */
export function fakeNamed(source: Source, name: string): Fake {
  return fakeOf(source, hashOf(new TextEncoder().encode(name)))
}

/** Values with their weights, as `weightedArrayElement` reads them. */
export function weights<Value>(
  pairs: readonly (readonly [weight: number, value: Value])[],
): { weight: number; value: Value }[] {
  return pairs.map(([weight, value]) => ({ weight, value }))
}

/** The value at an index that goes round. */
export function cyclic<Value>(values: readonly [Value, ...Value[]], index: number): Value {
  return values[index % values.length] ?? values[0]
}

/** True for one row in `period`, evenly spread: a rare state is in every world of a decent size. */
export function every(row: number, period: number, phase: number): boolean {
  return row % period === phase
}

/** 24 hex digits, the first eight being the second, as object ids are. */
export function objectId(moment: number, fake: Fake): string {
  const { number } = fake(901)
  return hex(Math.floor(moment / 1000)) + hex(number.int(0xffff_ffff)) + hex(number.int(0xffff_ffff))
}

export function isObjectId(text: string): boolean {
  return /^[0-9a-f]{24}$/i.test(text)
}

function hex(value: number): string {
  return value.toString(16).padStart(8, '0')
}
