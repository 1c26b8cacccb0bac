import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withPadding } from '../../testing/samples/withPadding.tsx'
import { failed, loading, ready } from '../../testing/states.ts'
import { type CapacityMeasure, samplesOf } from './capacity.ts'
import { CapacityCharts } from './CapacityCharts.tsx'

const host = makeHostDetail(1)
const { cpuDiskConsumptions } = makeOracleDatabase(1)

const cpu: CapacityMeasure = {
  id: 'cpuHost',
  samples: ready(samplesOf(host.cpuConsumptions, 'cpuAvg')),
}

const meta = {
  title: 'Components/Charts/CapacityCharts',
  component: CapacityCharts,
  decorators: [withPadding()],
  args: { measures: [cpu] },
} satisfies Meta<typeof CapacityCharts>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const WithMaximum: Story = {
  args: {
    measures: [
      {
        ...cpu,
        id: 'cpuDb',
        maximum: true,
        samples: ready(samplesOf(cpuDiskConsumptions, 'cpuDbAvg', 'cpuDbMax')),
      },
    ],
  },
}
export const WithCores: Story = { args: { threads: 64 } }
export const WithoutDay: Story = { args: { measures: [{ ...cpu, withoutDay: true }] } }
/** A week without measurements, three hours that are null and two that are missing. */
export const Gaps: Story = {
  args: {
    measures: [
      {
        ...cpu,
        samples: ready(
          samplesOf(host.cpuConsumptions, 'cpuAvg').flatMap((sample, index) => {
            if (sample.target === 'w2' || [15, 16, 17].includes(index)) return [{ ...sample, average: null }]
            return [22, 23].includes(index) ? [] : [sample]
          }),
        ),
      },
    ],
  },
}
export const BelowASection: Story = { args: { level: 4 } }
export const Loading: Story = { args: { measures: [{ ...cpu, samples: loading }] } }
export const Empty: Story = { args: { measures: [{ ...cpu, samples: ready([]) }] } }
export const Failed: Story = { args: { measures: [{ ...cpu, samples: failed() }] } }
export const Narrow: Story = { decorators: [withPadding('max-w-md')] }
