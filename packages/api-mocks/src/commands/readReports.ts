import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { agentReportSchema } from '../agents/agentReportSchema.ts'
import { isRecord, parsedJson, valueAt } from '../lib/records.ts'
import type { AgentReport } from '../world/hosts/reportedHosts.ts'

export interface RefusedReport {
  file: string
  /** Such as `features.oracle.database.databases.0.dbID`; empty for the whole report. */
  field: string
  reason: string
}

/** Reads the JSON files of a folder in the order of their names. */
export async function readReports(
  folder: string,
): Promise<{ reports: AgentReport[]; refused: RefusedReport[] }> {
  const validate = new Ajv2020({ strict: false }).compile(agentReportSchema)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted()
  const reports: AgentReport[] = []
  const refused: RefusedReport[] = []
  const fileOf = new Map<string, string>()
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one report in memory as text at a time
    const report = parsedJson(await readFile(join(folder, file), 'utf8'))?.value
    if (!isRecord(report)) {
      refused.push({ file, field: '', reason: 'is not a JSON object' })
    } else if (!validate(report)) {
      const [error] = validate.errors ?? []
      refused.push({ file, ...problemOf(report, error) })
    } else {
      const hostname = String(report['hostname'])
      const earlier = fileOf.get(hostname)
      if (earlier === undefined) {
        fileOf.set(hostname, file)
        reports.push(report)
      } else {
        refused.push({ file, field: 'hostname', reason: `is ${hostname}, as in ${earlier}` })
      }
    }
  }
  return { reports, refused }
}

/** Names a missing field itself instead of the object that lacks it. */
function problemOf(report: unknown, error: ErrorObject | undefined): Omit<RefusedReport, 'file'> {
  const path = (error?.instancePath ?? '').split('/').slice(1)
  const missing: unknown = error?.params['missingProperty']
  if (typeof missing === 'string') return { field: [...path, missing].join('.'), reason: 'is missing' }
  const found = JSON.stringify(valueAt(report, path)) ?? 'nothing'
  const shown = found.length > 60 ? `${found.slice(0, 60)}…` : found
  const allowed: unknown = error?.params['allowedValues'] ?? error?.params['allowedValue']
  const expected = allowed === undefined ? error?.message : `must be ${JSON.stringify(allowed)}`
  return { field: path.join('.'), reason: `${expected ?? 'is invalid'}, but is ${shown}` }
}
