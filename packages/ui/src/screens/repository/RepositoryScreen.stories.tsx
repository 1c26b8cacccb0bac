import { makeRepositoryItems } from '@inventory-console/api-mocks/fixtures/repository'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { openPeek } from '../../testing/openPeek.ts'
import { hostile, longName } from '../../testing/samples/withPadding.tsx'
import { empty, failed, loading, ready, refreshing } from '../../testing/states.ts'
import { RepositoryScreen } from './RepositoryScreen.tsx'

const meta = {
  title: 'Screens/Repository',
  component: RepositoryScreen,
  render: (args) => (
    <div className="h-dvh">
      <RepositoryScreen {...args} />
    </div>
  ),
  args: {
    list: ready(makeRepositoryItems()),
    download: null,
    onRefresh: fn(),
    onDownload: fn(),
    onCancelDownload: fn(),
    onCloseDownload: fn(),
    onCopy: fn(),
  },
} satisfies Meta<typeof RepositoryScreen>
export default meta
type Story = StoryObj<typeof meta>

const name = 'inventory-agent-2.9.1-1.el9.x86_64.rpm'
/** The dialog loads lazily. */
const opened = async () => {
  await screen.findByRole('progressbar', {}, { timeout: 10_000 })
}

export const Ready: Story = {}
export const Peek: Story = { play: openPeek }
export const OtherDateFormats: Story = {
  args: {
    list: ready(
      makeRepositoryItems().map((item, index) => ({
        ...item,
        ReleaseDate: ['2026-02-10', '10.02.2026', 'February 2026', '????-??-??'][index % 4] ?? '',
      })),
    ),
  },
}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'no such file' } } }
export const Failed: Story = {
  args: { list: failed('GET /index.json: 404 Not Found') },
}
export const Forbidden: Story = {
  args: { list: failed('GET /index.json: 403 Forbidden') },
}
export const Refreshing: Story = { args: { list: refreshing(makeRepositoryItems()) } }
export const Downloading: Story = {
  args: { download: { name, work: { status: 'running', value: 0.42 } } },
  play: opened,
}
export const DownloadFailed: Story = {
  args: {
    download: {
      name,
      work: { status: 'failed', error: { message: 'The file is not on the server.' }, retry: fn() },
    },
  },
  play: async () => {
    await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
  },
}
export const HostileText: Story = {
  args: {
    list: ready(
      makeRepositoryItems()
        .slice(0, 3)
        .map((item, index) => ({
          ...item,
          Filename: index === 0 ? hostile : `${longName}-${index}`,
          Version: hostile,
          OperatingSystem: longName,
        })),
    ),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
