import { Button, ButtonLink } from '../../components/button/Button.tsx'
import { DetailScreen } from '../../components/detail-screen/DetailScreen.tsx'
import { KeyValueCard } from '../../components/key-value/KeyValueCard.tsx'
import { PageHead } from '../../components/page-head/PageHead.tsx'
import { Section } from '../../components/section/Section.tsx'
import { SplitView } from '../../components/split-view/SplitView.tsx'
import type { OneState } from '../../lib/state.ts'

export function DetailScreenSample({ name, state }: { name: string; state: OneState<{ kernel: string }> }) {
  return (
    <DetailScreen
      name={name}
      state={state}
      failed="The host could not be loaded"
      notFound={{
        title: 'No such host',
        text: 'It may have been dismissed.',
        action: <ButtonLink to="/hosts">All hosts</ButtonLink>,
      }}
    >
      {({ kernel }) => <p>{kernel}</p>}
    </DetailScreen>
  )
}

export function KeyValueCardSample() {
  return (
    <KeyValueCard
      title="Operating system"
      facts={[
        { id: 'name', label: 'Name', value: 'Debian 12' },
        { id: 'cluster', label: 'In a cluster', value: true },
        { id: 'id', label: 'Id', value: '4f2a', copyable: true },
      ]}
    />
  )
}

export function SectionSample() {
  return (
    <Section title="Tablespaces" count={14} defaultOpen={false}>
      …
    </Section>
  )
}

export function SplitViewSample({ selectedId, onBack }: { selectedId: string | null; onBack: () => void }) {
  return (
    <SplitView list={<p>Hosts</p>} placeholder={<p>Choose a host</p>} onBack={onBack}>
      {selectedId === null ? null : <p>{selectedId}</p>}
    </SplitView>
  )
}

export function PageHeadSample() {
  return <PageHead aside="1,024 hosts" actions={<Button variant="primary">Add host</Button>} />
}
