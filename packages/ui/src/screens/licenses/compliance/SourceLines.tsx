import { timesCounted, type LicenseCalculation } from '../../../domain/licenses/licenseCalculation.ts'
import { packSize } from '../../../domain/licenses/licenseContracts.ts'
import { isOfType } from '../../../domain/licenses/needs.ts'
import { coreFactorsOf, sourcesOf } from '../../../domain/licenses/sources.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { Link } from '../../../lib/react/links.tsx'
import type { ComplianceInputs } from './complianceInputs.ts'
import { Note } from './Note.tsx'
import { ignoredPath, sourcePath } from './usedLicensesPath.ts'

interface SourceLinesProps {
  chain: LicenseCalculation
  inputs: ComplianceInputs
}

/** The hosts and clusters that consume a license type, one line per kind. */
export function SourceLines({ chain: calculation, inputs }: SourceLinesProps) {
  const t = useText('compliance')
  const format = useFormat()
  const { type, needs, contracts, server, calculated } = calculation
  const { licenseTypeID, maker } = type
  const sources = sourcesOf(needs)
  const ignored = inputs.used.filter((row) => row.ignored && isOfType(row, type)).length
  const times = timesCounted(type, contracts)
  const title = t('sources.title', { consumed: format.number(server.consumed, 3) })
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1">
      <h2 className="min-h-6 text-13 font-semibold">{title}</h2>
      <ul className="flex flex-col text-13">
        {sources.map(({ kind, count, licenses }) => (
          <Line
            key={kind}
            label={t(`sources.${kind}`, { count })}
            value={format.number(licenses, 3)}
            to={sourcePath(kind, licenseTypeID, maker)}
          />
        ))}
        {ignored === 0 ? null : (
          <Line label={t('sources.ignored', { count: ignored })} value="0" to={ignoredPath(licenseTypeID)} />
        )}
      </ul>
      {sources.length === 0 ? <Note>{t('sources.none')}</Note> : null}
      <CoreFactors {...{ chain: calculation, inputs }} />
      {times === 1 ? null : <Note>{t('sources.times', { times })}</Note>}
      {calculated.consumed === server.consumed ? null : (
        <Note>
          {t('sources.differs', {
            server: format.number(server.consumed, 3),
            calculated: format.number(calculated.consumed, 3),
          })}
        </Note>
      )}
    </section>
  )
}

function CoreFactors({ chain: { type, needs }, inputs }: SourceLinesProps) {
  const t = useText('compliance')
  const format = useFormat()
  const pack = packSize(type.metric)
  const isByUsers = pack > 1
  if (!isByUsers && type.metric !== 'Processor Perpetual') return null
  // Standard Edition counts sockets.
  if (/Standard Edition/.test(type.itemDescription)) return null
  return coreFactorsOf(needs, inputs.hosts, pack).map(({ factor, cores }) => (
    <Note key={factor}>
      {t(isByUsers ? 'sources.factorUsers' : 'sources.factor', {
        cores: format.number(cores),
        factor: format.number(factor, 2),
      })}
    </Note>
  ))
}

function Line({ label, value, to }: { label: string; value: string; to: string }) {
  return (
    <li className="flex min-h-6 items-start gap-2">
      <span className="min-w-0 flex-1 pt-0.5">{label}</span>
      <Link
        to={to}
        aria-label={`${label}: ${value}`}
        className="inline-flex min-h-6 min-w-6 shrink-0 items-center justify-end text-accent-text tabular-nums hover:underline"
      >
        {value}
      </Link>
    </li>
  )
}
