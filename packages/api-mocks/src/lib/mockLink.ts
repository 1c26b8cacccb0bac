import { alertModeSupports, limits, nullListModes, type MockOptions } from '../control/options.ts'
import { faultProblem, faultText, parseFault } from '../faults/fault.ts'
import { personaNames } from '../personas/personas.ts'
import { didYouMean } from './nearest.ts'
import { parseMoment, utc } from './time.ts'

interface Reader {
  read: (text: string) => MockOptions | undefined
  /** Description of the expected format, with the nearest valid value. */
  expectedFormat: (text: string) => string
}

/**
 * Parsers of `?mock=persona:operator,hosts:10000,now:2026-03-16T09:30:00Z,fault:GET /api/hosts=500`, one
 * per option.
 */
const readers: Readonly<Record<Exclude<keyof MockOptions, 'faults'>, Reader>> = {
  persona: enumReader(personaNames, (persona) => ({ persona })),
  hosts: integerReader(limits.hosts, (hosts) => ({ hosts })),
  seed: integerReader(limits.seed, (seed) => ({ seed })),
  latency: integerReader(limits.latency, (latency) => ({ latency })),
  ahead: {
    read: (text) => (/^-?\d{1,12}$/.test(text) ? { ahead: Number(text) } : undefined),
    expectedFormat: () => 'milliseconds',
  },
  now: momentReader((now) => ({ now })),
  start: momentReader((start) => ({ start })),
  nullLists: enumReader(nullListModes, (nullLists) => ({ nullLists })),
  alertModes: enumReader(alertModeSupports, (alertModes) => ({ alertModes })),
}

function integerReader(most: number, option: (value: number) => MockOptions): Reader {
  const read = (text: string) =>
    /^\d{1,10}$/.test(text) && Number(text) <= most ? option(Number(text)) : undefined
  return { read, expectedFormat: () => `a whole number up to ${most}` }
}

function momentReader(option: (text: string) => MockOptions): Reader {
  const read = (text: string) => (isMoment(text) ? option(text) : undefined)
  return { read, expectedFormat: () => 'a moment like 2026-03-16T09:30:00Z' }
}

/** A time with a zone, or a date, which means midnight UTC. */
function isMoment(text: string): boolean {
  return parseMoment(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text) !== undefined
}

function enumReader<Name extends string>(
  names: readonly Name[],
  option: (name: Name) => MockOptions,
): Reader {
  const read = (text: string) => {
    const name = names.find((known) => known === text)
    return name === undefined ? undefined : option(name)
  }
  return { read, expectedFormat: (text) => `one of ${names.join(', ')}.${didYouMean(text, names)}` }
}

export const optionNames: readonly string[] = Object.keys(readers)

export function isOptionName(name: string): name is keyof typeof readers {
  return Object.hasOwn(readers, name)
}

export interface ReadLink {
  link: MockOptions
  /** Invalid parts with the expected format. No part is guessed. */
  errors: string[]
}

export function parseMockLink(text: string): ReadLink {
  return splitParts(text).reduce<ReadLink>(
    ({ link, errors }, part) => {
      const read = parsePart(part, link)
      return typeof read === 'string'
        ? { link, errors: [...errors, `${part} (${read})`] }
        : { link: { ...link, ...read }, errors }
    },
    { link: {}, errors: [] },
  )
}

function parsePart(part: string, { faults = [] }: MockOptions): MockOptions | string {
  const [, name = '', value = ''] = /^(\w+):([^]*)$/.exec(part) ?? []
  if (isOptionName(name)) return readOption(name, value)
  const names = [...optionNames, 'fault']
  if (name !== 'fault') return `none of ${names.join(', ')}.${didYouMean(name || part, names)}`
  const fault = parseFault(value)
  return fault ? { faults: [...faults, fault] } : faultProblem(value)
}

/** Parses one option; returns the expected format and the nearest value if it is invalid. */
export function readOption(name: Exclude<keyof MockOptions, 'faults'>, text: string): MockOptions | string {
  const { read, expectedFormat } = readers[name]
  return read(text) ?? expectedFormat(text)
}

/** Splits at commas; a backslash escapes a comma within a part. */
function splitParts(text: string): string[] {
  const parts = text.match(/(?:\\[^]|[^,])+/g) ?? []
  return parts.map((part) => part.replaceAll(/\\([^])/g, '$1'))
}

/** Serializes options as the value of `?mock=`. Not URL-encoded. */
export function mockLink(options: MockOptions): string {
  const { faults = [], ...plain } = options
  return [
    ...Object.entries(plain).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}:${text(name, value)}`],
    ),
    ...faults.map((fault) => `fault:${faultText(fault)}`),
  ]
    .map((part) => part.replaceAll(/[\\,]/g, String.raw`\$&`))
    .join(',')
}

function text(name: string, value: string | number): string {
  return typeof value === 'number' && (name === 'now' || name === 'start') ? utc(value) : String(value)
}

/** Throws RangeError unless a link could carry these options. */
export function assertOptions(options: MockOptions): void {
  const { errors } = parseMockLink(mockLink(options))
  if (errors.length > 0) throw new RangeError(`Invalid mock options: ${errors.join(', ')}`)
}
