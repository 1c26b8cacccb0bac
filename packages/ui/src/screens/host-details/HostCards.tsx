import { useText } from '../../i18n/I18nProvider.tsx'
import { useNameOf } from '../../lib/columnNames.ts'
import { FactCards } from './facts.tsx'
import { hostBlocks, type SeenHost } from './hostBlocks.tsx'
import { memoryUseOf } from './memoryUse.ts'
import { MemoryUseBar } from './MemoryUseBar.tsx'

interface HostCardsProps extends SeenHost {
  memoryLimit: number | null
}

export function HostCards({ memoryLimit, ...seen }: HostCardsProps) {
  const t = useText('hostDetails')
  const location = useNameOf('location', t('facts.location'))
  const memory = memoryUseOf(seen.host, memoryLimit)
  return (
    <FactCards
      thing={seen}
      blocks={hostBlocks}
      title={(id) => t(`cards.${id}`)}
      label={(id) => (id === 'location' ? location : t(`facts.${id}`))}
      foot={memory ? { os: <MemoryUseBar use={memory} /> } : {}}
    />
  )
}
