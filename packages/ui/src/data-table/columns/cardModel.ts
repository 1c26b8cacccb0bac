import type { Kind } from './column.ts'
import type { ColumnModel, ShownColumn } from './columnModel.ts'

const statusKinds: ReadonlySet<Kind> = new Set(['badge', 'severity', 'semaphore', 'compliance', 'fill'])
const facts = ['fact', 'secondFact'] as const
const wide = ['wide'] as const

/** Columns of a row rendered as a card: identity, name, status and two facts or a wide one, by their `card` or in table order. */
export function cardModel<Row>(model: ColumnModel<Row>): ColumnModel<Row> {
  const [identity, ...others] = model.visible
  const name = others.find(({ column }) => column.card === 'name')
  const status =
    others.find(({ column }) => column.card === 'status') ??
    others.find(({ column }) => column.card === undefined && statusKinds.has(column.kind))
  const plain = others
    .filter((one) => one !== status && one !== name)
    .toSorted((a, b) => Number(b.column.card !== undefined) - Number(a.column.card !== undefined))
  const visible: ShownColumn<Row>[] = [
    ...(identity ? [{ ...identity, card: 'identity' as const }] : []),
    ...(name ? [{ ...name, card: 'name' as const }] : []),
    ...(status ? [{ ...status, card: 'status' as const }] : []),
    ...(plain[0]?.column.card === 'wide' ? wide : facts).flatMap((card, index) => {
      const one = plain[index]
      return one ? [{ ...one, card }] : []
    }),
  ]
  return { ...model, visible, groupCells: [], width: 0, pinnedWidth: 0 }
}
