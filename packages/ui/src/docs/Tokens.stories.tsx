import type { Meta, StoryObj } from '@storybook/react-vite'
import { readable, visible } from '../styles/pairs.ts'
import { readColors, readDeclarations, themeNames } from '../styles/readTokens.ts'
import { ContrastTable } from './ContrastTable.tsx'
import { StatusTones } from './StatusTones.tsx'
import { TokenList, type TokenRow } from './TokenList.tsx'
import themeCss from '../styles/theme.css?raw'
import tokensCss from '../styles/tokens.css?raw'

const meta = { title: 'Tokens', parameters: { docs: { story: { inline: true } } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const colors = readColors(tokensCss)
const theme = (prefix: string) => readDeclarations(themeCss, prefix)
const sizes = theme('text-').filter(({ name }) => !name.includes('--'))

const colorRows: TokenRow[] = colors.map(({ name, light, dark, note }) => ({
  name,
  value: `${light} · ${dark}`,
  note,
  sample: (
    <span className="flex gap-1">
      {[light, dark].map((color, index) => (
        <span
          key={themeNames[index]}
          aria-hidden
          className="h-6 w-16 rounded-control border border-line-control"
          style={{ background: color }}
        />
      ))}
    </span>
  ),
}))

export const Colors: Story = { render: () => <TokenList title="Colors" rows={colorRows} /> }
export const ContrastOfText: Story = {
  render: () => (
    <ContrastTable title="Text: at least 4.5" minimumRatio={4.5} pairs={readable} colors={colors} />
  ),
}
export const ContrastOfControls: Story = {
  render: () => (
    <ContrastTable
      title="Controls, icons and bars: at least 3"
      minimumRatio={3}
      pairs={visible}
      colors={colors}
    />
  ),
}
export const Type: Story = {
  render: () => (
    <>
      <TokenList
        title="Sizes"
        rows={sizes.map(({ name, value }) => ({
          name,
          value,
          sample: <span style={{ fontSize: value }}>Every host and database 0123456789</span>,
        }))}
      />
      <TokenList
        title="Weights"
        rows={theme('font-weight-').map(({ name, value }) => ({
          name,
          value,
          sample: <span style={{ fontWeight: Number(value) }}>Every host and database</span>,
        }))}
      />
      <TokenList
        title="Families"
        rows={theme('font-')
          .filter(({ name }) => !name.includes('weight'))
          .map(({ name, value }) => ({
            name,
            value: value.split(',')[0] ?? '',
            note: value,
            sample: <span style={{ fontFamily: value }}>Every host 0123456789</span>,
          }))}
      />
    </>
  ),
}
export const Space: Story = {
  render: () => (
    <>
      <TokenList
        title="Steps of the 4-px grid"
        rows={[1, 2, 3, 4, 6, 8, 12].map((step) => ({
          name: `p-${step}, gap-${step} …`,
          value: `${step * 4}px`,
          sample: <span className="block h-4 bg-accent" style={{ width: step * 4 }} />,
        }))}
      />
      <TokenList title="Layout sizes" rows={theme('spacing-')} />
      <TokenList title="Breakpoints" rows={theme('breakpoint-')} />
    </>
  ),
}
export const Shape: Story = {
  render: () => (
    <>
      <TokenList
        title="Radius"
        rows={theme('radius-').map(({ name, value }) => ({
          name,
          value,
          sample: (
            <span className="block h-8 w-16 border border-line-control" style={{ borderRadius: value }} />
          ),
        }))}
      />
      <TokenList
        title="Elevation: a border, and a shadow only for floating elements"
        rows={theme('shadow-').map(({ name, value }) => ({
          name,
          value,
          sample: <span className="m-4 block h-10 w-24 rounded-panel bg-surface-raised shadow-float" />,
        }))}
      />
    </>
  ),
}
export const Motion: Story = {
  render: () => (
    <TokenList
      title="Motion: opacity and small movements, none with reduced motion"
      rows={[...theme('default-transition-'), ...theme('animate-')]}
    />
  ),
}
export const Density: Story = {
  render: () => (
    <>
      {['comfortable', 'compact'].map((density) => (
        <div key={density} data-density={density}>
          <TokenList
            title={density === 'compact' ? 'Compact: data-density="compact"' : 'Comfortable'}
            rows={[
              {
                name: 'row-height',
                value: density === 'compact' ? '28px' : '36px',
                sample: <span className="flex h-row w-40 items-center border border-line px-2">One row</span>,
              },
            ]}
          />
        </div>
      ))}
    </>
  ),
}
export const Tones: Story = {
  name: 'Tones: info, success, warning, danger',
  render: () => <StatusTones />,
}
