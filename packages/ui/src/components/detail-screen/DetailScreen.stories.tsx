import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cpu, Server, Trash2, TriangleAlert } from 'lucide-react'
import { hostile, longName } from '../../testing/samples/withPadding.tsx'
import { failed, forbidden, loading, notFound, one, refreshingOne } from '../../testing/states.ts'
import { Badge } from '../badge/Badge.tsx'
import { Banner } from '../banner/Banner.tsx'
import { Button, ButtonLink } from '../button/Button.tsx'
import { KeyValueCard, KeyValueCards } from '../key-value/KeyValueCard.tsx'
import { Section } from '../section/Section.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { DetailScreen, type DetailScreenProps } from './DetailScreen.tsx'

interface Sample {
  environment: string
  threads: number
  databases: readonly string[]
}

const sample: Sample = { environment: 'PROD', threads: 16, databases: ['orcl', 'erp', 'crm'] }

const content = ({ environment, threads, databases }: Sample) => (
  <>
    <KeyValueCards>
      {['General info', 'OS details', 'Virtual', 'CPU', 'Agent'].map((title) => (
        <KeyValueCard
          key={title}
          title={title}
          icon={title === 'CPU' ? Cpu : Server}
          facts={[
            { id: 'environment', label: 'Environment', value: environment },
            { id: 'technology', label: 'Technology', value: 'Oracle/Database' },
            { id: 'threads', label: 'Threads', value: threads },
            { id: 'cluster', label: 'Cluster', value: false },
          ]}
        />
      ))}
    </KeyValueCards>
    <Section title="OS capacity" defaultOpen={false}>
      <p>Charts</p>
    </Section>
    <Section fixed title="Databases" count={databases.length}>
      <Tabs
        label="Databases"
        tabs={databases.map((name) => ({
          id: name,
          label: name,
          content: (
            <Tabs
              label={name}
              orientation="vertical"
              tabs={['Info', 'Licenses', 'Tablespaces', 'Patches'].map((label) => ({
                id: label,
                label,
                content: <p className="text-13">{`${label} of ${name}`}</p>,
              }))}
            />
          ),
        }))}
      />
    </Section>
  </>
)

const Screen = (props: DetailScreenProps<Sample>) => <DetailScreen {...props} />

const meta = {
  title: 'Components/Layout/DetailScreen',
  component: Screen,
  subcomponents: { DetailScreen },
  decorators: [
    (Story) => (
      <div className="h-dvh overflow-y-auto">
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'db-014',
    state: one(sample),
    failed: 'Could not load the host',
    notFound: {
      title: 'Host db-014 not found',
      text: 'It may have been dismissed. Check the spelling.',
      action: <ButtonLink to="/hosts">All hosts</ButtonLink>,
    },
    aside: () => <Badge tone="success">Up to date</Badge>,
    actions: () => (
      <Button>
        <Trash2 size={16} />
        Dismiss host
      </Button>
    ),
    onRefresh: () => {},
    children: content,
  },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { state: loading } }
export const Refreshing: Story = { args: { state: refreshingOne(sample) } }
export const Failed: Story = { args: { state: failed('GET /hosts/db-014: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { state: forbidden } }
export const NotFound: Story = { args: { state: notFound } }
export const WithNotices: Story = {
  args: {
    aside: () => (
      <Badge tone="warning" icon={TriangleAlert}>
        Obsolete since 3 days
      </Badge>
    ),
    notices: () => <Banner tone="danger">2 missing databases: erp_test, crm_test</Banner>,
  },
}
export const LongText: Story = {
  args: { name: longName, state: one({ ...sample, databases: [longName, ...sample.databases] }) },
}
export const HostileText: Story = { args: { name: hostile, state: one({ ...sample, databases: [hostile] }) } }
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
