import { Badge } from '../components/badge/Badge.tsx'
import { contrast } from '../domain/tones.ts'
import { type ColorToken, themeNames } from '../styles/readTokens.ts'

interface ContrastTableProps {
  title: string
  /** Minimum contrast ratio. */
  minimumRatio: number
  pairs: readonly (readonly [foreground: string, background: string])[]
  colors: readonly ColorToken[]
}

/** Sample and measured contrast of each pair of colors in both themes. */
export function ContrastTable({ title, minimumRatio, pairs, colors }: ContrastTableProps) {
  const token = new Map(colors.map((color) => [color.name, color]))
  return (
    <section className="flex flex-col gap-2 overflow-x-auto p-6">
      <h2 className="text-16 font-semibold">{title}</h2>
      <table className="border-collapse text-13">
        <thead className="text-left text-12 text-text-muted">
          <tr className="border-b border-line">
            <th className="h-8 pr-4 font-medium">Foreground</th>
            <th className="pr-4 font-medium">Background</th>
            {themeNames.map((theme) => (
              <th key={theme} className="pr-4 font-medium">{`Contrast, ${theme}`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(([foregroundToken, backgroundToken]) => (
            <tr key={`${foregroundToken} ${backgroundToken}`} className="h-8 border-b border-line">
              <th scope="row" className="pr-4 text-left font-mono font-normal whitespace-nowrap">
                {foregroundToken}
              </th>
              <td className="pr-4 font-mono whitespace-nowrap">{backgroundToken}</td>
              {themeNames.map((theme) => (
                <td key={theme} className="pr-4">
                  <ContrastCell
                    color={token.get(foregroundToken)?.[theme] ?? ''}
                    background={token.get(backgroundToken)?.[theme] ?? ''}
                    minimumRatio={minimumRatio}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface ContrastCellProps {
  color: string
  background: string
  minimumRatio: number
}

function ContrastCell({ color, background, minimumRatio }: ContrastCellProps) {
  const ratio = contrast(color, background)
  const isSufficient = ratio >= minimumRatio
  return (
    <span className="flex items-center gap-2 whitespace-nowrap tabular-nums">
      <span
        aria-hidden
        className="grid h-6 w-12 place-items-center rounded-control font-medium"
        style={{ color, background }}
      >
        {minimumRatio > 4 ? 'Aa 12' : <span className="h-3 w-8 rounded-chip bg-current" />}
      </span>
      {ratio.toFixed(2)}
      <Badge tone={isSufficient ? 'success' : 'danger'}>{isSufficient ? 'pass' : 'fail'}</Badge>
    </span>
  )
}
