import { Boxes } from 'lucide-react'
import type { ReactNode } from 'react'
import { Gauge } from '../../charts/pie/Gauge.tsx'
import { complianceTone, technologyColour } from '../../domain/tones.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { Link } from '../../lib/react/links.tsx'
import type { OneState } from '../../lib/state.ts'
import { StateCard } from './StateCard.tsx'
import { monogram, type TechnologyFigure } from './technologies.ts'

/** What there is of each technology, and how well it is licensed; each figure leads to its list. */
export function TechnologiesCard({ state }: { state: OneState<readonly TechnologyFigure[]> }) {
  const t = useText('dashboard')
  return (
    <StateCard
      title={t('technologies.title')}
      state={state}
      failed={t('technologies.failed')}
      skeleton="h-72"
    >
      {(figures) => (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {figures.map((figure) => (
            <Tile key={figure.id} figure={figure} />
          ))}
        </ul>
      )}
    </StateCard>
  )
}

function Tile({ figure }: { figure: TechnologyFigure }) {
  const t = useText('dashboard')
  const { number } = useFormat()
  const { name, count, hostCount, compliance, to } = figure
  const title = name ?? t('technologies.all')
  return (
    <li className="flex min-w-0 flex-col gap-1 rounded-control border border-line p-3 first:sm:col-span-2">
      <h3 className="flex min-h-6 min-w-0 items-center gap-2 text-13 font-semibold">
        <Mark figure={figure} />
        <To to={to.list} name={title}>
          {title}
        </To>
      </h3>
      <div className="flex items-end justify-between gap-2">
        <dl className="min-w-0 text-12 text-text-muted">
          <div className="flex min-h-6 flex-wrap items-center gap-x-1">
            <dt>{t('technologies.instances')}</dt>
            <dd className="text-13 font-medium text-text tabular-nums">
              <To to={to.list} name={t('technologies.instancesOf', { name: title, count })}>
                {number(count)}
              </To>
            </dd>
          </div>
          <div className="flex min-h-6 flex-wrap items-center gap-x-1">
            <dt>{t('technologies.hosts')}</dt>
            <dd className="text-13 font-medium text-text tabular-nums">
              <To to={to.hosts} name={t('technologies.hostsOf', { name: title, count: hostCount })}>
                {number(hostCount)}
              </To>
            </dd>
          </div>
        </dl>
        <Ring to={to.compliance} name={title} compliance={compliance} />
      </div>
    </li>
  )
}

function Ring({ to, name, compliance }: { to: string | null; name: string; compliance: number | null }) {
  const t = useText('dashboard')
  const gauge = (
    <Gauge label={t('technologies.compliance')} value={compliance} tone={complianceTone(compliance)} />
  )
  if (to === null) return gauge
  return (
    <Link to={to} className="-m-1 shrink-0 rounded-control p-1 hover:bg-surface-hover">
      {gauge}
      <bdi translate="no" className="sr-only">
        {name}
      </bdi>
    </Link>
  )
}

function To({ to, name, children }: { to: string | null; name: string; children: ReactNode }) {
  if (to === null)
    return (
      <bdi translate="no" className="min-w-0 wrap-anywhere">
        {children}
      </bdi>
    )
  return (
    <Link
      to={to}
      {...(children === name ? {} : { 'aria-label': name })}
      className="inline-flex min-h-6 min-w-6 items-center wrap-anywhere text-accent-text hover:underline"
    >
      <bdi translate="no" className="min-w-0">
        {children}
      </bdi>
    </Link>
  )
}

/** Nothing but an image of the settings is ever drawn here: anybody may have written them. */
const base64 = /^[A-Za-z\d+/]+={0,2}$/

function Mark({ figure: { product, name, color, logo } }: { figure: TechnologyFigure }) {
  if (product === null || name === null) return <Boxes size={20} className="shrink-0 text-text-muted" />
  if (logo !== null && base64.test(logo))
    return <img src={`data:image/jpeg;base64,${logo}`} alt="" className="size-5 shrink-0 object-contain" />
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 place-items-center rounded-chip border-2 text-[0.625rem] font-semibold"
      style={{ borderColor: technologyColour(product, color) }}
    >
      {monogram(name)}
    </span>
  )
}
