import { useMessages } from 'use-intl/react'
import { lookUp } from '../lib/records.ts'
import type { Messages } from './messages.ts'

const groups = ['facts', 'fields', 'tabs', 'columns'] as const

/** Texts at the path of an area, or of a part of one. */
type TextsAt<Path extends string> = Path extends keyof Messages
  ? Messages[Path]
  : Path extends `${infer Area extends keyof Messages}.${infer Part}`
    ? Part extends keyof Messages[Area]
      ? Messages[Area][Part]
      : never
    : never

type IdsIn<Texts> = {
  [Group in (typeof groups)[number]]: Texts extends Record<Group, infer Names> ? keyof Names & string : never
}[(typeof groups)[number]]

export type FieldId<Path extends string> = IdsIn<TextsAt<Path>> | keyof Messages['common']['columns']

/** Names of fields and tabs by id: those of the area, then the columns of all areas. */
export function useFieldLabels<Path extends string>(path: Path): (id: FieldId<Path>) => string {
  const messages: unknown = useMessages()
  const steps = path.split('.')
  return (id) =>
    [...groups.map((group) => [...steps, group, id]), ['common', 'columns', id]]
      .map((at) => lookUp(messages, at))
      .find((label) => label !== undefined) ?? id
}
