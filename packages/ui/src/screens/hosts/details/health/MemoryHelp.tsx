import { CircleHelp } from 'lucide-react'
import { Popover } from 'radix-ui'
import { IconButton } from '../../../../components/button/Button.tsx'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import type { MemoryUse } from './HostHealth.tsx'

/** How the memory of the databases is computed, and the verdict on its limit. */
export function MemoryHelp({ use }: { use: MemoryUse }) {
  const t = useText('hostDetails')
  const format = useFormat()
  const { sum, verdict, pgaAndSga, memoryTargets } = use
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton size="small" label={t('memory.how')} className="-my-2 size-6 border-0 text-text-muted">
          <CircleHelp size={12} />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t('memory.how')}
          className="inventory-console z-50 flex max-w-80 animate-appear flex-col gap-1.5 rounded-panel border border-line bg-surface-raised p-3 text-13 text-text shadow-float outline-none"
        >
          <p className="font-semibold">{t(`memory.${verdict}`)}</p>
          <p className="tabular-nums">
            {t('memory.computed', {
              targets: format.number(pgaAndSga, 2),
              memory: format.number(memoryTargets, 2),
              sum: format.number(sum, 2),
            })}
          </p>
          <p className="text-text-muted">{t('memory.limit')}</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
