import type { Faker } from '@faker-js/faker'
import { hashOf } from './hash.ts'

export const DEFAULT_SEED = 1

/** Source of all generated values: worlds with the same faker and seed are equal. */
export interface Source {
  faker: Faker
  seed: number
}

/**
 * Random source of one entity: `fake(topic)` returns the world's faker, reseeded for that topic, so that its values do not
 * depend on other topics. All entities share the faker: generate a value before the next call of `fake`.
 */
export interface Fake {
  (topic: number): Faker
  /** Random source of a part of this entity. */
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

/** Random source of an entity that has a name but no row. */
export function fakeNamed(source: Source, name: string): Fake {
  return fakeOf(source, hashOf(new TextEncoder().encode(name)))
}

/** Converts pairs to the argument of faker's `weightedArrayElement`. */
export function weights<Value>(
  pairs: readonly (readonly [weight: number, value: Value])[],
): { weight: number; value: Value }[] {
  return pairs.map(([weight, value]) => ({ weight, value }))
}

/** The value at `index` modulo the length. */
export function cyclic<Value>(values: readonly [Value, ...Value[]], index: number): Value {
  return values[index % values.length] ?? values[0]
}

/** True for one row in `period`, evenly spread, so that every large world contains the state. */
export function every(row: number, period: number, phase: number): boolean {
  return row % period === phase
}

/** MongoDB ObjectId: 24 hex digits, of which the first eight are the time in seconds. */
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
