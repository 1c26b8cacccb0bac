import type { ReactNode } from 'react'

export interface TokenRow {
  name: string
  value: string
  note?: string
  sample?: ReactNode
}

/** Names, values and samples of design tokens, read from the source. */
export function TokenList({ title, rows }: { title: string; rows: readonly TokenRow[] }) {
  const hasSamples = rows.some(({ sample }) => sample)
  return (
    <section className="flex flex-col gap-2 overflow-x-auto p-6">
      <h2 className="text-16 font-semibold">{title}</h2>
      <table className="w-full max-w-5xl border-collapse text-13">
        <thead className="text-left text-12 text-text-muted">
          <tr className="border-b border-line">
            <th className="h-8 pr-4 font-medium">Token</th>
            <th className="pr-4 font-medium">Value</th>
            {hasSamples ? <th className="font-medium">Sample</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, note, sample }) => (
            <tr key={name} className="h-9 border-b border-line">
              <th scope="row" className="pr-4 text-left font-mono font-normal whitespace-nowrap">
                {name}
              </th>
              <td className="pr-4 font-mono text-12 whitespace-nowrap">
                {value}
                {note ? <span className="block text-text-muted">{note}</span> : null}
              </td>
              {hasSamples ? <td>{sample}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
