import type { ReactNode } from 'react'
import { Badge, type Tone } from '../components/badge/Badge.tsx'
import {
  cloudColor,
  clouds,
  complianceTone,
  fillClass,
  fillLevel,
  fillTone,
  obsoleteTone,
  semaphores,
  semaphoreTone,
  severities,
  severityTone,
  statusTone,
  technologyColor,
} from '../domain/tones.ts'

/** Lists which fact has which tone, from `tones.ts`. */
export function StatusTones() {
  return (
    <div className="flex flex-col gap-6 p-6">
      <Facts title="Compliance: below 80, below 100, from 100">
        {[0, 79.9, 80, 99.9, 100, null].map((percent) => (
          <Fact key={percent} tone={complianceTone(percent)} label={percent === null ? '-' : `${percent}%`} />
        ))}
      </Facts>
      <Facts title="Severity of an alert">
        {severities.map((severity) => (
          <Fact key={severity} tone={severityTone[severity]} label={severity} />
        ))}
      </Facts>
      <Facts title="Semaphore">
        {semaphores.map((semaphore) => (
          <Fact key={semaphore} tone={semaphoreTone[semaphore]} label={semaphore} />
        ))}
      </Facts>
      <Facts title="State of a database. The normal state is plain text in lists">
        {Object.entries(statusTone).map(([state, tone]) => (
          <Fact key={state} tone={tone} label={state} />
        ))}
      </Facts>
      <Facts title="An obsolete host">
        <Fact tone={obsoleteTone} label="Obsolete" />
      </Facts>
      <Facts title="Fill: below 70, from 70, from 90">
        {[45, 70, 90, 97].map((percent) => (
          <span key={percent} className="flex items-center gap-2 text-13 tabular-nums">
            <span className="h-2 w-24 overflow-hidden rounded-chip bg-surface-active">
              <span
                className={`block h-full ${fillClass[fillLevel(percent)]}`}
                style={{ width: `${percent}%` }}
              />
            </span>
            <Badge tone={fillTone[fillLevel(percent)]}>{`${percent}%`}</Badge>
          </span>
        ))}
      </Facts>
      <Facts title="Technologies: the color of the settings, adjusted for contrast in both themes">
        {technologies.map(([product, color]) => (
          <Color
            key={`${product} ${color}`}
            value={technologyColor(product, color)}
            label={color ? `${product}, ${color}` : product}
          />
        ))}
      </Facts>
      <Facts title="Clouds">
        {clouds.map((cloud) => (
          <Color key={cloud} value={cloudColor(cloud)} label={cloud} />
        ))}
      </Facts>
    </div>
  )
}

const technologies = [
  ['Oracle/Database', null],
  ['Oracle/MySQL', null],
  ['Microsoft/SQLServer', null],
  ['PostgreSQL/PostgreSQL', null],
  ['MongoDB/MongoDB', null],
  ['MariaDBFoundation/MariaDB', null],
  ['Unknown/Unknown', null],
  ['Oracle/Exadata', '#b0b1b3'],
  ['MariaDBFoundation/MariaDB', '#043444'],
] as const

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-13 font-medium">{title}</h2>
      <div className="flex flex-wrap gap-x-4 gap-y-2">{children}</div>
    </section>
  )
}

function Fact({ tone, label }: { tone: Tone; label: string }) {
  return <Badge tone={tone}>{label}</Badge>
}

function Color({ value, label }: { value: string; label: string }) {
  return (
    <span className="flex items-center gap-2 text-13">
      <span aria-hidden className="size-4 rounded-control" style={{ background: value }} />
      {label}
    </span>
  )
}
